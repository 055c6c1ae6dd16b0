import { useEffect } from 'react';

/** `‹tela› · Oráculo` in the tab and the history. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Oráculo`;
  }, [title]);
}
