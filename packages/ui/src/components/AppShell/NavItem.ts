import type { ReactNode } from 'react';

/** The words of a screen reader for a number or a word behind a title. */
interface NavMark {
  /** How much waits there (open tickets, messages), behind the title; above 99 it is `99+`. None for 0. */
  count?: number | undefined;
  /** The counted things, read in place of the number: “12 pendências”. The number unless given. */
  countLabel?: string | undefined;
  /** A word or two behind the title: “Novo”. */
  badge?: string | undefined;
}

export interface NavSubItem extends NavMark {
  /** The page key of the place it leads to. */
  name: string;
  /** As the page it leads to is called. */
  title: string;
  /** Where it leads, inside the app; not for an item with sub-items of its own. */
  href?: string | undefined;
  /** The third and last level: places, which hold no others. An empty list counts as none. */
  subItems?: readonly NavPlace[] | undefined;
}

export interface NavPlace extends NavMark {
  /** The page key of the place it leads to. */
  name: string;
  /** As the page it leads to is called. */
  title: string;
  /** Where it leads, inside the app. */
  href: string;
}

export interface NavItem extends NavMark {
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

/** The props of all three levels. */
export interface NavEntry extends NavMark {
  name: string;
  title: string;
  href?: string | undefined;
  icon?: ReactNode;
  subItems?: readonly NavEntry[] | undefined;
}

export const hasSubItems = <Entry extends NavEntry>(
  item: Entry,
): item is Entry & { subItems: NonNullable<Entry['subItems']> } => (item.subItems?.length ?? 0) > 0;

/** Whether the page stands somewhere under the item. */
export const holdsPage = (item: NavEntry, currentPage: string): boolean =>
  hasSubItems(item) ? item.subItems.some((sub) => holdsPage(sub, currentPage)) : item.name === currentPage;

/** The names of the items that must be open to show the current page, outermost first. */
export function openAncestors(items: readonly NavEntry[], currentPage: string): string[] {
  const holder = items.find((item) => hasSubItems(item) && holdsPage(item, currentPage));
  return holder ? [holder.name, ...openAncestors(holder.subItems ?? [], currentPage)] : [];
}

/** `99+`: the place for a number is small. */
export const shortCount = (count: number): string => (count > 99 ? '99+' : String(count));

/** The text behind a title, as it is read: “Elegibilidade, 12 pendências”. */
export const readAloud = ({ title, count, countLabel, badge }: NavEntry): string =>
  [title, count ? (countLabel ?? String(count)) : undefined, badge].filter(Boolean).join(', ');
