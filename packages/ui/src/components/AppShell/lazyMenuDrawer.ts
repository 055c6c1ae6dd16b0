'use client';
import { lazyPart } from '../../internal/base/lazy/lazyPart.tsx';

/** Not part of the first load: windows of 768 px and more never show it. */
export const lazyMenuDrawer = lazyPart('MenuDrawer', () => import('./MenuDrawer.tsx'));
