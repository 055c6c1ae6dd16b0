'use client';
import { lazyPart } from '../../internal/base/lazy/lazyPart.tsx';

/** Not part of the first load: it loads when a button that opens a popover is hovered or focused. */
export const lazyPopoverPanel = lazyPart('PopoverPanel', () => import('./PopoverPanel.tsx'));
