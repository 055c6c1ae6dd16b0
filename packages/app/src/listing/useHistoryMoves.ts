import { useEffect, useEffectEvent } from 'react';

/**
 * Runs `follow` at Back and Forward, before the page is rendered for the address that they lead to. They can be so quick that
 * the address they leave was never rendered: then nothing that depends on it changes, and only this tells of them.
 */
export function useHistoryMoves(follow: () => void) {
  const move = useEffectEvent(follow);
  useEffect(() => {
    const listen = () => move();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
}
