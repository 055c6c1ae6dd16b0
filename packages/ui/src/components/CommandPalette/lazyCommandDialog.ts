'use client';
import { lazyPart } from '../../internal/base/lazy/lazyPart.tsx';

/** Not part of the first load: it comes with the key, or when a pointer or the focus is on the button. */
export const lazyCommandDialog = lazyPart('CommandDialog', () => import('./CommandDialog.tsx'));
