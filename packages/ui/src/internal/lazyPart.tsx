'use client';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds before the second and the third request for a part that did not arrive. */
const RETRY_DELAYS_MS = [400, 1200];

const wait = (delayMs: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, delayMs);
  });

/**
 * A part that is no part of the first load. `lazy` of React remembers a failed import for ever and throws it at whatever
 * stands around the part; this one asks again, and then tells its owner, so that the page with what was typed stays.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  let arriving: Promise<ComponentType<Props> | null> | null = null;

  async function fetchPart(delaysMs: readonly number[]): Promise<ComponentType<Props> | null> {
    try {
      loaded = await load();
      return loaded;
    } catch {
      const [delayMs, ...later] = delaysMs;
      if (delayMs === undefined) return null;
      await wait(delayMs);
      return fetchPart(later);
    }
  }

  /** One request at a time for the whole page; `null` when it was given up. */
  function arrive() {
    arriving ??= fetchPart(RETRY_DELAYS_MS).finally(() => {
      arriving = null;
    });
    return arriving;
  }

  function Part({ onMissing, ...props }: Props & { onMissing: () => void }) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const giveUp = useEffectEvent(onMissing);
    useEffect(() => {
      if (Loaded) return;
      let isGone = false;
      const show = (part: ComponentType<Props> | null) => {
        if (isGone) return;
        if (part) setLoaded(() => part);
        else giveUp();
      };
      void arrive().then(show);
      return () => {
        isGone = true;
      };
    }, [Loaded]);
    return Loaded && <Loaded {...(props as unknown as Props)} />;
  }

  return {
    Part,
    /** Before anybody can need it; a failure is left to the moment in which somebody does. */
    preload: () => {
      if (!loaded) void arrive();
    },
  };
}
