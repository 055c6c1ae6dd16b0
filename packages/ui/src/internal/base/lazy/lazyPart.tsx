'use client';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds before the second and the third request for a module that failed to load. */
const RETRY_DELAYS_MS = [400, 1200];

type PartModule<Name extends string, Props> = Record<Name, ComponentType<Props>>;

let retries = 0;

/**
 * Chromium caches a failed import. The error message contains the address of the module; with a query added to it, the browser requests the
 * module again.
 */
async function importAgain<Module>(error: unknown): Promise<Module> {
  const [address] = /https?:\/\/[^\s'")]+/.exec(String(error)) ?? [];
  if (!address) throw error;
  const other = new URL(address);
  retries += 1;
  other.searchParams.set('again', String(retries));
  return import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ other.href) as Promise<Module>;
}

/**
 * A component whose code loads on demand: the export `name` of the module that `load` imports. React's `lazy` caches a failed import and
 * throws it while the page renders. This component retries twice, after 0.4 s and 1.2 s, and then calls `onLoadError`, so that the page and
 * typed text stay. `preload()` requests the module before it is needed.
 */
export function lazyPart<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<PartModule<Name, Props>>,
) {
  let loaded: ComponentType<Props> | null = null;
  let pending: Promise<ComponentType<Props> | null> | null = null;

  async function fetchPart(delaysMs: readonly number[]): Promise<ComponentType<Props> | null> {
    loaded = await load()
      .catch(importAgain<PartModule<Name, Props>>)
      // After a failed chunk, webpack resolves to a module without exports; the next request loads it.
      .then(
        (module) => module[name] ?? null,
        () => null,
      );
    const [delayMs, ...later] = delaysMs;
    if (loaded || delayMs === undefined) return loaded;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return fetchPart(later);
  }

  /** One request at a time for the whole page; resolves to `null` after the last retry. */
  function request() {
    pending ??= fetchPart(RETRY_DELAYS_MS).finally(() => {
      pending = null;
    });
    return pending;
  }

  function Part({ onLoadError, ...props }: Props & { onLoadError: () => void }) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const reportLoadError = useEffectEvent(onLoadError);
    useEffect(() => {
      if (Loaded) return;
      let isUnmounted = false;
      const show = (part: ComponentType<Props> | null) => {
        if (isUnmounted) return;
        if (part) setLoaded(() => part);
        else reportLoadError();
      };
      void request().then(show);
      return () => {
        isUnmounted = true;
      };
    }, [Loaded]);
    return Loaded && <Loaded {...(props as unknown as Props)} />;
  }

  return {
    Part,
    /** Requests the module early. A failure is ignored: the component requests it again when it is shown. */
    preload: () => {
      if (!loaded) void request();
    },
  };
}
