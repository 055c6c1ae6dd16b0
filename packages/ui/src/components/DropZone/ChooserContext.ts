'use client';
import { createContext } from 'react';

/** Where the focus goes when the last file of a list inside a drop zone is removed. */
export const ChooserContext = createContext<(() => void) | null>(null);
