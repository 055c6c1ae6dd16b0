'use client';
import { useLayoutEffect, useRef } from 'react';
import { useNumberFormat } from '../../i18n/LocaleContext.ts';
import { fieldsPtBR } from '../../i18n/ptBR/fields.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';

interface CounterOptions {
  maxLength?: number | undefined;
  onValidityChange?: ((message: string | undefined) => void) | undefined;
}

/** The share of the limit from which the remaining number is announced. */
const nearShare = 0.8;

type Stage = 'free' | 'near' | 'full' | 'over';
const stageOf = (length: number, limit: number): Stage =>
  length > limit ? 'over' : length === limit ? 'full' : length >= limit * nearShare ? 'near' : 'free';

/**
 * Counts the text against its limit. Announces the remaining number at four fifths of the limit, at its end, and when a paste exceeds it.
 */
export function useCounter(value: string, { maxLength, onValidityChange }: CounterOptions) {
  const fields = useAreaMessages('fields', fieldsPtBR);
  const integerFormat = useNumberFormat('integer');
  const limit = maxLength ?? Number.POSITIVE_INFINITY;
  const isPaste = useRef(false);
  const left = limit - value.length;
  // The sentence does not contain the excess, so that it is announced only once and not on every key.
  const problem = left < 0 ? fields.tooLong : undefined;
  const reported = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (reported.current !== problem) onValidityChange?.(problem);
    reported.current = problem;
  });
  return {
    problem,
    countText:
      left < 0
        ? fields.over(integerFormat.format(-left))
        : fields.count(integerFormat.format(value.length), integerFormat.format(limit)),
    notePaste: () => {
      isPaste.current = true;
    },
    noteEdit: (next: string) => {
      const stage = stageOf(next.length, limit);
      const excess = next.length - limit;
      if (isPaste.current && stage === 'over') announce(fields.pastedOver(integerFormat.format(excess)));
      else if (stage !== stageOf(value.length, limit)) {
        if (stage === 'near') announce(fields.left(integerFormat.format(-excess)));
        if (stage === 'full') announce(fields.full(integerFormat.format(limit)));
      }
      isPaste.current = false;
    },
  };
}
