'use client';
import { createContext, use } from 'react';

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** Level of a heading at this place. The name of the page is the `h1`, so headings in it begin at 2. */
export const HeadingLevelContext = createContext<HeadingLevel>(2);

export const useHeadingLevel = () => use(HeadingLevelContext);

/** Level of headings inside a section with a heading of this level. HTML has no seventh level. */
export const levelBelow = (level: HeadingLevel): HeadingLevel => (level === 6 ? 6 : ((level + 1) as HeadingLevel));
