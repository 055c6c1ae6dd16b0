import { useEffect, useEffectEvent } from 'react';

/**
 * Runs `follow` at Back and Forward, before the page is rendered for the new address. Two moves may come within one render, so
 * that React sees no change of the address; the event is the only signal.
 */
export function useHistoryMoves(follow: () => void) {
  const move = useEffectEvent(follow);
  useEffect(() => {
    const listen = () => move();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
}
