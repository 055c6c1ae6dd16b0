import type { ComponentType, RefObject } from 'react';

export interface PinnedIds {
  /** `id` of the columns at the start, usually the one that names the rows. Checkboxes and detail buttons stay with them. */
  start?: readonly string[] | undefined;
  /** `id` of the columns at the end, usually the one with the actions. */
  end?: readonly string[] | undefined;
}

export interface PinEdgesProps {
  scrollerRef: RefObject<HTMLElement | null>;
  /** As they are shown, without hidden ones. */
  columns: readonly { id: string }[];
  ids: PinnedIds;
  /** Cells that the table adds before those of its columns. */
  addedCount: number;
  isScrolling: boolean;
}

/** The result of `pinColumns`, for `pinned` of a `DataTable`. */
export interface PinnedColumns {
  /** The ids that were passed. */
  ids: PinnedIds;
  /** Code that the table runs; not for apps. */
  features: {
    order: <Item extends { id: string }>(columns: readonly Item[], ids: PinnedIds) => readonly Item[];
    Edges: ComponentType<PinEdgesProps>;
  };
}
