import { ApiError, type BeneficiaryResult, type EligibilityCheck } from '@oraculo/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';

/** An answer, with the question that it is the answer to. */
export interface Answered {
  query: EligibilityCheck;
  result: BeneficiaryResult;
}

/** One query at a time: a newer one, leaving the screen or the user stops the one before, and its answer counts for nothing. */
export function useEligibilityCheck() {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [wasStopped, setStopped] = useState(false);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const forget = () => {
    stop();
    setAnswered(null);
    setStopped(false);
  };
  /** What was found before goes away first: it must not stand below what is asked now. */
  const check = async (query: EligibilityCheck) => {
    forget();
    const own = new AbortController();
    running.current = own;
    try {
      const result = await api.eligibility.check(query, { signal: own.signal });
      if (running.current === own && !own.signal.aborted) setAnswered({ query, result });
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'aborted') throw error;
    }
  };
  const interrupt = () => {
    setStopped(running.current !== null);
    stop();
  };
  return { answered, check, interrupt, wasStopped, forget };
}
