import { ApiError, normalizeBarcode } from '@oraculo/api-client';
import { announce } from '@oraculo/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../service/api.ts';

export interface FoundDocument {
  /** The barcode as the service stores it. */
  barcode: string;
  /** The barcode as the user typed it. */
  text: string;
  lastModification: string | null;
}

/** The document of the last look-up. A new look-up or unmounting aborts the former one. */
export function useDocumentLookup() {
  const [found, setFound] = useState<FoundDocument | null>(null);
  const [lookedUp, setLookedUp] = useState('');
  const [pendingCount, setPendingCount] = useState(0);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => {
    return stop;
  }, [stop]);

  const ask = async (text: string): Promise<FoundDocument | null> => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    const barcode = normalizeBarcode(text);
    try {
      const { lastModification } = await api.documents.lastModification(barcode, { signal: controller.signal });
      if (controller.signal.aborted) return null;
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
    isLookingUp: pendingCount > 0,
    /** Reloads the document, which stays on the screen meanwhile. Rejects with the error of the service. */
    refresh: async (text: string) => {
      await ask(text);
    },
    /**
     * Looks up another document: clears the former result first and announces the new one. Returns null when a newer
     * look-up aborted it.
     */
    lookUp: async (text: string) => {
      setFound(null);
      setLookedUp(text.trim());
      setPendingCount((count) => count + 1);
      try {
        const document = await ask(text);
        if (document) announce('Documento encontrado.');
        return document;
      } finally {
        setPendingCount((count) => count - 1);
      }
    },
    forget: () => {
      stop();
      setFound(null);
    },
  };
}
