'use client';
import { SlidersHorizontal } from '@lucide/icons';
import { type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { tablePtBR } from '../../../i18n/ptBR/table.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import type { Column } from '../Column.ts';
import { box, choice, content, group, legend, panel } from './ViewMenu.css.ts';
import { defaultPreferences, type TablePreferences } from './tablePreferences.ts';

interface ViewMenuProps<Row> {
  columns: readonly Column<Row>[];
  /** Without its word, which is then the tooltip. */
  isCompact: boolean;
  preferences: TablePreferences;
  onChange: (preferences: TablePreferences) => void;
}

/** The browser's own popover: closes on Escape and on an outside press, lies above everything, needs no focus code. */
export function ViewMenu<Row>({ columns, isCompact, preferences, onChange }: ViewMenuProps<Row>) {
  const messages = useWords('table', tablePtBR);
  const id = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // At the lower edge of a small window it opens outside of what is seen.
  useEffect(() => {
    if (isOpen) panelRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { hiddenColumns, density } = preferences;
  const hideable = columns.filter((column) => !column.isRowHeader && column.hideable !== false);

  const toggleColumn = (columnId: string, isShown: boolean) =>
    onChange({
      ...preferences,
      hiddenColumns: isShown ? hiddenColumns.filter((hidden) => hidden !== columnId) : [...hiddenColumns, columnId],
    });

  const opener = {
    size: 'small',
    icon: <Icon of={SlidersHorizontal} />,
    popoverTarget: `${id}panel`,
    'aria-expanded': isOpen,
  } as const;
  return (
    <>
      {isCompact ? (
        <IconButton label={messages.view} tone="accent" {...opener} />
      ) : (
        <Button emphasis="quiet" {...opener}>
          {messages.view}
        </Button>
      )}
      <div
        ref={panelRef}
        id={`${id}panel`}
        popover="auto"
        role="dialog"
        aria-label={messages.view}
        className={panel}
        onBeforeToggle={(event: ToggleEvent<HTMLDivElement>) => {
          if (event.newState === 'open') placeUnderButton(event.currentTarget);
        }}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open')}
      >
        {isOpen && (
          <div className={content}>
            <fieldset className={group}>
              <legend className={legend}>{messages.columns}</legend>
              {hideable.map((column) => (
                <label key={column.id} className={choice}>
                  <input
                    type="checkbox"
                    className={box}
                    checked={!hiddenColumns.includes(column.id)}
                    onChange={(event) => toggleColumn(column.id, event.target.checked)}
                  />
                  {column.header}
                </label>
              ))}
            </fieldset>
            <fieldset className={group}>
              <legend className={legend}>{messages.density}</legend>
              {(['comfortable', 'compact'] as const).map((option) => (
                <label key={option} className={choice}>
                  <input
                    type="radio"
                    name={`${id}density`}
                    className={box}
                    checked={density === option}
                    onChange={() => onChange({ ...preferences, density: option })}
                  />
                  {messages[option]}
                </label>
              ))}
            </fieldset>
            {columns.some(({ cutAt }) => cutAt) && (
              <label className={choice}>
                <input
                  type="checkbox"
                  className={box}
                  checked={preferences.wholeTexts}
                  onChange={(event) => onChange({ ...preferences, wholeTexts: event.target.checked })}
                />
                {messages.wholeTexts}
              </label>
            )}
            <Button emphasis="quiet" size="small" onPress={() => onChange(defaultPreferences)}>
              {messages.restoreView}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** In page coordinates, so that it scrolls along with its button; as high as the window allows, then it scrolls itself. */
function placeUnderButton(popover: HTMLElement) {
  const button = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)?.getBoundingClientRect();
  if (!button) return;
  popover.style.top = `${button.bottom + window.scrollY + 4}px`;
  popover.style.maxHeight = `${Math.max(200, window.innerHeight - button.bottom - 16)}px`;
  popover.style.right = `${Math.max(16, document.documentElement.clientWidth - button.right)}px`;
}
