'use client';
import { createContext, use } from 'react';

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** The level of a heading at this place. It begins at 2, because the name of the page is the `h1`. */
export const HeadingLevelContext = createContext<HeadingLevel>(2);

export const useHeadingLevel = () => use(HeadingLevelContext);

/** The level of headings inside a section whose heading has this level, at most 6. */
export const levelBelow = (level: HeadingLevel): HeadingLevel => (level === 6 ? 6 : ((level + 1) as HeadingLevel));
