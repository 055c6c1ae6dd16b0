import { sameValue } from './sameValue.ts';

/** New values of some fields, or a function that makes them from the present values. */
export type Patch<Values> = Partial<Values> | ((current: Values) => Partial<Values>);

export interface FormState<Values> {
  values: Values;
  /** The values of an untouched form. */
  start: Values;
  /** The values that the edit of each field began from. */
  began: Values;
  /** The initial values that the form was last reset to; null forces the next reset. */
  followed: Values | null;
  /** Fields that were left or submitted: they show their message. */
  touched: ReadonlySet<string>;
  /** Messages of the service, by field, until the next change. */
  serverErrors: Readonly<Record<string, string>>;
}

export type FormAction<Values> =
  | { type: 'change'; patch: Patch<Values> }
  | { type: 'touch'; names: readonly string[] }
  | { type: 'untouch'; names: readonly string[] }
  | { type: 'refuse'; serverErrors: Readonly<Record<string, string>> }
  | { type: 'follow'; initial: Values }
  | { type: 'resync' }
  /** Without values the form goes back to its first ones. */
  | { type: 'reset'; to?: Values | undefined };

interface Opening<Values> {
  initial: Values;
  values: Values;
  began: Values;
}

export const openForm = <Values>({ initial, values, began }: Opening<Values>): FormState<Values> => ({
  values,
  start: initial,
  began,
  followed: initial,
  touched: new Set(),
  serverErrors: {},
});

const startFrom = <Values>(state: FormState<Values>, values: Values): FormState<Values> => ({
  ...state,
  ...openForm({ initial: values, values, began: values }),
  followed: state.followed,
});

/** Every transition of a form; the same state where nothing changes. */
export function formReducer<Values extends object>(
  state: FormState<Values>,
  action: FormAction<Values>,
): FormState<Values> {
  switch (action.type) {
    case 'change': {
      const patch = typeof action.patch === 'function' ? action.patch(state.values) : action.patch;
      return { ...state, values: { ...state.values, ...patch }, serverErrors: {} };
    }
    case 'touch':
      return action.names.every((name) => state.touched.has(name))
        ? state
        : { ...state, touched: new Set([...state.touched, ...action.names]) };
    case 'untouch':
      return action.names.some((name) => state.touched.has(name))
        ? { ...state, touched: new Set([...state.touched].filter((name) => !action.names.includes(name))) }
        : state;
    case 'refuse':
      return { ...state, serverErrors: action.serverErrors };
    case 'follow': {
      const { initial } = action;
      // The values that were just submitted come back as initial ones: their messages stay.
      const isShown = sameValue(state.values, initial);
      const next = isShown ? { ...state, start: initial, began: initial } : startFrom(state, initial);
      return { ...next, followed: initial };
    }
    case 'resync':
      return { ...state, followed: null };
    case 'reset':
      return startFrom(state, action.to ?? state.start);
  }
}
