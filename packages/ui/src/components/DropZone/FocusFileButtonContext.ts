'use client';
import { createContext } from 'react';

/** Focuses the file button of the drop zone. A `FileList` in the zone calls it when its last file is removed. */
export const FocusFileButtonContext = createContext<(() => void) | null>(null);
