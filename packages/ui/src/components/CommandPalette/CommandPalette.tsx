'use client';
import { Search } from '@lucide/icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { commandsPtBR } from '../../i18n/ptBR/commands.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { KeyCap } from '../../internal/base/icons/KeyCap.tsx';
import { returnFocus } from '../../internal/base/focus/returnFocus.ts';
import { isModalOpen } from '../../internal/overlays/ModalLayer/openModals.ts';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { buttonClass } from '../Button/buttonClass.ts';
import { showToast } from '../../internal/overlays/toasts/showToast.ts';
import type { CommandGroup, SearchCommands } from './Command.ts';
import { keys, trigger, triggerKeys, triggerWord } from './CommandPalette.css.ts';
import { lazyCommandDialog } from './lazyCommandDialog.ts';
import { registerPalette } from './openCommandPalette.ts';
import { useIsApple, usePaletteKey } from './usePaletteKey.ts';

const CommandDialog = lazyCommandDialog.Part;

export interface CommandPaletteProps extends DescribedProps {
  /** The text of the button, and the name of the palette for screen readers (“Buscar”). */
  label: string;
  /** The commands that are known without a server; any number. Keep the list stable between renders. */
  groups: readonly CommandGroup[];
  /** Ids of recently used commands, the newest first; shown at the top until the user types. The kit does not store them. */
  recent?: readonly string[] | undefined;
  /** Runs with the id of the used command, for `recent`. */
  onUse?: ((id: string) => void) | undefined;
  /** Requests commands from a server 300 ms after the last key; its groups follow the others. Pass the `signal` to `fetch`. */
  onSearch?: SearchCommands | undefined;
  /** The things that can be searched (“Tela ou operadora”). @default 'Digite para buscar' */
  placeholder?: string | undefined;
}

/** One box for all screens and actions, opened by its button or by Ctrl/⌘ K. For the rows of one list use `SearchField`. */
export function CommandPalette(props: CommandPaletteProps) {
  const { label, groups, recent, onUse, onSearch, placeholder } = props;
  const commands = useAreaMessages('commands', commandsPtBR);
  const isApple = useIsApple();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<Element>(null);
  const runAfterClose = useRef<() => void>(null);
  const open = () => {
    opener.current = document.activeElement;
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  useEffect(() => {
    const run = runAfterClose.current;
    runAfterClose.current = null;
    if (isOpen || !run) return;
    // A dialog that the command opens then returns the focus to the element before the palette.
    returnFocus(opener.current, { preventScroll: true });
    run();
  }, [isOpen]);
  const offered = useEffectEvent(() => open());
  useEffect(() => {
    return registerPalette(() => offered());
  }, []);
  usePaletteKey(() => {
    if (isOpen) close();
    // Not over a dialog: a command could navigate away from its unsaved changes.
    else if (isModalOpen()) announce(commands.closeFirst);
    else open();
  });
  /** Runs if the code of the palette did not load. The focus has not moved. */
  const reportLoadError = () => {
    showToast('error', { title: commands.missing, message: commands.missingNote });
    close();
  };
  return (
    <>
      <button
        type="button"
        {...pickDomProps('command-palette', props, ['aria-describedby'])}
        className={`${buttonClass({ emphasis: 'outline' })} ${trigger}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={open}
        onPointerEnter={lazyCommandDialog.preload}
        onFocus={lazyCommandDialog.preload}
      >
        <SvgIcon icon={Search} size={18} />
        <span className={triggerWord}>{label}</span>
        <kbd aria-hidden="true" className={`${keys} ${triggerKeys}`}>
          <KeyCap>{isApple ? commands.keyOpenApple : commands.keyOpen}</KeyCap>
        </kbd>
      </button>
      {isOpen && (
        <CommandDialog
          label={label}
          groups={groups}
          recent={recent}
          placeholder={placeholder}
          onSearch={onSearch}
          onUse={onUse}
          onClose={close}
          onRun={(run) => {
            runAfterClose.current = run;
            close();
          }}
          onLoadError={reportLoadError}
        />
      )}
    </>
  );
}
