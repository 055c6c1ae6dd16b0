'use client';
import { createContext } from 'react';

/** Focuses the file button of the drop zone, when the last file of a list inside it is removed. */
export const FocusFileButtonContext = createContext<(() => void) | null>(null);
