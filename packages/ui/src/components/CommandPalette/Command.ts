import type { ReactNode } from 'react';

/** An action, or a link to a screen. */
export interface Command {
  /** Unique in the palette, over all groups. */
  id: string;
  /** An action begins with a verb; a link has the name of its screen. The search finds each of its words, with accents or without. */
  label: string;
  /** A second line that explains the label. The search covers it as well. */
  description?: string | undefined;
  /** Hidden words that the search finds as well (“carteirinha”, “cartão”). */
  keywords?: readonly string[] | undefined;
  /** An icon before the label, 18 px; decoration only. */
  icon?: ReactNode;
  /** Its own shortcut in the notation of `Kbd` (“Mod+K”), shown at the end of its line. The page has to handle it. */
  keys?: string | undefined;
  /** Runs after the palette has closed and has returned the focus. */
  onPress?: (() => void) | undefined;
  /** Makes it a link, which is opened with the router of `UiProvider`. */
  href?: string | undefined;
  /** Disables it and shows the reason as its second line. It stays in the list. */
  disabledReason?: string | undefined;
}

export interface CommandGroup {
  /** Unique in the palette. */
  id: string;
  /** The heading, which also names the group for screen readers. */
  title: string;
  /** In reading order; a search moves the items that begin with the text to the top. */
  items: readonly Command[];
}

/** `signal` aborts when the text changes or the palette closes, because the response is then obsolete. */
export type SearchCommands = (
  text: string,
  options: { signal: AbortSignal },
) => PromiseLike<readonly CommandGroup[]> | readonly CommandGroup[];
