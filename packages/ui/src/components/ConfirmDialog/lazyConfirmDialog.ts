'use client';
import { lazyPart } from '../../internal/base/lazy/lazyPart.tsx';

/** Not part of the first load: it loads with the first component that may ask a question. */
export const lazyConfirmDialog = lazyPart('ConfirmDialog', () => import('./ConfirmDialog.tsx'));
