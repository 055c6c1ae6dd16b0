import type { ReactNode } from 'react';

/** One thing to do, or one place to go to. */
export interface Command {
  /** Unique in the palette, over all groups. */
  id: string;
  /** A verb first for an action; the place for a link. Found by any of its words, accents or not. */
  label: string;
  /** A second line, for what the label cannot say; searched too. */
  description?: string | undefined;
  /** Other words by which it is found and which are not shown (“carteirinha”, “cartão”). */
  keywords?: readonly string[] | undefined;
  /** An icon before the label, 18 px; decoration only. */
  icon?: ReactNode;
  /** Its own shortcut, as `Kbd` takes it (“Mod+K”); shown at the end of its line. The page has to listen for it. */
  keys?: string | undefined;
  /** Runs once the palette is closed and the focus is back where it was. */
  onPress?: (() => void) | undefined;
  /** Makes it a link, which goes through the router of `UiProvider`. */
  href?: string | undefined;
  /** Keeps it from being used and says why, as its second line. It stays in the list. */
  disabledReason?: string | undefined;
}

export interface CommandGroup {
  /** Unique in the palette. */
  id: string;
  /** The heading; also what screen readers call the group. */
  title: string;
  /** In reading order; a search puts what begins with the text first. */
  items: readonly Command[];
}

/** `signal` ends when a later text, or the end of the palette, makes the answer useless. */
export type SearchCommands = (
  text: string,
  options: { signal: AbortSignal },
) => PromiseLike<readonly CommandGroup[]> | readonly CommandGroup[];
