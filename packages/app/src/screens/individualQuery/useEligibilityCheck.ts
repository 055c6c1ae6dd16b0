import { ApiError, type EligibilityCheck } from '@oraculo/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../service/api.ts';
import type { IndividualQueryDraft } from './individualQuerySuite.ts';
import type { QueryTarget, AnsweredQuery } from './sessionQueries.ts';

/** The end of a query: an answer, with the form's values if it was reopened, or the reason why there is none. */
type Outcome = (AnsweredQuery & { draft?: IndividualQueryDraft }) | { query: EligibilityCheck; error: unknown };

/** Runs one query at a time. A newer query, unmounting or the user aborts the former one, and its answer is ignored. */
export function useEligibilityCheck() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [answerCount, setAnswerCount] = useState(0);
  const [wasStopped, setStopped] = useState(false);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => {
    return stop;
  }, [stop]);

  /** Aborts a running query. The former answer is removed or replaced. */
  const show = (next: Outcome | null) => {
    stop();
    setOutcome(next);
    setAnswerCount((count) => count + 1);
    setStopped(false);
  };
  /** Removes the former answer first: it must not be shown below the new query. Returns the new answer. */
  const check = async (query: EligibilityCheck, target: QueryTarget): Promise<AnsweredQuery | undefined> => {
    show(null);
    const controller = new AbortController();
    running.current = controller;
    const isCurrent = () => running.current === controller && !controller.signal.aborted;
    try {
      const result = await api.eligibility.check(query, { signal: controller.signal });
      const answeredQuery = { ...target, query, result, answeredAt: new Date() };
      if (!isCurrent()) return undefined;
      setOutcome(answeredQuery);
      return answeredQuery;
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
