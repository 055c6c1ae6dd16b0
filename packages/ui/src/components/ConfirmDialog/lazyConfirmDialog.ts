'use client';
import { lazyPart } from '../../internal/base/lazy/lazyPart.tsx';

/** Not part of the first load: it comes with the first part of the page that may ask, before anybody can be asked. */
export const lazyConfirmDialog = lazyPart('ConfirmDialog', () => import('./ConfirmDialog.tsx'));
