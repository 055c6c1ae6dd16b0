import { ApiError, type EligibilityCheck } from '@oraculo/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../service/api.ts';
import type { IndividualQueryDraft } from './individualQuerySuite.ts';
import type { Addressee, Answered } from './sessionQueries.ts';

/** What a query ended in: an answer, with what the form held if it was opened again, or the reason why there is none. */
type Outcome = (Answered & { draft?: IndividualQueryDraft }) | { query: EligibilityCheck; error: unknown };

/** One query at a time: a newer one, leaving the screen or the user stops the one before, and its answer counts for nothing. */
export function useEligibilityCheck() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [answerCount, setAnswerCount] = useState(0);
  const [wasStopped, setStopped] = useState(false);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => {
    return stop;
  }, [stop]);

  /** Ends a query that is under way. What was found goes away, or gives way to another answer. */
  const show = (next: Outcome | null) => {
    stop();
    setOutcome(next);
    setAnswerCount((count) => count + 1);
    setStopped(false);
  };
  /** What was found before goes away first: it must not stand below what is asked now. Answers what was found. */
  const check = async (query: EligibilityCheck, addressee: Addressee): Promise<Answered | undefined> => {
    show(null);
    const own = new AbortController();
    running.current = own;
    const isCurrent = () => running.current === own && !own.signal.aborted;
    try {
      const result = await api.eligibility.check(query, { signal: own.signal });
      const answered = { ...addressee, query, result, answeredAt: new Date() };
      if (!isCurrent()) return undefined;
      setOutcome(answered);
      return answered;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'aborted') return undefined;
      if (isCurrent()) setOutcome({ query, error });
      throw error;
    }
  };
  const interrupt = () => {
    setStopped(running.current !== null);
    stop();
  };

  return { outcome, answerCount, check, interrupt, wasStopped, show };
}
