import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** `text` is one line, `block` fills its container, `circle` stands for an avatar. @default 'text' */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Share of the container's width; a circle has its own. @default 'full' */
  width?: 'full' | 'long' | 'half' | 'short' | undefined;
}

/** Holds the place of what is loading. Screen readers do not meet it: mark the container `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape, width: shape === 'circle' ? undefined : width })} />;
}
