import type { ReactNode } from 'react';

/** One item of a menu: an action, a link, or a submenu. */
export interface MenuItem {
  /** Unique in the menu, including its submenus. */
  id: string;
  /** Begins with a verb for an action; the target for a link. Typing its first letters moves to it, with accents or without. */
  label: string;
  /** A second line that explains the label. */
  description?: string | undefined;
  /** An icon before the label, 18 px; decoration only. */
  icon?: ReactNode;
  /** Runs once. The menu closes, and the focus returns to its button. */
  onPress?: (() => void) | undefined;
  /** Makes it a link, which is opened with the router of `UiProvider`. */
  href?: string | undefined;
  /** Opens a link in a new tab. */
  opensInNewTab?: boolean | undefined;
  /** `critical` is for actions that cannot be undone; put it last. */
  tone?: 'critical' | undefined;
  /** Makes it unavailable and shows the reason as its second line. It stays focusable. */
  disabledReason?: string | undefined;
  /** The items of a submenu. One level is enough: deeper levels need a screen. */
  items?: readonly MenuItem[] | undefined;
}

/** A section of items with a heading, or a section of choices. */
export interface MenuSection {
  /** Unique in the menu. */
  id: string;
  /** The heading, which also names the group for screen readers. */
  title: string;
  /** In reading order. */
  items: readonly MenuItem[];
  /** Makes its items choices, each with or without a tick. */
  selection?: MenuSelection | undefined;
}

export interface MenuSelection {
  /** Ids of the checked items. */
  selected: readonly string[];
  /** Runs with all checked ids after a press. */
  onChange: (selected: string[]) => void;
  /** Any number may be checked, and the menu stays open. @default false */
  isMultiple?: boolean | undefined;
}

export type MenuEntry = MenuItem | MenuSection;

export const isSection = (entry: MenuEntry): entry is MenuSection => 'title' in entry;
