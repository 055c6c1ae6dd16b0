import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { shapes, widths } from './Skeleton.css.ts';

export interface SkeletonProps extends DomProps {
  /** `text` is one line, `block` fills its container, `circle` is for an avatar. @default 'text' */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Share of the container's width; without effect for a circle. @default 'full' */
  width?: 'full' | 'long' | 'half' | 'short' | undefined;
}

/** A placeholder for loading content. It is hidden from screen readers: set `aria-busy` on the container. */
export function Skeleton({ shape = 'text', width = 'full', ...rest }: SkeletonProps) {
  const look = shape === 'circle' ? shapes.circle : `${shapes[shape]} ${widths[width]}`;
  return <span {...pickDomProps('skeleton', rest)} aria-hidden="true" className={look} />;
}
