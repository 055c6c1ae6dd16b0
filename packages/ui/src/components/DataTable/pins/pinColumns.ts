'use client';
import { PinEdges } from './PinEdges.tsx';
import type { PinnedColumns, PinnedIds } from './PinFeatures.ts';
import { orderPinned } from './pinnedOrder.ts';

/** Separate from the table, so that an app without pinned columns does not load this code. */
const features = { order: orderPinned, Edges: PinEdges };

/**
 * Columns that stay visible while the others of a `DataTable` scroll. They take at most half of the table: in a narrow container they
 * scroll as well. Call it outside of the component, like the columns.
 */
export const pinColumns = (ids: PinnedIds): PinnedColumns => ({ ids, features });
