import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { cell } from './TagGroup.css.ts';

/**
 * Replaces the `style` attribute that React Aria sets on the cell of a tag, because a strict Content-Security-Policy refuses it in HTML from a
 * server.
 */
export function layOutByClass({ children, ...tag }: ComponentProps<'div'>) {
  const styled = isValidElement<ComponentProps<'div'>>(children);
  return <div {...tag}>{styled ? cloneElement(children, { className: cell, style: undefined }) : children}</div>;
}
