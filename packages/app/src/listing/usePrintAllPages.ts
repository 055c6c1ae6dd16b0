import type { RequestOptions } from '@oraculo/api-client';
import { announce, toast } from '@oraculo/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../notifications/messageOf.ts';
import type { AllRows } from './loadAllRows.ts';

const failure = 'Não foi possível carregar todas as páginas';

/**
 * A browser that does not print does not fire `afterprint`, so the next action of the user ends the print state too.
 */
const endsOfPrint = ['afterprint', 'pointerdown', 'keydown'];

/**
 * Loads the rows of all pages, shows them, and opens the print dialog of the browser; afterwards the list shows its
 * page again. Another `listName` or another screen ends the loading.
 */
export function usePrintAllPages<Row>(listName: string, loadAll: (options: RequestOptions) => Promise<AllRows<Row>>) {
  const [printed, setPrinted] = useState<{ listName: string; rows: readonly Row[] } | null>(null);
  const [isLoading, setLoading] = useState(false);
  const loading = useRef<{ listName: string; request: AbortController } | null>(null);
  useEffect(() => {
    if (loading.current?.listName !== listName) loading.current?.request.abort();
  }, [listName]);
  useEffect(() => {
    return () => loading.current?.request.abort();
  }, []);
  const printRows = (rows: readonly Row[]) => {
    const shown = new AbortController();
    const showPage = () => {
      shown.abort();
      setPrinted(null);
    };
    for (const type of endsOfPrint) window.addEventListener(type, showPage, { signal: shown.signal, capture: true });
    try {
      // The browser copies the page when its print dialog opens.
      flushSync(() => setPrinted({ listName, rows }));
      window.print();
    } catch (error) {
      showPage();
      throw error;
    }
  };
  const print = async () => {
    if (loading.current) return;
    const request = new AbortController();
    loading.current = { listName, request };
    setLoading(true);
    announce('Carregando todas as páginas para imprimir');
    try {
      const { rows, hasChanged } = await loadAll({ signal: request.signal });
      if (request.signal.aborted) return;
      if (hasChanged) toast.error({ title: failure, message: 'A lista mudou enquanto era carregada. Tente de novo.' });
      else printRows(rows);
    } catch (error) {
      if (!request.signal.aborted) toast.error({ title: failure, message: messageOf(error) });
    } finally {
      loading.current = null;
      setLoading(false);
    }
  };
  return { rows: printed?.listName === listName ? printed.rows : null, isLoading, print };
}
