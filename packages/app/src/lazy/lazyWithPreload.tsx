import { type ComponentType, lazy, useState } from 'react';

export interface LazyComponent<Props> {
  Component: ComponentType<Props>;
  /** Requests the code before it is rendered. */
  preload: () => Promise<unknown>;
}

/** The code of a component failed to load: there is no connection, or a newer version was deployed. */
export class ChunkLoadError extends Error {}

/**
 * A component whose code loads later, like `lazy`. Loaded code renders immediately: `lazy` would show the fallback
 * first, and React delays the content after a fallback by 300 ms.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let arrived: ComponentType<Props> | undefined;
  const preload = async () => {
    arrived = await load();
    return arrived;
  };
  const Late = lazy(async () => {
    try {
      return { default: await preload() };
    } catch (cause) {
      throw new ChunkLoadError('The code of a part did not arrive.', { cause });
    }
  });
  function LoadedComponent(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => arrived ?? Late);
    return <Shown {...props} />;
  }
  return { Component: LoadedComponent, preload };
}
