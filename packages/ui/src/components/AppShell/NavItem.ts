import type { ReactNode } from 'react';

export interface NavSubItem {
  /** The page key of the place it leads to. */
  name: string;
  /** As the page it leads to is called. */
  title: string;
  /** Where it leads, inside the app. */
  href: string;
}

export interface NavItem {
  /** The page key (`operators`), or for a parent the key its pages begin with (`automations`). */
  name: string;
  /** As the page it leads to is called. */
  title: string;
  /** A 20 px icon; all that is seen of the item in the collapsed sidebar. */
  icon: ReactNode;
  /** Where it leads; not for an item with sub-items, which only opens and closes. */
  href?: string | undefined;
  /** An empty list counts as none. */
  subItems?: readonly NavSubItem[] | undefined;
}

export const hasSubItems = (item: NavItem): item is NavItem & { subItems: readonly NavSubItem[] } =>
  (item.subItems?.length ?? 0) > 0;

/** Whether the page stands somewhere under the item. */
export const holdsPage = (item: NavItem, currentPage: string) =>
  hasSubItems(item) ? item.subItems.some(({ name }) => name === currentPage) : item.name === currentPage;
