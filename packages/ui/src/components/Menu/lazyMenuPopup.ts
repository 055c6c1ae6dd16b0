'use client';
import { lazyPart } from '../../internal/base/lazy/lazyPart.tsx';

/** Not part of the first load: it loads when a button that opens a menu is hovered or focused. */
export const lazyMenuPopup = lazyPart('MenuPopup', () => import('./MenuPopup.tsx'));
