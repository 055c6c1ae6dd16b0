import { sameValue } from './sameValue.ts';

/** New values of some fields, or a function that computes them from the current values. */
export type Patch<Values> = Partial<Values> | ((current: Values) => Partial<Values>);

export interface FormState<Values> {
  values: Values;
  /** The values of an untouched form. */
  pristine: Values;
  /** The values that each field had when its edit began. */
  base: Values;
  /** The initial values that the form was last reset to; null forces the next reset. */
  lastInitial: Values | null;
  /** Touched or submitted fields, which show their message. */
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
  | { type: 'resetToInitial' }
  /** Without values the form returns to its initial values. */
  | { type: 'reset'; to?: Values | undefined };

interface Opening<Values> {
  initial: Values;
  values: Values;
  base: Values;
}

export const openForm = <Values>({ initial, values, base }: Opening<Values>): FormState<Values> => ({
  values,
  pristine: initial,
  base,
  lastInitial: initial,
  touched: new Set(),
  serverErrors: {},
});

const resetWith = <Values>(state: FormState<Values>, values: Values): FormState<Values> => ({
  ...state,
  ...openForm({ initial: values, values, base: values }),
  lastInitial: state.lastInitial,
});

/** Every transition of a form. Returns the same state when nothing changes. */
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
      // The submitted values return as initial values, so their messages stay.
      const isShown = sameValue(state.values, initial);
      const next = isShown ? { ...state, pristine: initial, base: initial } : resetWith(state, initial);
      return { ...next, lastInitial: initial };
    }
    case 'resetToInitial':
      return { ...state, lastInitial: null };
    case 'reset':
      return resetWith(state, action.to ?? state.pristine);
  }
}
