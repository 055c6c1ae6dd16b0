'use client';
import { Search, X } from '@lucide/icons';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Autocomplete, Input, TextField } from 'react-aria-components';
import { actionsPtBR } from '../../i18n/ptBR/actions.ts';
import { commandsPtBR } from '../../i18n/ptBR/commands.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { foldOptionsInIdleTime } from '../../internal/collections/Combobox/searchOptions.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { KitRouter, useKitNavigate } from '../../internal/base/router/KitRouter.tsx';
import { ModalLayer } from '../../internal/overlays/ModalLayer/ModalLayer.tsx';
import { bareInput } from '../../styles/field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { indexCommands } from './arrangeCommands.ts';
import type { Command, CommandGroup, SearchCommands } from './Command.ts';
import { backdrop, box, dialog, input, panel } from './CommandPalette.css.ts';
import { CommandResults } from './CommandResults.tsx';

export interface CommandDialogProps {
  label: string;
  groups: readonly CommandGroup[];
  recent: readonly string[] | undefined;
  placeholder: string | undefined;
  onSearch: SearchCommands | undefined;
  onUse: ((id: string) => void) | undefined;
  onClose: () => void;
  /** Closes the palette and then runs the chosen command. */
  onRun: (run: () => void) => void;
}

/** React Aria adds `aria-controls` and `aria-activedescendant`. */
const combobox = { role: 'combobox', 'aria-haspopup': 'listbox' } as const;
const noIds: readonly string[] = [];

/** The open palette. The focus stays in the box; the arrow keys move the active line in the list below it. */
export function CommandDialog(props: CommandDialogProps) {
  const { label, groups, recent = noIds, placeholder, onSearch, onUse, onClose, onRun } = props;
  const actions = useAreaMessages('actions', actionsPtBR);
  const commands = useAreaMessages('commands', commandsPtBR);
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const navigate = useKitNavigate();
  const index = useMemo(() => indexCommands(groups), [groups]);
  const [hasLines, setHasLines] = useState(true);
  // A ref, not state: another first line must not render the lines again.
  const firstLine = useRef<Command>(undefined);
  const show = useCallback((first: Command | undefined) => {
    firstLine.current = first;
    setHasLines(first !== undefined);
  }, []);
  useEffect(() => {
    foldOptionsInIdleTime(index);
  }, [index]);
  const take = ({ id, href, onPress }: Command) => {
    onUse?.(id);
    if (href === undefined) onRun(() => onPress?.());
  };
  /** Until an arrow key makes a line active, the first line is marked, and Enter uses it. */
  const enterMarked = (event: KeyboardEvent<HTMLInputElement>) => {
    const isActive = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isActive) return;
    const { current: first } = firstLine;
    if (!first || first.disabledReason) return;
    // Otherwise the browser would press the button to which the focus returns, which would open the palette again.
    event.preventDefault();
    const { href } = first;
    take(first);
    if (href !== undefined) onRun(() => navigate(href));
  };
  return (
    <ModalLayer
      onClose={onClose}
      backdropClass={backdrop}
      panelClass={panel}
      aria-label={label}
      dialogClass={dialog}
      initialFocusRef={inputRef}
    >
      {() => (
        <KitRouter onNavigate={onRun}>
          <Autocomplete inputValue={text} onInputChange={setText}>
            <TextField aria-label={label} className={box}>
              <SvgIcon icon={Search} size={20} />
              <Input
                ref={inputRef}
                className={`${bareInput} ${input}`}
                type="text"
                {...combobox}
                aria-expanded={hasLines}
                onKeyDown={enterMarked}
                autoCapitalize="none"
                placeholder={placeholder ?? commands.placeholder}
              />
              <IconButton label={actions.close} size="small" icon={<SvgIcon icon={X} size={20} />} onPress={onClose} />
            </TextField>
            <CommandResults
              label={label}
              index={index}
              text={text}
              recent={recent}
              onSearch={onSearch}
              onUse={take}
              hasActiveLine={() => inputRef.current?.hasAttribute('aria-activedescendant') === true}
              onShow={show}
              onRetry={() => inputRef.current?.focus()}
            />
          </Autocomplete>
        </KitRouter>
      )}
    </ModalLayer>
  );
}
