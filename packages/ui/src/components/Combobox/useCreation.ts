'use client';
import { useEffect, useRef, useState } from 'react';
import type { SelectOption, SelectValue } from '../../internal/collections/Combobox/SelectOption.ts';
import type { CreatableProps } from './ComboboxProps.ts';

interface CreationRules<Value extends SelectValue> {
  create: CreatableProps<Value>['onCreate'];
  /** Runs if the creation returns a promise. */
  onStart: (text: string) => void;
  onCreated: (option: SelectOption<Value>) => void;
  onFailure: (text: string) => void;
}

/** Creates an option from a text, immediately or by a promise. */
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
      // The form was reset or the field unmounted in the meantime.
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
    /** The text whose option is being created; null if there is none. */
    text,
    /** The text for which the creation failed. */
    failed,
    start: (wanted: string) => void start(wanted),
    cancel: () => {
      run.current += 1;
      setText(null);
    },
  };
}
