import { ApiError, normalizeBarcode } from '@oraculo/api-client';
import { announce } from '@oraculo/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../service/api.ts';

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
  const [lookedUp, setLookedUp] = useState('');
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => {
    return stop;
  }, [stop]);

  const ask = async (text: string): Promise<FoundDocument | null> => {
    stop();
    const own = new AbortController();
    running.current = own;
    const barcode = normalizeBarcode(text);
    try {
      const { lastModification } = await api.documents.lastModification(barcode, { signal: own.signal });
      if (own.signal.aborted) return null;
      const document = { barcode, text: text.trim(), lastModification };
      setFound(document);
      return document;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'aborted') return null;
      throw error;
    }
  };
  return {
    found,
    /** The last code, as it was typed, found or not. */
    lookedUp,
    /** Rejects with what the service refuses; what is found stands until then. */
    refresh: async (text: string) => {
      await ask(text);
    },
    /**
     * As `refresh`, for another document: what was found before goes away first, and what is found now is said. Answers null
     * where something newer aborted it.
     */
    lookUp: async (text: string) => {
      setFound(null);
      setLookedUp(text.trim());
      const document = await ask(text);
      if (document) announce('Documento encontrado.');
      return document;
    },
    forget: () => {
      stop();
      setFound(null);
    },
  };
}
