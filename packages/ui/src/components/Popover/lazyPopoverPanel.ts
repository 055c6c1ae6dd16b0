'use client';
import { lazyPart } from '../../internal/base/lazy/lazyPart.tsx';

/** Not part of the first load: it comes when a pointer or the focus is on a button that opens a popover. */
export const lazyPopoverPanel = lazyPart('PopoverPanel', () => import('./PopoverPanel.tsx'));
