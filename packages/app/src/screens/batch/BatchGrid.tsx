import { Columns2, Columns3 } from '@lucide/icons';
import { writeCsv } from '@oraculo/api-client';
import { batchColumns, type BatchField, templateTitles } from '@oraculo/api-client/contract';
import { Banner, Button, DataTable, Icon, IconButton, Inline, Note, Stack, StackedBar } from '@oraculo/ui';
import { type ClipboardEvent, type FocusEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { stampOf } from '../../dates/dates.ts';
import { useStableCallbacks } from '../../listing/useStableCallbacks.ts';
import { lineParts } from '../../uploads/csvFindings.ts';
import { cellName, batchGridColumns, readCellName } from './batchGridColumns.tsx';
import type { CheckedRow, BatchGridRow } from './batchGridRows.ts';
import { batchGridPages } from './batchGridPages.ts';
import { nextWrongCell } from './nextWrongCell.ts';
import { batchFields, isTable } from './pastedTable.ts';
import { useBatchGridRows } from './useBatchGridRows.ts';
import { useShownFields } from './useShownFields.ts';
import { chooseOperatorNote } from './chooseOperatorNote.ts';

/** The state of the grid, for the dialog around it. */
export interface BatchGridState {
  rows: readonly BatchGridRow[];
  hasRows: boolean;
  /** Why the rows cannot be sent yet. */
  blockedBy: string | undefined;
  /** The rows as the CSV that the service accepts. */
  makeFile: () => File;
}

function blockedBy({ total, wrong }: { total: number; wrong: number }) {
  if (total === 0) return 'Cole ou digite ao menos uma linha';
  if (wrong === 0) return undefined;
  return wrong === 1 ? 'Corrija ou remova a linha com erro' : `Corrija ou remova as ${wrong} linhas com erro`;
}

function makeFile(rows: readonly CheckedRow[]) {
  const lines = rows.filter(({ isEmpty }) => !isEmpty).map(({ sent }) => batchFields.map((field) => sent[field]));
  const name = `colado-${stampOf(new Date())}.csv`;
  return new File([writeCsv([templateTitles(batchColumns), ...lines])], name, { type: 'text/csv' });
}

/** Handles Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, with the command key on a Mac. */
function undoWay({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  const letter = key.toLowerCase();
  if (altKey || !(ctrlKey || metaKey) || (letter !== 'z' && letter !== 'y')) return undefined;
  return letter === 'y' || shiftKey ? 'redo' : 'undo';
}

const rowKey = ({ id }: CheckedRow) => String(id);

interface BatchGridProps {
  initial: readonly BatchGridRow[];
  /** The columns of the opened file that match no field. */
  unread: readonly string[];
  ansId: string | null;
  /** The columns that the operator requires; undefined without an operator. */
  requestedFields: readonly BatchField[] | undefined;
  onChange: (state: BatchGridState) => void;
}

/** The rows of a batch, pasted from a spreadsheet or typed, in pages: at most forty render at a time. */
export function BatchGrid({ initial, unread, ansId, requestedFields, onChange }: BatchGridProps) {
  const grid = useBatchGridRows(initial, unread, ansId, requestedFields);
  const { rows, checked, counts } = grid;
  const fields = useShownFields(rows, requestedFields, ansId);
  const [{ page, pageSize }, setPaging] = useState({ page: 1, pageSize: 10 });
  const [cellToFocus, setCellToFocus] = useState<{ name: string } | null>(null);
  const placeRef = useRef<HTMLDivElement>(null);
  const lastSought = useRef<ReturnType<typeof readCellName>>(null);
  const pages = useMemo(() => batchGridPages(checked, pageSize), [checked, pageSize]);
  const shownPage = Math.min(page, pages.at(-1) ?? 1);
  const shown = useMemo(() => checked.filter((_row, at) => pages[at] === shownPage), [checked, pages, shownPage]);
  const actions = useStableCallbacks({
    edit: (id: number, field: BatchField, text: string) => {
      grid.edit(id, field, text);
      // Typing in the blank row below a full page starts the next page; the field keeps the focus.
      const row = checked.find((one) => one.id === id);
      const isFirstText = row?.isEmpty === true && text.trim() !== '';
      const isBelowAll = checked.slice(row?.line ?? 0).every(({ isEmpty }) => isEmpty);
      if (isFirstText && isBelowAll && counts.total > 0 && counts.total % pageSize === 0)
        setPaging({ page: counts.total / pageSize + 1, pageSize });
    },
    remove: grid.remove,
  });
  const columns = useMemo(() => batchGridColumns(actions, fields.shown), [actions, fields.shown]);

  useEffect(() => {
    onChange({ rows, hasRows: counts.total > 0, blockedBy: blockedBy(counts), makeFile: () => makeFile(checked) });
  }, [onChange, rows, checked, counts]);

  useEffect(() => {
    if (cellToFocus) placeRef.current?.querySelector<HTMLElement>(`[name="${cellToFocus.name}"]`)?.focus();
  }, [cellToFocus]);

  const [bulkCount, setBulkCount] = useState(0);
  /** The pressed button may be removed with the rows, so the focus moves to the first remaining button. */
  const inBulk = (change: () => void) => () => {
    change();
    setBulkCount((count) => count + 1);
  };
  useEffect(() => {
    if (bulkCount > 0) placeRef.current?.querySelector('input')?.focus();
  }, [bulkCount]);

  /** Focuses the next invalid cell after the focused one, or the first one. */
  const goToNextWrong = () => {
    const at = readCellName((document.activeElement as HTMLInputElement | null)?.name ?? '') ?? lastSought.current;
    const next = nextWrongCell(checked, at);
    if (!next) return;
    lastSought.current = next;
    setPaging({ page: pages[next.line - 1] ?? 1, pageSize });
    setCellToFocus({ name: cellName(next.id, next.field) });
  };

  // The user who opened the rows pastes or corrects in them next, so the focus moves there.
  const begin = useEffectEvent(() => {
    if (counts.wrong > 0) goToNextWrong();
    else placeRef.current?.querySelector('input')?.focus();
  });
  useEffect(() => {
    begin();
  }, []);

  const visit = (event: FocusEvent) => {
    const at = readCellName((event.target as HTMLInputElement).name ?? '');
    if (at) fields.visit(at.field);
  };

  const paste = (event: ClipboardEvent) => {
    const at = readCellName((event.target as HTMLInputElement).name ?? '');
    const text = event.clipboardData.getData('text/plain');
    if (at === null || !isTable(text)) return;
    event.preventDefault();
    grid.paste(text, at, fields.shown);
  };

  const followKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isInCell = target instanceof HTMLInputElement && readCellName(target.name) !== null;
    if (event.key === 'Enter' && isInCell && counts.wrong > 0) goToNextWrong();
    // The browser's undo knows the history of each input but not pasted or deleted rows, and would change another row.
    const way = isInCell ? undoWay(event) : undefined;
    if (way === undefined) return;
    event.preventDefault();
    grid[way]();
  });
  useEffect(() => {
    const place = placeRef.current;
    const listen = (event: KeyboardEvent) => followKey(event);
    place?.addEventListener('keydown', listen);
    return () => place?.removeEventListener('keydown', listen);
  }, []);

  return (
    <Stack gap={4}>
      <Note>
        Copie da planilha e cole na tabela. Com o cabeçalho, a ordem das colunas não importa. Enter em um campo leva ao
        próximo erro; Ctrl+Z desfaz.
      </Note>
      {counts.total > 0 && (
        <Stack gap={2}>
          <StackedBar label="Conferência" parts={lineParts({ ...counts, isWaiting: ansId === null })} isCompact />
          {ansId === null && <Note>{chooseOperatorNote}</Note>}
        </Stack>
      )}
      {grid.unread && <Note>{grid.unread}</Note>}
      <Banner tone="critical">{grid.problem}</Banner>
      <div ref={placeRef} onPaste={paste} onFocus={visit}>
        <DataTable
          aria-label="Linhas do grupo"
          columns={columns}
          rows={shown}
          rowKey={rowKey}
          isSheet
          title="Linhas"
          actions={
            (counts.total > 0 || grid.canUndoRows) && (
              <Inline>
                {counts.wrong > 0 && (
                  <>
                    <Button emphasis="outline" size="small" onPress={goToNextWrong}>
                      Próximo erro
                    </Button>
                    <Button emphasis="quiet" size="small" onPress={inBulk(grid.removeWrong)}>
                      Remover linhas com erro
                    </Button>
                  </>
                )}
                {counts.repeated > 0 && (
                  <Button emphasis="quiet" size="small" onPress={inBulk(grid.removeRepeated)}>
                    Remover repetidas
                  </Button>
                )}
                {grid.canUndoRows && (
                  <Button emphasis="quiet" size="small" onPress={inBulk(grid.undo)}>
                    Desfazer
                  </Button>
                )}
                {counts.total > 0 && (
                  <Button
                    emphasis="quiet"
                    size="small"
                    aria-label="Remover todas as linhas"
                    onPress={inBulk(grid.clear)}
                  >
                    Remover todas
                  </Button>
                )}
              </Inline>
            )
          }
          tools={
            (fields.hasHidden || fields.canHide) && (
              <IconButton
                label={fields.hasHidden ? 'Mostrar todas as colunas' : 'Mostrar só as colunas pedidas'}
                icon={<Icon of={fields.hasHidden ? Columns3 : Columns2} />}
                size="small"
                onPress={fields.hasHidden ? fields.openAll : fields.hide}
              />
            )
          }
          pagination={
            counts.total > 10
              ? {
                  page: shownPage,
                  pageSize,
                  totalItems: counts.total,
                  onPageChange: (next) => setPaging({ page: next, pageSize }),
                  onPageSizeChange: (next) => setPaging({ page: 1, pageSize: next }),
                }
              : undefined
          }
        />
      </div>
    </Stack>
  );
}
