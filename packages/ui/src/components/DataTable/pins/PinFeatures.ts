import type { ComponentType, RefObject } from 'react';

export interface PinnedIds {
  /** `id` of the columns that stay at the start, usually the one that names the rows. Boxes and buttons for details stay with them. */
  start?: readonly string[] | undefined;
  /** `id` of the columns that stay at the end, usually the one of the actions. */
  end?: readonly string[] | undefined;
}

export interface PinEdgesProps {
  scrollerRef: RefObject<HTMLElement | null>;
  /** As they are shown: hidden ones are not among them. */
  columns: readonly { id: string }[];
  ids: PinnedIds;
  /** Cells that the table puts before those of its columns. */
  addedCount: number;
  isScrolling: boolean;
}

/** The result of `pinColumns`, for the `pinned` of a `DataTable`. */
export interface PinnedColumns {
  /** As it was given. */
  ids: PinnedIds;
  /** Code that the table runs; not for the app. */
  features: {
    order: <Item extends { id: string }>(columns: readonly Item[], ids: PinnedIds) => readonly Item[];
    Edges: ComponentType<PinEdgesProps>;
  };
}
