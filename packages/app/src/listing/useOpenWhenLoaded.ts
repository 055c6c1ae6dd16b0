import { useEffect, useState } from 'react';

/** A press that shows nothing for longer seems lost. */
const longestMs = 500;

/**
 * Whether a dialog is open: once its list has come, or is late. A screen reader reads a dialog as it opens; a list that
 * comes a moment later is announced a second time, or read with the dialog, by chance.
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
