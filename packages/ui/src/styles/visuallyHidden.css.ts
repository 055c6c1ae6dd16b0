import { style } from '@vanilla-extract/css';
import { layered } from './layered.ts';

/** Hides an element visually and keeps it for screen readers, as style rules for a media or container query. */
export const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const visuallyHidden = style(layered(hidden));
