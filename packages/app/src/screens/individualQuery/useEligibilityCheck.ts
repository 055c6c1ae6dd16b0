import { ApiError, type BeneficiaryResult, type EligibilityCheck } from '@oraculo/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';

/** One query at a time: a newer one, leaving the screen or the user stops the one before, and its answer counts for nothing. */
export function useEligibilityCheck() {
  const [result, setResult] = useState<BeneficiaryResult | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const forget = () => {
    stop();
    setResult(null);
  };
  /** What was found before goes away first: it must not stand below what is asked now. */
  const check = async (query: EligibilityCheck) => {
    forget();
    const own = new AbortController();
    running.current = own;
    try {
      const answer = await api.eligibility.check(query, { signal: own.signal });
      if (running.current === own && !own.signal.aborted) setResult(answer);
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'aborted') throw error;
    }
  };
  return { result, check, stop, forget };
}
