import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';
import { Kit } from './Kit.tsx';

/** For what breaks outside of a route, such as code that does not arrive; the routes have their own. */
export class ErrorGate extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Kit>
        <BrokenPage isWholePage />
      </Kit>
    );
  }
}
