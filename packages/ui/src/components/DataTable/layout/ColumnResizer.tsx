'use client';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { tableViewPtBR } from '../../../i18n/ptBR/tableView.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { handle } from './ColumnResizer.css.ts';
import { type ColumnWidths, clampWidth, narrowest, widest } from './columnWidths.ts';

interface ColumnResizerProps {
  columnId: string;
  /** The name of the column. */
  header: string;
  /** Widths of the resized columns, in px. */
  widths: ColumnWidths;
  onChange: (widths: ColumnWidths) => void;
}

/** The current widths of all columns but the last, so that they stay when one is resized. The last column fills the rest. */
const measure = (handle: Element): ColumnWidths =>
  Object.fromEntries(
    [...(handle.closest('tr')?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
      .slice(0, -1)
      .map((cell) => [cell.dataset.column ?? '', cell.offsetWidth]),
  );

/** The width of the column's longest value, which the column would have without a resize. */
function measureContent(handle: Element) {
  const table = handle.closest('table');
  const header = handle.closest('th');
  if (!table || !header) return narrowest;
  const [kept, own] = [table.style.cssText, header.style.width];
  const isSized = table.hasAttribute('data-sized');
  table.toggleAttribute('data-sized', false);
  table.style.cssText = 'width: max-content; min-width: 0';
  header.style.width = '';
  const width = header.offsetWidth;
  table.style.cssText = kept;
  header.style.width = own;
  table.toggleAttribute('data-sized', isSized);
  return width;
}

const widthOf = (handle: Element) => handle.closest('th')?.offsetWidth ?? narrowest;

/** The edge of a column, which can be dragged, or moved by the arrow keys. */
export function ColumnResizer({ columnId, header, widths, onChange }: ColumnResizerProps) {
  const messages = useAreaMessages('table', tableViewPtBR);
  /** The widths at focus, which Escape restores. */
  const before = useRef(widths);
  const drag = useRef<{ from: number; width: number } | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const handle = ref.current;
    const header = handle?.closest('th');
    if (!handle || !header) return;
    // Measured, because the state has no width before the first resize, and the browser may have shrunk the column.
    const observer = new ResizeObserver(() => {
      handle.ariaValueNow = String(header.offsetWidth);
    });
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  const resize = (handle: Element, width: number) => {
    // A press without a drag does not fix the widths.
    if (width !== widthOf(handle)) onChange({ ...widths, ...measure(handle), [columnId]: clampWidth(width) });
  };

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (drag.current) resize(event.currentTarget, drag.current.width + event.clientX - drag.current.from);
  };
  const pressKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const handle = event.currentTarget;
    const step = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
    if (step) resize(handle, widthOf(handle) + step * (event.shiftKey ? 4 : 1));
    else if (event.key === 'Enter') resize(handle, measureContent(handle));
    else if (event.key === 'Escape' && before.current !== widths) onChange(before.current);
    else return;
    drag.current = null;
    event.preventDefault();
    // A dialog around the table stays open.
    event.stopPropagation();
  };

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={messages.columnWidth(header)}
      ref={ref}
      aria-valuenow={narrowest}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      className={handle}
      onFocus={() => {
        before.current = widths;
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        before.current = widths;
        drag.current = { from: event.clientX, width: widthOf(event.currentTarget) };
      }}
      onPointerMove={follow}
      onPointerUp={(event) => {
        follow(event);
        drag.current = null;
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
      onDoubleClick={(event) => resize(event.currentTarget, measureContent(event.currentTarget))}
      onKeyDown={pressKey}
    />
  );
}
