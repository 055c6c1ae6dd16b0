import { createElement, type ReactNode } from 'react';
import { drawing } from './Drawing.css.ts';

/** An icon as `@lucide/icons` exports it: its shapes, on a 24 grid. */
export interface IconData {
  /** The shapes on a 24 grid, as `@lucide/icons` has them. */
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, unknown>>, ...rest: unknown[]])[];
}

const known = new WeakMap<IconData, ReactNode>();

/** Made once an icon, however many rows show it. */
export function shapesOf(icon: IconData): ReactNode {
  let shapes = known.get(icon);
  if (shapes === undefined) {
    shapes = icon.node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
    known.set(icon, shapes);
  }
  return shapes;
}

export interface DrawingProps {
  of: IconData;
  /** Side in px at the browser's usual text size; it grows with the text. */
  size: number;
  className?: string | undefined;
}

/** An icon inside of a part of the kit; `Icon` has the sizes that are public. */
export function Drawing({ of: icon, size, className }: DrawingProps) {
  return (
    <svg
      className={className ? `${drawing} ${className}` : drawing}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {shapesOf(icon)}
    </svg>
  );
}
