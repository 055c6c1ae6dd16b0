'use client';
import { lazyPart } from '../../internal/base/lazy/lazyPart.tsx';

/** Not part of the first load: it loads with the shortcut, or when the button is hovered or focused. */
export const lazyCommandDialog = lazyPart('CommandDialog', () => import('./CommandDialog.tsx'));
