import type { ReactNode } from 'react';

/** One line of a menu: an action, a link, or the way to a submenu. */
export interface MenuItem {
  /** Unique in the menu, its submenus included. */
  id: string;
  /** A verb first for an action; the place for a link. Typing its first letters moves to it, accents or not. */
  label: string;
  /** A second line, for what the label cannot say. */
  description?: string | undefined;
  /** An icon before the label, 18 px; decoration only. */
  icon?: ReactNode;
  /** Runs once; the menu closes, and the focus is back on its button. */
  onPress?: (() => void) | undefined;
  /** Makes it a link, which goes through the router of `UiProvider`. */
  href?: string | undefined;
  /** Opens a link in a new tab. */
  opensInNewTab?: boolean | undefined;
  /** `critical` is for what cannot be undone; put it last. */
  tone?: 'critical' | undefined;
  /** Keeps it from being used and says why, as its second line. It stays focusable. */
  disabledReason?: string | undefined;
  /** Opens beside it. One level is enough: what lies deeper belongs on a screen. */
  items?: readonly MenuItem[] | undefined;
}

/** Lines under a heading, or lines of which some are ticked. */
export interface MenuSection {
  /** Unique in the menu. */
  id: string;
  /** The heading; also what screen readers call the group. */
  title: string;
  /** In reading order. */
  items: readonly MenuItem[];
  /** Makes its lines choices, each with a tick or without. */
  selection?: MenuSelection | undefined;
}

export interface MenuSelection {
  /** Ids that are ticked. */
  selected: readonly string[];
  /** All ids ticked after the press. */
  onChange: (selected: string[]) => void;
  /** Any number may be ticked, and the menu stays open. @default false */
  isMultiple?: boolean | undefined;
}

export type MenuEntry = MenuItem | MenuSection;

export const isSection = (entry: MenuEntry): entry is MenuSection => 'title' in entry;
