'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { vars } from '../../../theme/contract.css.ts';

/** Pixels that a finger moves before its touch is a swipe. */
const slop = 8;
/** A swipe closes from this share of the size on, at the latest from this distance in px. */
const share = 0.35;
const farthest = 120;
/** A faster swipe, in px per ms, closes from a shorter distance on. */
const fast = 0.5;
const shortest = 24;

/** These use the movement of a finger themselves. */
const busy = 'input, textarea, select, [contenteditable="true"], [role="slider"]';

export interface SwipeOptions {
  /** The side to which the layer is swiped. */
  toward: 'down' | 'end' | 'start';
  /** The element that follows the finger. @default the swiped element */
  findLayer?: ((swiped: HTMLElement) => HTMLElement | null) | undefined;
  /** Asked at the start of each swipe. */
  isOn?: (() => boolean) | undefined;
  /** Runs after a swipe that is far or fast enough. If the layer is still in the page then, it returns to its place. */
  onSwipe: () => void;
}

interface Swipe {
  pointerId: number;
  x: number;
  y: number;
  layer: HTMLElement;
  /** How far the layer was from its place at the start, as after an interrupted return. */
  base: number;
  distance: number;
  speed: number;
  time: number;
  /** Whether the finger has moved far enough, and toward the right side. */
  hasBegun: boolean;
}

const hasMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** 1 if the side is at the right or at the bottom. */
function signOf(layer: HTMLElement, toward: SwipeOptions['toward']) {
  if (toward === 'down') return 1;
  return (toward === 'end') === (getComputedStyle(layer).direction === 'ltr') ? 1 : -1;
}

function readOffset(layer: HTMLElement, toward: SwipeOptions['toward']) {
  const [x = 0, y = 0] = getComputedStyle(layer)
    .translate.split(' ')
    .map((length) => Number.parseFloat(length) || 0);
  return toward === 'down' ? y : x * signOf(layer, toward);
}

function moveLayer(layer: HTMLElement, toward: SwipeOptions['toward'], distance: number) {
  layer.style.transition = 'none';
  layer.style.translate = toward === 'down' ? `0 ${distance}px` : `${distance * signOf(layer, toward)}px 0`;
}

function returnLayer(layer: HTMLElement) {
  layer.style.transition = hasMotion() ? `translate ${vars.duration.quick} ${vars.easing.standard}` : '';
  layer.style.translate = '';
}

/**
 * Closes a layer by a swipe of a finger or a pen; a mouse selects text. The layer follows the finger, except with reduced motion. The
 * swiped element needs the `touch-action` of the other direction, so that the browser leaves this one to the script.
 */
export function useSwipeAway(swipedRef: RefObject<HTMLElement | null>, options: SwipeOptions | undefined) {
  const isOn = useEffectEvent(() => options !== undefined && (options.isOn?.() ?? true));
  const findLayer = useEffectEvent((swiped: HTMLElement) => (options?.findLayer ? options.findLayer(swiped) : swiped));
  const close = useEffectEvent(() => options?.onSwipe());
  const toward = options?.toward;
  useEffect(() => {
    const swiped = swipedRef.current;
    if (!swiped || !toward) return;
    const stop = new AbortController();
    const { signal } = stop;
    let swipe: Swipe | undefined;
    const begin = ({ isPrimary, pointerType, pointerId, target, clientX, clientY, timeStamp }: PointerEvent) => {
      const layer = findLayer(swiped);
      const isUsed = !isPrimary || pointerType === 'mouse' || (target as Element).closest(busy);
      if (isUsed || !layer || !isOn()) return;
      const base = readOffset(layer, toward);
      const place = { x: clientX, y: clientY, base, distance: base };
      swipe = { pointerId, layer, ...place, speed: 0, time: timeStamp, hasBegun: false };
    };
    const move = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
      if (pointerId !== swipe?.pointerId) return;
      const sideways = clientX - swipe.x;
      const down = clientY - swipe.y;
      const along = toward === 'down' ? down : sideways * signOf(swipe.layer, toward);
      if (!swipe.hasBegun) {
        if (Math.hypot(sideways, down) < slop) return;
        const across = Math.abs(toward === 'down' ? sideways : down);
        swipe.hasBegun = along > across;
        // A movement in another direction is not ours, however it goes on.
        if (!swipe.hasBegun) swipe = undefined;
      }
      if (!swipe) return;
      const distance = Math.max(0, swipe.base + along - slop);
      swipe.speed = (distance - swipe.distance) / Math.max(1, timeStamp - swipe.time);
      swipe.distance = distance;
      swipe.time = timeStamp;
      if (hasMotion()) moveLayer(swipe.layer, toward, distance);
    };
    const end = ({ pointerId, type }: PointerEvent) => {
      if (pointerId !== swipe?.pointerId) return;
      const { layer, distance, speed, hasBegun } = swipe;
      swipe = undefined;
      if (!hasBegun) return;
      const size = toward === 'down' ? layer.offsetHeight : layer.offsetWidth;
      const isFar = distance >= Math.min(farthest, size * share);
      const isFast = speed >= fast && distance >= shortest;
      if (type === 'pointerup' && (isFar || isFast)) {
        close();
        // The copy of a closed layer begins where the finger left it.
        requestAnimationFrame(() => returnLayer(layer));
      } else returnLayer(layer);
    };
    swiped.addEventListener('pointerdown', begin, { signal });
    swiped.addEventListener('pointermove', move, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) swiped.addEventListener(type, end, { signal });
    return () => stop.abort();
  }, [swipedRef, toward]);
}
