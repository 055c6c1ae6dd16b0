import { type ComponentType, lazy, useState } from 'react';

export interface LazyComponent<Props> {
  Component: ComponentType<Props>;
  /** Asks for the code before it is shown. */
  preload: () => Promise<unknown>;
}

/** The code of a part did not arrive: no connection, or a newer version is out. */
export class ChunkLoadError extends Error {}

/**
 * A component whose code comes later, like `lazy`. Code that is there already shows at once: `lazy` would show the fallback
 * first, and React keeps what follows a fallback back for 300 ms.
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
