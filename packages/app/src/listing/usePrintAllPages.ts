import type { RequestOptions } from '@oraculo/api-client';
import { announce, toast } from '@oraculo/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../notifications/messageOf.ts';

/**
 * Loads the rows of all pages, shows them, and opens the print dialog of the browser; after it the list shows its page again. Another
 * `listName` or another screen ends the loading.
 */
export function usePrintAllPages<Row>(listName: string, loadAll: (options: RequestOptions) => Promise<Row[]>) {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [isLoading, setLoading] = useState(false);
  const loading = useRef<{ listName: string; request: AbortController } | null>(null);
  useEffect(() => {
    if (loading.current?.listName !== listName) loading.current?.request.abort();
  }, [listName]);
  useEffect(() => {
    return () => loading.current?.request.abort();
  }, []);
  const print = async () => {
    if (loading.current) return;
    const request = new AbortController();
    loading.current = { listName, request };
    setLoading(true);
    announce('Carregando todas as páginas para imprimir');
    try {
      const all = await loadAll({ signal: request.signal });
      if (request.signal.aborted) return;
      window.addEventListener('afterprint', () => setRows(null), { once: true });
      // The browser copies the page as soon as its dialog opens.
      flushSync(() => setRows(all));
      window.print();
    } catch (error) {
      if (!request.signal.aborted)
        toast.error({ title: 'Não foi possível carregar todas as páginas', message: messageOf(error) });
    } finally {
      loading.current = null;
      setLoading(false);
    }
  };
  return { rows, isLoading, print };
}
