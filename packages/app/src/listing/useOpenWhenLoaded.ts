import { useEffect, useState } from 'react';

/** A press without a visible effect for longer than this seems lost. */
const longestMs = 500;

/**
 * Opens a dialog when its list has loaded or after a delay. A screen reader reads a dialog when it opens. A list that
 * arrives a moment later would sometimes be read with the dialog and sometimes announced again.
 */
export function useOpenWhenLoaded(isLoading: boolean): boolean {
  const [isOpen, setIsOpen] = useState(!isLoading);
  if (!isOpen && !isLoading) setIsOpen(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(true), longestMs);
    return () => clearTimeout(timer);
  }, []);
  return isOpen;
}
