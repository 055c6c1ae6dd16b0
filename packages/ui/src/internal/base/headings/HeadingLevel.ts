'use client';
import { createContext, use } from 'react';

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** Level of a heading that stands here. The page's own name is the `h1`, so everything in it begins at 2. */
export const HeadingLevelContext = createContext<HeadingLevel>(2);

export const useHeadingLevel = () => use(HeadingLevelContext);

/** Level of headings inside a part that has a heading of this level. HTML has no seventh. */
export const levelBelow = (level: HeadingLevel): HeadingLevel => (level === 6 ? 6 : ((level + 1) as HeadingLevel));
