import { normalizeBarcode } from '@oraculo/api-client';
import { useRef, useState } from 'react';
import { api } from '../../api.ts';

export interface FoundDocument {
  /** As the service knows it. */
  barcode: string;
  /** As it was typed from the paper. */
  text: string;
  lastModification: string | null;
}

/** The document that was looked up last. An answer to an older question counts for nothing. */
export function useDocumentLookup() {
  const [found, setFound] = useState<FoundDocument | null>(null);
  const lastAsked = useRef(0);

  /** Rejects with what the service refuses; what is found stands until then. */
  const refresh = async (text: string) => {
    lastAsked.current += 1;
    const own = lastAsked.current;
    const barcode = normalizeBarcode(text);
    const { lastModification } = await api.documents.lastModification(barcode);
    if (own === lastAsked.current) setFound({ barcode, text: text.trim(), lastModification });
  };
  return {
    found,
    refresh,
    /** As `refresh`, for another document: what was found before goes away first. */
    lookUp: (text: string) => {
      setFound(null);
      return refresh(text);
    },
    forget: () => {
      lastAsked.current += 1;
      setFound(null);
    },
  };
}
