import { CircleCheck, CircleMinus, CircleX, Clock, Info } from '@lucide/icons';
import type { IconData } from './SvgIcon.tsx';

/** The icon of each tone unless a component passes another one, so that a state has the same icon in a badge and in a heading. */
export const toneIcons = {
  positive: CircleCheck,
  critical: CircleX,
  caution: Clock,
  info: Info,
  neutral: CircleMinus,
} as const satisfies Record<string, IconData>;
