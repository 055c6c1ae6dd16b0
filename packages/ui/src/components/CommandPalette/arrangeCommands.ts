import type { SelectOption } from '../../internal/collections/Combobox/SelectOption.ts';
import { searchOptions } from '../../internal/collections/Combobox/searchOptions.ts';
import type { Command, CommandGroup } from './Command.ts';

/** Maximum number of rendered commands: nobody reads more, and each one slows down every key. */
export const commandLimit = 30;

/** A command with the texts that the search reads. */
export interface FoundCommand extends SelectOption<string> {
  command: Command;
  group: CommandGroup;
}

export interface ShownCommands {
  groups: readonly CommandGroup[];
  shown: number;
  /** How many commands match, including those beyond the limit. */
  total: number;
}

/** Prepares the texts of a list of groups for the search. Call it once per list. */
export const indexCommands = (groups: readonly CommandGroup[]): readonly FoundCommand[] =>
  groups.flatMap((group) =>
    group.items.map((command) => ({
      value: command.id,
      label: command.label,
      searchText: [command.description ?? '', ...(command.keywords ?? [])].join(' '),
      command,
      group,
    })),
  );

interface Arrangement {
  index: readonly FoundCommand[];
  text: string;
  /** Recently used commands, the newest first. Until the user types, they are moved here from their own groups. */
  recent: { title: string; ids: readonly string[] };
  /** The server's response to this text. */
  serverGroups: readonly CommandGroup[];
}

const recentId = 'oraculo:recent';

/** The groups with a match, the one with the best match first. */
export function arrangeCommands({ index, text, recent, serverGroups }: Arrangement): ShownCommands {
  const isSearch = text.trim() !== '';
  const recentPlaces = new Map(isSearch ? [] : recent.ids.map((id, place) => [id, place]));
  const known = index.filter(({ value }) => recentPlaces.has(value));
  const recentGroup: CommandGroup = { id: recentId, title: recent.title, items: [] };
  const first = known
    .toSorted((one, other) => (recentPlaces.get(one.value) ?? 0) - (recentPlaces.get(other.value) ?? 0))
    .map((found) => ({ ...found, group: recentGroup }));
  const rest = recentPlaces.size > 0 ? index.filter(({ value }) => !recentPlaces.has(value)) : index;
  const { shown: local, total } = searchOptions(rest, text, commandLimit);
  const localIds = new Set(local.map(({ value }) => value));
  const remote = indexCommands(serverGroups).filter(({ value }) => !localIds.has(value));
  const shown = [...first, ...local, ...remote].slice(0, commandLimit);
  const groups = new Map<string, CommandGroup & { items: Command[] }>();
  for (const { command, group } of shown) {
    const open = groups.get(group.id);
    if (open) open.items.push(command);
    else groups.set(group.id, { ...group, items: [command] });
  }
  return { groups: [...groups.values()], shown: shown.length, total: first.length + total + remote.length };
}
