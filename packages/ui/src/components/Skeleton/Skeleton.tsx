import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { shapes, widths } from './Skeleton.css.ts';

export interface SkeletonProps extends DomProps {
  /** `text` is one line, `block` fills its container, `circle` stands for an avatar. @default 'text' */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Share of the container's width; a circle has its own. @default 'full' */
  width?: 'full' | 'long' | 'half' | 'short' | undefined;
}

/** Holds the place of what is loading. Screen readers do not meet it: mark the container `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'full', ...rest }: SkeletonProps) {
  const look = shape === 'circle' ? shapes.circle : `${shapes[shape]} ${widths[width]}`;
  return <span {...pickDomProps('skeleton', rest)} aria-hidden="true" className={look} />;
}
