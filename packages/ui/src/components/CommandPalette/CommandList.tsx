'use client';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { description as descriptionText, heading, section, words } from '../Menu/Menu.css.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import type { Command, CommandGroup } from './Command.ts';
import { line, list } from './CommandPalette.css.ts';

interface CommandListProps {
  label: string;
  groups: readonly CommandGroup[];
  onUse: (command: Command) => void;
}

/**
 * No line is active until the user presses an arrow key, because a screen reader would read the active line instead of the dialog and its
 * box. Until then the first line is only marked: an announcement names it, and Enter uses it.
 */
export function CommandList({ label, groups, onUse }: CommandListProps) {
  return (
    <ListBox data-command-list aria-label={label} className={list} shouldFocusWrap>
      {groups.map(({ id, title, items }) => (
        <ListBoxSection key={id} id={id} className={section}>
          <Header className={heading}>{title}</Header>
          {items.map((command) => lineOf(command, onUse))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

/** React Aria collects the items of a list from its own elements, not from our components, so this is a function. */
function lineOf(command: Command, onUse: (command: Command) => void) {
  const { id, label, icon, href, keys, disabledReason } = command;
  const description = disabledReason ?? command.description;
  // With the arrow keys React Aria would skip a disabled line, and its reason would not be read.
  const blocked = disabledReason && ({ 'aria-disabled': true, 'data-blocked': '' } as const);
  return (
    <ListBoxItem
      key={id}
      id={id}
      textValue={label}
      className={line}
      onAction={disabledReason ? undefined : () => onUse(command)}
      href={disabledReason ? undefined : href}
      render={(row) => ('href' in row ? <a {...row}>{row.children}</a> : <div {...(row as object)} {...blocked} />)}
    >
      {icon}
      <span className={words}>
        <span data-label="">{label}</span>
        {description && <span className={descriptionText}>{description}</span>}
      </span>
      {keys && <Kbd keys={keys} />}
    </ListBoxItem>
  );
}
