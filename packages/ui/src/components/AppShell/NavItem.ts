import type { ReactNode } from 'react';

/** The text that screen readers read for the number or word after a title. */
interface NavMark {
  /** How many things are pending (open tickets, messages), after the title; above 99 it is `99+`. Not shown for 0. */
  count?: number | undefined;
  /** The counted things, read instead of the bare number: “12 pendências”. @default the number */
  countLabel?: string | undefined;
  /** One or two words after the title: “Novo”. */
  badge?: string | undefined;
}

export interface NavSubItem extends NavMark {
  /** The key of the target page. */
  name: string;
  /** The title of the target page. */
  title: string;
  /** The address, inside the app; not for an item with sub-items. */
  href?: string | undefined;
  /** The third and last level: pages without sub-items. An empty list is the same as none. */
  subItems?: readonly NavPlace[] | undefined;
}

export interface NavPlace extends NavMark {
  /** The key of the target page. */
  name: string;
  /** The title of the target page. */
  title: string;
  /** The address, inside the app. */
  href: string;
}

export interface NavItem extends NavMark {
  /** The key of the page (`operators`); for a parent, the prefix of its pages' keys (`automations`). */
  name: string;
  /** The title of the target page. */
  title: string;
  /** A 20 px icon, the only visible part of the item in the collapsed sidebar. */
  icon: ReactNode;
  /** The address; not for an item with sub-items, which only opens and closes. */
  href?: string | undefined;
  /** Sub-items; an empty list is treated like none. */
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

/** Whether the item or one of its descendants is the current page. */
export const containsPage = (item: NavEntry, currentPage: string): boolean =>
  hasSubItems(item) ? item.subItems.some((sub) => containsPage(sub, currentPage)) : item.name === currentPage;

/** The names of the items that must be open to show the current page, outermost first. */
export function openAncestors(items: readonly NavEntry[], currentPage: string): string[] {
  const holder = items.find((item) => hasSubItems(item) && containsPage(item, currentPage));
  return holder ? [holder.name, ...openAncestors(holder.subItems ?? [], currentPage)] : [];
}

/** Limits the text to three characters: `99+`. */
export const shortCount = (count: number): string => (count > 99 ? '99+' : String(count));

/** The name of an item for screen readers, with the text after its title: “Elegibilidade, 12 pendências”. */
export const accessibleNameOf = ({ title, count, countLabel, badge }: NavEntry): string =>
  [title, count ? (countLabel ?? String(count)) : undefined, badge].filter(Boolean).join(', ');
