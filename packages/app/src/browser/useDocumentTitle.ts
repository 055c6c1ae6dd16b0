import { useEffect } from 'react';

/** Sets the title of the tab and of the history entry: `‹tela› · Oráculo`. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Oráculo`;
  }, [title]);
}
