import { createElement, type ReactNode } from 'react';
import { svgIcon } from './SvgIcon.css.ts';

/** An icon as `@lucide/icons` exports it: its shapes, on a 24 grid. */
export interface IconData {
  /** Each shape as the name of its SVG element and its attributes. */
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, unknown>>, ...rest: unknown[]])[];
}

const known = new WeakMap<IconData, ReactNode>();

/** React elements of an icon, created once and reused by every row. */
export function shapesOf(icon: IconData): ReactNode {
  let shapes = known.get(icon);
  if (shapes === undefined) {
    shapes = icon.node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
    known.set(icon, shapes);
  }
  return shapes;
}

export interface SvgIconProps {
  icon: IconData;
  /** Side in px at the browser's usual text size; it grows with the text. */
  size: number;
  className?: string | undefined;
}

/** An icon inside a component of the kit; apps use `Icon`, which has fixed sizes. */
export function SvgIcon({ icon, size, className }: SvgIconProps) {
  return (
    <svg
      className={className ? `${svgIcon} ${className}` : svgIcon}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {shapesOf(icon)}
    </svg>
  );
}
