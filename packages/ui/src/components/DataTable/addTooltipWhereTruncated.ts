import type { PointerEvent } from 'react';
import { line, word } from './rows.css.ts';

const texts = [line, word].map((name) => `:scope > .${name}`).join();

/** Adds a tooltip to a truncated text when the pointer enters it; nothing is measured before. */
export function addTooltipWhereTruncated({ target }: PointerEvent) {
  const text = target instanceof Element ? target.closest('td, th')?.querySelector<HTMLElement>(texts) : null;
  if (!text) return;
  const isCut = text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth;
  if (isCut) text.dataset.tooltip = text.textContent;
  else delete text.dataset.tooltip;
}
