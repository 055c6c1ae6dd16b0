'use client';
import { useSyncExternalStore } from 'react';
import { toastStore } from './toast.ts';

/** The toasts that are shown now (`open`) and the last twenty (`recent`, newest first). To show one use `toast`, which needs no hook. */
export const useToasts = () => useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
