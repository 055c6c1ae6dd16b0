'use client';
import { useEffect, useRef, useState } from 'react';
import type { SelectOption, SelectValue } from '../../internal/collections/Combobox/SelectOption.ts';
import type { CreatableProps } from './ComboboxProps.ts';

interface CreationRules<Value extends SelectValue> {
  create: CreatableProps<Value>['onCreate'];
  /** The option does not come at once. */
  onStart: (text: string) => void;
  onCreated: (option: SelectOption<Value>) => void;
  onFailure: (text: string) => void;
}

/** Makes an option from a text, at once or by a promise. */
export function useCreation<Value extends SelectValue>(rules: CreationRules<Value>) {
  const [text, setText] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const run = useRef(0);
  const latest = useRef(rules);
  useEffect(() => {
    latest.current = rules;
  });
  useEffect(() => {
    return () => {
      run.current += 1;
    };
  }, []);

  const start = async (wanted: string) => {
    const number = (run.current += 1);
    setFailed(null);
    try {
      const made = rules.create(wanted);
      if (!(made instanceof Promise)) return rules.onCreated(made);
      setText(wanted);
      rules.onStart(wanted);
      const option = await made;
      // A reset of the form or the end of the field came first.
      if (number !== run.current) return undefined;
      setText(null);
      latest.current.onCreated(option);
    } catch {
      if (number !== run.current) return undefined;
      setText(null);
      setFailed(wanted);
      latest.current.onFailure(wanted);
    }
    return undefined;
  };
  return {
    /** The text whose option is not there yet; null without one. */
    text,
    /** The text of which no option could be made. */
    failed,
    start: (wanted: string) => void start(wanted),
    cancel: () => {
      run.current += 1;
      setText(null);
    },
  };
}
