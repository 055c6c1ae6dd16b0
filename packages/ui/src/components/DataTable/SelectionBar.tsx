'use client';
import { Copy, X } from '@lucide/icons';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { tablePtBR } from '../../i18n/ptBR/table.ts';
import { useWords } from '../../i18n/useWords.ts';
import { announce } from '../../internal/announce.ts';
import { Drawing } from '../../internal/Drawing.tsx';
import { Button } from '../Button/Button.tsx';
import { toast } from '../Toasts/toast.ts';
import { countSelected, noSelection } from './rowSelection.ts';
import { bar, barActions, count as countClass } from './Selection.css.ts';
import { useSelectionPage } from './SelectionContext.ts';

interface SelectionBarProps {
  /** The table's name. */
  name: string;
  /** What can be done with the rows. */
  children: ReactNode;
}

const tableOf = (bar: Element | null) => bar?.closest('[data-ui="data-table"]');

/** Below the rows, so that none of them moves as it comes; it takes no focus, and gives its own back when it goes. */
function OpenBar({ name, children, count }: SelectionBarProps & { count: number }) {
  const messages = useWords('table', tablePtBR);
  const { value, keys, total, canSelectAll, change, copied, sayCopied } = useSelectionPage();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    const table = tableOf(bar);
    return () => {
      if (bar?.contains(document.activeElement)) table?.querySelector<HTMLElement>('[data-select-page]')?.focus();
    };
  }, []);
  const isAll = value.mode === 'allExcept';
  const writeCopy = useEffectEvent((event: ClipboardEvent) => {
    // Text that somebody marked is what they want.
    if (isAll || !window.getSelection()?.isCollapsed || !event.clipboardData) return;
    event.preventDefault();
    for (const [type, text] of Object.entries(copied())) event.clipboardData.setData(type, text);
    sayCopied();
  });
  useEffect(() => {
    const table = tableOf(ref.current);
    const listener = (event: Event) => writeCopy(event as ClipboardEvent);
    table?.addEventListener('copy', listener);
    return () => table?.removeEventListener('copy', listener);
  }, []);
  const copy = async () => {
    try {
      const item = Object.entries(copied()).map(([type, text]) => [type, new Blob([text], { type })]);
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(item))]);
      sayCopied();
    } catch {
      toast.error({ title: messages.copyFailed, message: messages.copyFailedNote });
    }
  };
  return (
    <div ref={ref} role="group" aria-label={messages.selectionBar(name)} className={bar}>
      <span className={countClass}>{messages.selected(count)}</span>
      {canSelectAll && count < total && total > keys.length && (
        <Button emphasis="quiet" size="small" onPress={() => change({ mode: 'allExcept', keys: [] })}>
          {messages.selectAll(total)}
        </Button>
      )}
      <Button emphasis="quiet" size="small" icon={<Drawing of={X} size={16} />} onPress={() => change(noSelection)}>
        {messages.clearSelection}
      </Button>
      <div className={barActions}>
        <Button
          emphasis="quiet"
          size="small"
          icon={<Drawing of={Copy} size={16} />}
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
  const messages = useWords('table', tablePtBR);
  const { value, total } = useSelectionPage();
  const count = countSelected(value, total);
  const said = useRef(count);
  useEffect(() => {
    if (said.current === count) return;
    const isOpened = said.current === 0;
    said.current = count;
    announce(isOpened ? `${messages.selectedSaid(count)}. ${messages.selectionOpened}` : messages.selectedSaid(count));
  }, [count, messages]);
  return count > 0 && <OpenBar {...props} count={count} />;
}
