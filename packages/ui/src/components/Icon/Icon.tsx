import type { ComponentType, SVGProps } from 'react';
import { svgIconOf } from '../../internal/base/icons/SvgIcon.css.ts';
import { type IconData, shapesOf } from '../../internal/base/icons/SvgIcon.tsx';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

export interface IconProps extends DomProps {
  /**
   * An icon of `@lucide/icons`, imported by its own name, or any component for a 24 grid that accepts the props of an icon of
   * `lucide-react`.
   */
  of: IconData | ComponentType<SVGProps<SVGSVGElement> & { size?: number | string | undefined }>;
  /** Size in px at the browser's default text size; it grows with the text. @default 18 */
  size?: 14 | 16 | 18 | 20 | 24 | undefined;
}

/** A decorative icon with the kit's stroke: the text next to it or the control around it has the meaning. */
export function Icon({ of: Drawing, size = 18, ...rest }: IconProps) {
  const dom = pickDomProps('icon', rest);
  // Few attributes and no extra component: a page of a table shows eighty icons.
  if ('node' in Drawing) {
    return (
      <svg {...dom} className={svgIconOf[size]} viewBox="0 0 24 24" aria-hidden="true">
        {shapesOf(Drawing)}
      </svg>
    );
  }
  return <Drawing {...dom} aria-hidden="true" size={`${size / 16}rem`} strokeWidth={1.8} />;
}
