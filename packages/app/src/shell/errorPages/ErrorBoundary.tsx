import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '../../lazy/lazyWithPreload.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { Kit } from '../Kit.tsx';
import { ScreenLoadFailed } from './ScreenLoadFailed.tsx';

/** Catches errors outside the routes, such as code that fails to load. Routes have their own boundary. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <Kit>{error instanceof ChunkLoadError ? <ScreenLoadFailed isWholePage /> : <BrokenPage isWholePage />}</Kit>;
  }
}
