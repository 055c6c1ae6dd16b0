'use client';
import { lazyPart } from '../../../internal/lazyPart.tsx';

/** Not part of the first load: it comes after a table whose columns can be resized. */
export const lazyColumnResizer = lazyPart('ColumnResizer', () => import('./ColumnResizer.tsx'));
