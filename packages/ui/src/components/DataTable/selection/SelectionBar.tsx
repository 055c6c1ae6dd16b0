'use client';
import { Copy, X } from '@lucide/icons';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { tableSelectionPtBR } from '../../../i18n/ptBR/tableSelection.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { announce } from '../../../internal/base/announce/announce.ts';
import { useFocusHandOver } from '../../../internal/base/focus/useFocusHandOver.ts';
import { SvgIcon } from '../../../internal/base/icons/SvgIcon.tsx';
import { useRootMark } from '../../../internal/base/dom/useRootMark.ts';
import { Button } from '../../Button/Button.tsx';
import { showToast } from '../../../internal/overlays/toasts/showToast.ts';
import { countSelected, noSelection } from './rowSelection.ts';
import { bar, barActions, count as countClass } from './Selection.css.ts';
import { useSelectionPage } from './SelectionContext.ts';

interface SelectionBarProps {
  /** The table's name. */
  name: string;
  /** The actions on the rows. */
  children: ReactNode;
}

const tableOf = (bar: Element | null) => bar?.closest('[data-ui="data-table"]');

/** It appears below the rows, so that no row moves. It does not take the focus; if it is removed with the focus, it moves the focus on. */
function OpenBar({ name, children, count }: SelectionBarProps & { count: number }) {
  const messages = useAreaMessages('table', tableSelectionPtBR);
  const { value, keys, total, canSelectAll, change, getClipboardRows, announceCopied } = useSelectionPage();
  useRootMark('data-ui-selection');
  const ref = useRef<HTMLDivElement>(null);
  const clearRef = useRef<HTMLButtonElement>(null);
  useFocusHandOver(ref, (closing) => tableOf(closing)?.querySelector<HTMLElement>('[data-select-page]'));
  const isAll = value.mode === 'allExcept';
  const writeCopy = useEffectEvent((event: ClipboardEvent) => {
    // The browser copies if text of the page is selected or the focus is in a field.
    const isInField = (event.target as Element).matches('input:not([type=checkbox]), textarea');
    if (isAll || isInField || !window.getSelection()?.isCollapsed || !event.clipboardData) return;
    event.preventDefault();
    for (const [type, text] of Object.entries(getClipboardRows())) event.clipboardData.setData(type, text);
    announceCopied();
  });
  useEffect(() => {
    const table = tableOf(ref.current);
    const listener = (event: Event) => writeCopy(event as ClipboardEvent);
    table?.addEventListener('copy', listener);
    return () => table?.removeEventListener('copy', listener);
  }, []);
  const copy = async () => {
    try {
      const item = Object.entries(getClipboardRows()).map(([type, text]) => [type, new Blob([text], { type })]);
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(item))]);
      announceCopied();
    } catch {
      showToast('error', { title: messages.copyFailed, message: messages.copyFailedNote });
    }
  };
  return (
    <div ref={ref} role="group" aria-label={messages.selectionBar(name)} className={bar}>
      <span className={countClass}>{messages.selected(count)}</span>
      {canSelectAll && count < total && total > keys.length && (
        <Button
          emphasis="quiet"
          size="small"
          onPress={() => {
            // This button is removed by the press, and the focus would be lost.
            clearRef.current?.focus();
            change({ mode: 'allExcept', exceptKeys: [] });
          }}
        >
          {messages.selectAll(total)}
        </Button>
      )}
      <Button
        ref={clearRef}
        emphasis="quiet"
        size="small"
        icon={<SvgIcon icon={X} size={16} />}
        onPress={() => change(noSelection)}
      >
        {messages.clearSelection}
      </Button>
      <div className={barActions}>
        <Button
          emphasis="quiet"
          size="small"
          icon={<SvgIcon icon={Copy} size={16} />}
          disabledReason={isAll ? messages.copyOnlySeen : undefined}
          onPress={() => void copy()}
        >
          {messages.copyRows}
        </Button>
        {children}
      </div>
    </div>
  );
}

export function SelectionBar(props: SelectionBarProps) {
  const messages = useAreaMessages('table', tableSelectionPtBR);
  const { value, total } = useSelectionPage();
  const count = countSelected(value, total);
  const announcedCount = useRef(count);
  useEffect(() => {
    if (announcedCount.current === count) return;
    const isOpened = announcedCount.current === 0;
    announcedCount.current = count;
    announce(isOpened ? `${messages.selectedSaid(count)}. ${messages.selectionOpened}` : messages.selectedSaid(count));
  }, [count, messages]);
  return count > 0 && <OpenBar {...props} count={count} />;
}
