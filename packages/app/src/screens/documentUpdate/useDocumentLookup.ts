import { ApiError, normalizeBarcode } from '@oraculo/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';

export interface FoundDocument {
  /** As the service knows it. */
  barcode: string;
  /** As it was typed from the paper. */
  text: string;
  lastModification: string | null;
}

/** The document that was looked up last. A new look-up, or leaving the screen, aborts the one before. */
export function useDocumentLookup() {
  const [found, setFound] = useState<FoundDocument | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  /** Rejects with what the service refuses; what is found stands until then. */
  const refresh = async (text: string) => {
    stop();
    const own = new AbortController();
    running.current = own;
    const barcode = normalizeBarcode(text);
    try {
      const { lastModification } = await api.documents.lastModification(barcode, { signal: own.signal });
      if (!own.signal.aborted) setFound({ barcode, text: text.trim(), lastModification });
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'aborted') throw error;
    }
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
      stop();
      setFound(null);
    },
  };
}
