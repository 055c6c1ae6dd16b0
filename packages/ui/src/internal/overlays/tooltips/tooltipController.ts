import { autoUpdatePosition } from '../topLayer/autoUpdatePosition.ts';
import type { TooltipDelays } from './tooltipDelays.ts';

/** Eleven days. A timer of 2 ** 31 ms or more runs immediately, so `Infinity` would mean no delay. */
const longestMs = 1e9;

/** Time to move the pointer from the trigger onto the tooltip. */
const graceMs = 150;

const triggerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** The box of an element; for `display: contents`, the box of its content. */
const getTriggerRect = (trigger: HTMLElement) => {
  const rect = trigger.getBoundingClientRect();
  return rect.width + rect.height > 0 ? rect : (trigger.firstElementChild ?? trigger).getBoundingClientRect();
};

/** One tooltip and one set of listeners for all triggers of the page. Returns the clean-up function. */
export function controlTooltips(tooltip: HTMLElement, readDelays: () => TooltipDelays) {
  let trigger: HTMLElement | null = null;
  let timer = 0;
  let closedAt = Number.NEGATIVE_INFINITY;

  const position = autoUpdatePosition(
    tooltip,
    () => trigger && getTriggerRect(trigger),
    () => ({ side: 'above', align: 'center', gap: 6, isBeside: trigger?.dataset.tooltipSide === 'end' }),
  );

  const close = () => {
    window.clearTimeout(timer);
    if (!trigger) return;
    trigger = null;
    closedAt = performance.now();
    observer.disconnect();
    if (tooltip.matches(':popover-open')) tooltip.hidePopover();
  };

  const observer = new MutationObserver(() => {
    // `aria-hidden`: a dialog has opened over the trigger.
    if (!trigger?.isConnected || !trigger.dataset.tooltip || trigger.closest('[aria-hidden="true"]')) close();
    else if (tooltip.textContent !== trigger.dataset.tooltip) {
      tooltip.textContent = trigger.dataset.tooltip;
      position.place();
    }
  });

  const open = (next: HTMLElement) => {
    window.clearTimeout(timer);
    const text = next.dataset.tooltip;
    if (!text || !next.isConnected) return;
    // Closed and opened again, so that it is above a dialog that has opened since.
    if (tooltip.matches(':popover-open')) tooltip.hidePopover();
    trigger = next;
    tooltip.textContent = text;
    tooltip.showPopover();
    position.place();
    observer.observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-tooltip', 'aria-hidden'],
    });
  };

  const later = (run: () => unknown, ms: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(run, Math.min(ms, longestMs));
  };

  /** The pointer has left, but a focused trigger keeps its tooltip. */
  const leave = () => {
    if (!trigger?.matches(':focus-visible, :has(:focus-visible)')) close();
  };

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    if (event.target instanceof Node && tooltip.contains(event.target)) return window.clearTimeout(timer);
    const next = triggerOf(event.target);
    if (next === trigger) return window.clearTimeout(timer);
    if (!next) return later(leave, trigger ? graceMs : 0);
    const { openMs, skipMs } = readDelays();
    const isFollowing = trigger !== null || performance.now() - closedAt < skipMs;
    if (isFollowing || openMs === 0) open(next);
    else later(() => open(next), openMs);
  };

  const onPointerOut = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && event.relatedTarget === null) later(leave, graceMs);
  };

  // A tap opens the tooltip; a second tap, or a tap elsewhere, closes it. A mouse press closes it, so that it does not cover the result.
  const onPointerDown = (event: PointerEvent) => {
    const next = triggerOf(event.target);
    if (event.pointerType !== 'touch') {
      if (!(event.target instanceof Node && tooltip.contains(event.target)) && !next?.hasAttribute('aria-disabled'))
        close();
      return;
    }
    if (next && next !== trigger) open(next);
    else close();
  };

  const onFocusIn = (event: FocusEvent) => {
    const next = triggerOf(event.target);
    if (next && event.target instanceof Element && event.target.matches(':focus-visible')) {
      // Deferred, because a closing popover returns the focus at a moment when no other popover can open. Not by `later`, which a pointer elsewhere
      // would cancel.
      window.setTimeout(() => !signal.aborted && document.activeElement === event.target && open(next), 0);
    }
  };

  const onFocusOut = (event: FocusEvent) => {
    if (trigger && triggerOf(event.target) === trigger && !trigger.matches(':hover')) close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !trigger) return;
    // A tooltip that only repeats the name of its control does not handle Escape, so that the key still closes the dialog around it.
    if (trigger.getAttribute('aria-label') !== trigger.dataset.tooltip) event.stopPropagation();
    close();
  };

  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('pointerover', onPointerOver, { signal });
  document.addEventListener('pointerout', onPointerOut, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  document.addEventListener('focusin', onFocusIn, { signal });
  document.addEventListener('focusout', onFocusOut, { signal });
  document.addEventListener('keydown', onKeyDown, { signal, capture: true });
  return () => {
    close();
    position.stop();
    ended.abort();
  };
}
