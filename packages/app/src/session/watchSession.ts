import { announce, toast } from '@oraculo/ui';
import { subscribe } from 'valtio';
import { expiresAtMs } from './readSession.ts';
import { checkSession, followStoredSession, onSessionChange, session, sessionKey } from './session.ts';

const warningMs = 2 * 60_000;
/** Timers count in 32 bits, so a session of weeks is checked in steps. */
const longestTimerMs = 60 * 60_000;

/** Ends the session on time, warns two minutes before, and follows the changes of other tabs. Called once, at start. */
export function watchSession() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warnedGeneration = -1;

  const check = () => {
    clearTimeout(timer);
    if (!checkSession()) return;
    const leftMs = expiresAtMs(session) - Date.now();
    if (leftMs <= warningMs && warnedGeneration !== session.generation) {
      warnedGeneration = session.generation;
      toast.warning({
        title: 'Sua sessão termina em menos de 2 minutos.',
        message: 'Conclua e salve o que está fazendo. Depois, você precisará entrar de novo.',
      });
    }
    const nextMs = leftMs > warningMs ? leftMs - warningMs : leftMs;
    timer = setTimeout(check, Math.min(nextMs, longestTimerMs));
  };

  // Runs before the check, which may warn the new user.
  onSessionChange(() => {
    toast.clear();
    // The last announcement stays in the document, visually hidden, and may name a beneficiary.
    announce('');
  });
  subscribe(session, check);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
  window.addEventListener('storage', ({ key }) => {
    // A null key means that the whole storage was cleared.
    if (key === sessionKey || key === null) followStoredSession();
  });
  check();
}
