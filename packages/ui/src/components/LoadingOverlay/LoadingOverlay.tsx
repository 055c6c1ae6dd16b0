'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { announce, cancelAnnouncement } from '../../internal/base/announce/announce.ts';
import { findNextControl, findFirstControl } from '../../internal/base/focus/findControl.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { cover, root, sign as signClass } from './LoadingOverlay.css.ts';

export interface LoadingOverlayProps extends DomProps {
  /** Covers the content: it stays visible, and can be neither focused nor changed. */
  isLoading: boolean;
  /** The running work (“Salvando o contrato”); shown and announced. */
  label: string;
  /** Stays mounted, so that typed text, scroll positions and open sections are kept. */
  children: ReactNode;
}

/**
 * Covers a part of a page while an action on it runs, and keeps the focus meanwhile. For the action of one button `isPending` is enough.
 */
export function LoadingOverlay(props: LoadingOverlayProps) {
  const { isLoading, label, children } = props;
  const content = useRef<HTMLDivElement>(null);
  const waiting = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const covered = content.current;
    const sign = waiting.current;
    if (!isLoading || !covered) return undefined;
    const focused = document.activeElement;
    const left = focused instanceof HTMLElement && covered.contains(focused) ? focused : undefined;
    // Before the content becomes inert, which removes the focus.
    if (left) sign?.focus({ preventScroll: true });
    else announce(label);
    covered.inert = true;
    return () => {
      covered.inert = false;
      cancelAnnouncement(label);
      const holder = document.activeElement;
      const isElsewhere = holder && holder !== document.body && holder !== sign;
      if (!left || isElsewhere) return;
      left.focus({ preventScroll: true });
      // The element was removed, or can no longer be focused.
      if (document.activeElement !== left) (findFirstControl(covered) ?? findNextControl(covered))?.focus();
    };
  }, [isLoading, label]);
  return (
    <div {...pickDomProps('loading-overlay', props)} className={root}>
      <div ref={content} aria-busy={isLoading}>
        {children}
      </div>
      <div className={isLoading ? cover : undefined} hidden={!isLoading}>
        <div ref={waiting} className={signClass} tabIndex={-1} role="group" aria-label={label}>
          {isLoading && <Spinner label={label} />}
        </div>
      </div>
    </div>
  );
}
