'use client';
import { PinEdges } from './PinEdges.tsx';
import type { PinnedColumns, PinnedIds } from './PinFeatures.ts';
import { orderPinned } from './pinnedOrder.ts';

/** Apart from the table, so that an app without pinned columns does not load this code. */
const features = { order: orderPinned, Edges: PinEdges };

/**
 * Columns that stay in sight while the others of a `DataTable` scroll. They take half of the table at most: in a narrow place they scroll
 * as well. Make it outside of the component, as columns are.
 */
export const pinColumns = (ids: PinnedIds): PinnedColumns => ({ ids, features });
