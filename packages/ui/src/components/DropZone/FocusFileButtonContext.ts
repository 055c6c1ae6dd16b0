'use client';
import { createContext } from 'react';

/** Focuses the file button of the drop zone: used when the last file of a list inside of it is removed. */
export const FocusFileButtonContext = createContext<(() => void) | null>(null);
