import { ApiError } from '@oraculo/api-client';
import { isComposing } from '../browser/isComposing.ts';
import { dropTypedText } from '@oraculo/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSingleFlight } from '../queries/useSingleFlight.ts';
import type { FormDraft } from '../session/useDraft.ts';
import { type FormAction, formReducer, openForm, type Patch } from './formState.ts';
import { type FormErrors, type FormSuite, createSuiteValidator } from './suiteValidator.ts';
import { restoreDraft } from './restoreDraft.ts';
import { sameValue } from './sameValue.ts';

interface FormOptions<Values extends object> {
  /** The values of an untouched form. */
  initial: Values;
  /** Resets the form whenever `initial` changes, as for filters in the address. */
  followsInitial?: boolean;
  /** Remembered values that replace the initial ones; the form then counts as changed. */
  remembered?: Values;
  /**
   * Creates the Vest suite once, for as long as the form is open. A new function creates a new suite. Without a suite
   * or `validate` every value is valid.
   */
  suite?: () => FormSuite<Values>;
  /** Returns the messages by field, for a form with a few plain rules and no suite. */
  validate?: (values: Values) => FormErrors;
  /** Keeps the typed values when the session expires. */
  draft?: FormDraft<Values>;
  /** Called once per submit with the valid values and with the values that each field had when its edit began. */
  onSubmit: (values: Values, base: Values) => Promise<void> | void;
  /** Called with the error of `onSubmit`; the values stay. */
  onError?: (error: unknown) => void;
}

export interface FieldProps<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
  /** The field reports a text that it cannot parse, so the form is not submitted with the former value. */
  onValidityChange: (message: string | undefined) => void;
  ref: (element: HTMLElement | null) => void;
}

type FieldHandlers = Pick<FieldProps<unknown>, 'onChange' | 'onBlur' | 'onValidityChange' | 'ref'>;

const comesFirst = (a: Node, b: Node) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * A draft with its messages. Leaving a field shows its error. Submitting shows all errors and moves the focus to the
 * first invalid field. An error response is shown at the fields that it names.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { suite, validate, onSubmit, onError, draft, initial, followsInitial = false } = options;
  // `useReducer` renders for every action. `useState` compares first, so that an action that changes nothing renders nothing.
  const [state, setState] = useState(() =>
    openForm({
      initial,
      ...(draft?.kept ? restoreDraft(initial, draft.kept) : { values: options.remembered ?? initial, base: initial }),
    }),
  );
  const dispatch = useCallback((action: FormAction<Values>) => setState((current) => formReducer(current, action)), []);
  const { values, pristine, base, touched, serverErrors } = state;
  if (followsInitial && !sameValue(state.lastInitial, initial)) dispatch({ type: 'follow', initial });
  const { once, isBusy: isSubmitting } = useSingleFlight();
  const elements = useRef(new Map<string, HTMLElement>());
  /** The fields with a text that they cannot parse. Each shows its own message. */
  const unparsedFields = useRef(new Set<string>());

  const isDirty = !sameValue(values, pristine);
  const record = draft?.record;
  useEffect(() => {
    if (!record) return undefined;
    record(isDirty ? values : null, base);
    return () => record(null);
  }, [record, isDirty, values, base]);

  const validateSuite = useMemo(() => suite && createSuiteValidator(suite()), [suite]);
  const errorsOf = validateSuite ?? validate;
  const errors = useMemo(() => errorsOf?.(values) ?? {}, [errorsOf, values]);
  const invalidFields = Object.keys(errors).filter((name) => (errors[name]?.length ?? 0) > 0);
  const errorOf = (name: string) => serverErrors[name] ?? (touched.has(name) ? errors[name]?.[0] : undefined);

  const change = useCallback((patch: Patch<Values>) => dispatch({ type: 'change', patch }), [dispatch]);
  const touch = useCallback((names: readonly string[]) => dispatch({ type: 'touch', names }), [dispatch]);
  const untouch = useCallback((names: readonly string[]) => dispatch({ type: 'untouch', names }), [dispatch]);

  // The functions keep their identity, so that typing in one field renders no other memoized field.
  const [handlers] = useState(() => new Map<string, FieldHandlers>());
  const handlersOf = (name: string): FieldHandlers => {
    const known = handlers.get(name);
    if (known) return known;
    const created: FieldHandlers = {
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
      onBlur: () => touch([name]),
      onValidityChange: (message) => {
        if (message === undefined) unparsedFields.current.delete(name);
        else unparsedFields.current.add(name);
      },
      ref: (element) => {
        if (element) elements.current.set(name, element);
        else elements.current.delete(name);
      },
    };
    handlers.set(name, created);
    return created;
  };
  const refOf = (name: string) => handlersOf(name).ref;

  const field = <Name extends keyof Values & string>(name: Name): FieldProps<Values[Name]> => ({
    name,
    value: values[name],
    error: errorOf(name),
    ...handlersOf(name),
  });

  /** A field whose value is already empty does not notice a reset. */
  const dropTypedTexts = (names: Iterable<string>) => {
    for (const name of names) {
      const element = elements.current.get(name);
      if (element) dropTypedText(element);
    }
  };

  const focusFirst = (names: readonly string[]) => {
    const found = names.flatMap((name) => elements.current.get(name) ?? []);
    const [first] = found.toSorted((a, b) => (comesFirst(a, b) ? -1 : 1));
    first?.focus();
  };

  const send = async () => {
    try {
      await onSubmit(values, base);
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
        dispatch({ type: 'refuse', serverErrors: error.fields });
        if (!isComposing()) focusFirst(Object.keys(error.fields));
      }
      onError?.(error);
    }
  };
  /** An invalid form never becomes pending, because screen readers announce that. */
  const submit = async () => {
    // An unmounted field must not block the submit.
    const blocking = [...invalidFields, ...[...unparsedFields.current].filter((name) => elements.current.has(name))];
    if (blocking.length === 0) return once(send);
    touch(invalidFields);
    focusFirst(blocking);
  };

  /** Resets to the current initial values. */
  const resetToInitial = () => dispatch({ type: 'resetToInitial' });

  /** Resets to the initial values, or to the given values, which then count as untouched. */
  const reset = (to?: Values) => {
    dispatch({ type: 'reset', to });
    dropTypedTexts(elements.current.keys());
  };

  return {
    values,
    /** Stable between renders. */
    change,
    field,
    /** For a field with several named values: their references, their messages and the blur handler. */
    refOf,
    errorOf,
    touch,
    /**
     * For fields that another field emptied or made required: their messages wait until the user leaves each of them
     * again. Stable between renders.
     */
    untouch,
    /**
     * For fields that now describe somebody else, such as the next patient: clears unparsable text, such as half a date
     * or a refused paste.
     */
    dropTypedTexts,
    /** Moves the focus to the first of these fields on the page. */
    focusFirst,
    submit,
    reset,
    /** Takes the current initial values again, for a form with `followsInitial`. */
    resync: resetToInitial,
    isSubmitting,
    isValid: invalidFields.length === 0,
    isDirty,
    /** Whether it started with a draft from before the session expired. */
    isRestored: draft?.kept !== undefined,
    /** The first message of the whole form, which explains a disabled submit button. */
    firstError: invalidFields[0] === undefined ? undefined : errors[invalidFields[0]]?.[0],
  };
}
