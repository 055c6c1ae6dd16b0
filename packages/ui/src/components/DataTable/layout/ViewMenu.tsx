'use client';
import { SlidersHorizontal } from '@lucide/icons';
import { type ToggleEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { tableViewPtBR } from '../../../i18n/ptBR/tableView.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../../internal/base/icons/SvgIcon.tsx';
import { autoUpdatePosition, type PositionOptions } from '../../../internal/overlays/topLayer/autoUpdatePosition.ts';
import { upTo } from '../../../styles/breakpoints.ts';
import { Button } from '../../Button/Button.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import type { Column } from '../Column.ts';
import { box, choice, content, group, legend, pairs, panel } from './ViewMenu.css.ts';
import { useDensity } from './useDensity.ts';
import { defaultPreferences, type TablePreferences } from './tablePreferences.ts';

interface ViewMenuProps<Row> {
  columns: readonly Column<Row>[];
  /** Shows only the icon of the button; its text is then a tooltip. */
  isCompact: boolean;
  preferences: TablePreferences;
  /** The density that the user has chosen, or else the one of the table. */
  density: TablePreferences['density'];
  onChange: (preferences: TablePreferences) => void;
}

/** Opens downward if a third of the menu, 160 px, fits below the button; the rest can be scrolled to. */
const positionOptions: PositionOptions = {
  side: 'below',
  align: 'end',
  gap: 4,
  sizeFor: () => ({ width: 22 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize), height: 160 }),
};

/** A native popover: it is in the top layer, closes on Escape and on a press outside, and returns the focus. */
export function ViewMenu<Row>({ columns, isCompact, preferences, density: chosen, onChange }: ViewMenuProps<Row>) {
  const messages = useAreaMessages('table', tableViewPtBR);
  const id = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const panel = panelRef.current;
    // On a phone it is a sheet at the bottom of the window.
    if (!isOpen || !panel || matchMedia(upTo.card).matches) return;
    const { place, stop } = autoUpdatePosition(
      panel,
      () => openerRef.current?.getBoundingClientRect() ?? null,
      positionOptions,
    );
    // The observer reports the size after the popover is shown and before it is painted.
    const observer = new ResizeObserver(place);
    observer.observe(panel);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [isOpen]);
  const { hiddenColumns } = preferences;
  const density = useDensity(chosen);
  const hideable = columns.filter((column) => !column.isRowHeader && column.isHideable !== false);

  const toggleColumn = (columnId: string, isShown: boolean) =>
    onChange({
      ...preferences,
      hiddenColumns: isShown ? hiddenColumns.filter((hidden) => hidden !== columnId) : [...hiddenColumns, columnId],
    });

  const opener = {
    size: 'small',
    icon: <SvgIcon icon={SlidersHorizontal} size={18} />,
    ref: openerRef,
    // The browser exposes whether it is expanded. With `aria-expanded` as well, Firefox does not report that it has closed.
    popoverTarget: `${id}panel`,
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
          if (event.newState === 'open') setOpen(true);
        }}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => {
          // Not on `beforetoggle`: the browser returns the focus to the button only if the focused element is still in the popover.
          if (event.newState === 'closed') setOpen(false);
        }}
      >
        {isOpen && (
          <div className={content}>
            <fieldset className={group}>
              <legend className={legend}>{messages.columns}</legend>
              <div className={pairs}>
                {hideable.map((column) => (
                  <label key={column.id} className={choice}>
                    <input
                      type="checkbox"
                      className={box}
                      checked={!hiddenColumns.includes(column.id)}
                      onChange={(event) => toggleColumn(column.id, event.target.checked)}
                    />
                    <span>{column.header}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <fieldset className={group}>
              <legend className={legend}>{messages.density}</legend>
              <div className={pairs}>
                {(['comfortable', 'compact'] as const).map((option) => (
                  <label key={option} className={choice}>
                    <input
                      type="radio"
                      name={`${id}density`}
                      className={box}
                      checked={density === option}
                      onChange={() => onChange({ ...preferences, density: option })}
                    />
                    <span>{messages[option]}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            {columns.some(({ truncate }) => truncate) && (
              <label className={choice}>
                <input
                  type="checkbox"
                  className={box}
                  checked={preferences.wholeTexts}
                  onChange={(event) => onChange({ ...preferences, wholeTexts: event.target.checked })}
                />
                <span>{messages.wholeTexts}</span>
              </label>
            )}
            <Button emphasis="quiet" size="small" isFlush onPress={() => onChange(defaultPreferences)}>
              {messages.restoreView}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
