'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { dialogAround } from '../../internal/base/focus/dialogAround.ts';
import { isModalOpen, watchModals } from '../../internal/overlays/ModalLayer/openModals.ts';
import { readVisibleArea } from '../../internal/overlays/topLayer/readVisibleArea.ts';
import { type Box, findPlace } from './findPlace.ts';
import { defaultMaxHeight, defaultTop } from './Toasts.css.ts';
import type { RaisedToast } from './toastList.ts';

/** Between two cards, and between a card and an obstacle. */
const gap = 12;
/** Elements taller than this share of the window, such as a focused dialog, are no obstacles, because enough of them stays visible. */
const highest = 0.5;

/** The elements in use: the focused element, the popover around it, and the list that it has open. */
function focusedParts(region: HTMLElement): Element[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body || region.contains(focused)) return [];
  const list = focused.getAttribute('aria-expanded') === 'true' && focused.getAttribute('aria-controls');
  const popup = list ? document.getElementById(list) : null;
  const isLow = focused.getBoundingClientRect().height <= innerHeight * highest;
  const parts = [isLow ? focused : null, focused.closest('[popover]'), popup];
  return parts.filter((part) => part !== null);
}

/** Paginations, and the head and foot of a dialog; behind a modal nothing counts. */
const clearParts = () =>
  [...document.querySelectorAll('[data-keep-clear]')].filter((part) => !isModalOpen() || dialogAround(part));

function boxesOf(parts: readonly Element[]): Box[] {
  return parts.map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
}

/** How far the cards of a region are moved down, in px. */
const shifts = new WeakMap<HTMLElement, number>();

function shiftTo(region: HTMLElement, shift: number) {
  shifts.set(region, shift);
  region.style.insetBlockStart = shift === 0 ? '' : `calc(${defaultTop} + ${shift}px)`;
  region.style.maxBlockSize = shift === 0 ? '' : `calc(${defaultMaxHeight} - ${shift}px)`;
}

/** The final positions of the cards, regardless of their entrance animation or a scroll. */
function measure(region: HTMLElement, shift: number) {
  const cards = [...region.querySelectorAll<HTMLElement>('[data-toast]')];
  const first = cards[0];
  if (!first) return undefined;
  const { top, left } = region.getBoundingClientRect();
  const screen = readVisibleArea();
  const column: Box = {
    top: top + first.offsetTop - shift,
    bottom: screen.top + screen.height - gap,
    left: left + first.offsetLeft,
    right: left + first.offsetLeft + first.offsetWidth,
  };
  return { column, ends: cards.map((card) => card.offsetTop + card.offsetHeight - first.offsetTop) };
}

/** Positions the cards and returns how many of them may be shown. */
function place(region: HTMLElement): number {
  const shift = shifts.get(region) ?? 0;
  const cards = measure(region, shift);
  if (!cards) {
    shiftTo(region, 0);
    return Number.POSITIVE_INFINITY;
  }
  const { column, ends } = cards;
  // A card with the focus keeps its place.
  if (region.contains(document.activeElement)) return ends.length;
  const focused = focusedParts(region);
  const obstacles = boxesOf([...focused, ...clearParts()]);
  const kept = findPlace(ends, { ...column, top: column.top + shift }, obstacles, gap);
  const isKept = kept?.top === column.top + shift && kept.count === ends.length;
  const found = isKept ? kept : findPlace(ends, column, obstacles, gap);
  shiftTo(region, found ? found.top - column.top : 0);
  if (found) return found.count;
  const isListOpen = focused.some((part) => part !== document.activeElement);
  return isListOpen ? 0 : ends.length;
}

/**
 * Keeps the cards in their column, without covering the pagination or the focused element (WCAG 2.4.11): they start below it, and cards
 * without space wait. A free place is kept until the last card is removed. In a window that is too low for both they stay at the usual
 * place, unless an open list fills it. Returns how many may be shown.
 */
export function useToastPlace(regionRef: RefObject<HTMLElement | null>, open: readonly RaisedToast[]): number {
  const [fit, setFit] = useState({ open, count: Number.POSITIVE_INFINITY });
  const count = fit.open === open ? fit.count : Number.POSITIVE_INFINITY;
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region) return;
    const update = () => {
      const room = place(region);
      if (room < Math.min(count, open.length)) setFit({ open, count: room });
    };
    update();
    if (open.length === 0) return;
    // A focused element is scrolled after the focus event, and a modal moves the page after it has opened.
    let frame = 0;
    const soon = (work: () => void) => () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(work);
    };
    const updateSoon = soon(update);
    // If some wait, all cards are measured again.
    const admitSoon = soon(() => (count < open.length ? setFit({ open, count: Number.POSITIVE_INFINITY }) : update()));
    const stopWatching = watchModals(admitSoon);
    const stop = new AbortController();
    const { signal } = stop;
    // A list opens and closes without a change of the focus.
    for (const type of ['focusin', 'resize', 'keyup', 'pointerup', 'scrollend'])
      addEventListener(type, admitSoon, { signal });
    // The scroll event of a list inside the page does not bubble.
    addEventListener('scroll', updateSoon, { capture: true, passive: true, signal });
    // An on-screen keyboard opens after the focus, and does not resize the window.
    visualViewport?.addEventListener('resize', admitSoon, { signal });
    return () => {
      cancelAnimationFrame(frame);
      stopWatching();
      stop.abort();
    };
  }, [regionRef, open, count]);
  return count;
}
