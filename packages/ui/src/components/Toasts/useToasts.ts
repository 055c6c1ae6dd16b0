'use client';
import { useSyncExternalStore } from 'react';
import { toastStore } from './toast.ts';

/** The toasts that stand now (`open`) and the last twenty (`recent`, newest first). Raising one needs no hook: `toast`. */
export const useToasts = () => useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
