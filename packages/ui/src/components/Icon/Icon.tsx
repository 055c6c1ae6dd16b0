import type { ComponentType, SVGProps } from 'react';

export interface IconProps {
  /** An icon of `lucide-react`, imported by its own name, or any drawing on a 24 grid that takes the same props. */
  of: ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;
  /** Side in px at the browser's usual text size; it grows with the text. @default 18 */
  size?: 14 | 16 | 18 | 20 | 24;
}

/** One icon in the kit's stroke, as decoration: the word beside it or the control around it carries the meaning. */
export function Icon({ of: Drawing, size = 18 }: IconProps) {
  return <Drawing aria-hidden="true" size={`${size / 16}rem`} strokeWidth={1.8} />;
}
