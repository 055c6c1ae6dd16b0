import { noneActive } from './moveActive.ts';
import type { SelectValue } from './SelectOption.ts';

/**
 * The active option. `best`: the current first match of the typed text. `first`, `last`: a key opened a list without options; the first or
 * last one becomes active once they load. `null`: no option, the caret in the text has the focus.
 */
export type ActiveTarget = { value: SelectValue } | 'best' | 'first' | 'last' | null;

export interface ComboboxState {
  isOpen: boolean;
  /** The typed text; null where the field shows its choice. */
  draft: string | null;
  /** The field was left with a draft that matches no option, or several: the draft stays, with an error. */
  isRejected: boolean;
  /** How many options the rejected draft may match; null if they were still loading. */
  matches: number | null;
  mark: ActiveTarget;
}

export type ComboboxAction =
  | { type: 'type'; text: string }
  | { type: 'open'; mark: ActiveTarget }
  | { type: 'mark'; mark: ActiveTarget }
  /** The caret has moved. */
  | { type: 'moveCaret' }
  /** The options have changed. A list that waited for them starts at the chosen one. */
  | { type: 'list'; values: readonly SelectValue[]; chosen: SelectValue | null }
  | { type: 'choose'; isMultiple: boolean }
  | { type: 'reject'; matches: number | null }
  /** The list closes; a rejected draft stays. */
  | { type: 'close' }
  /** The list closes and the draft is dropped. */
  | { type: 'drop' };

export const idle: ComboboxState = { isOpen: false, draft: null, isRejected: false, matches: 0, mark: null };

const isTyped = ({ draft, isRejected }: ComboboxState) => draft !== null && draft.trim() !== '' && !isRejected;

/** The list has changed: the active option stays active if it is still there. */
function keepActiveTarget(
  mark: ActiveTarget,
  values: readonly SelectValue[],
  chosen: SelectValue | null,
): ActiveTarget {
  if (mark === 'first' || mark === 'last') {
    const value = chosen !== null && values.includes(chosen) ? chosen : mark === 'first' ? values[0] : values.at(-1);
    return value === undefined ? mark : { value };
  }
  return mark !== null && typeof mark === 'object' && !values.includes(mark.value) ? null : mark;
}

export function reduceCombobox(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'type':
      return { ...idle, isOpen: true, draft: action.text, mark: action.text.trim() === '' ? null : 'best' };
    case 'open':
      return state.isOpen ? state : { ...state, isOpen: true, mark: action.mark };
    case 'mark':
      return { ...state, mark: action.mark };
    case 'moveCaret':
      return { ...state, mark: isTyped(state) ? 'best' : null };
    case 'list': {
      const mark = keepActiveTarget(state.mark, action.values, action.chosen);
      return mark === state.mark ? state : { ...state, mark };
    }
    case 'choose':
      return action.isMultiple ? { ...idle, isOpen: state.isOpen, mark: isTyped(state) ? null : state.mark } : idle;
    case 'reject':
      return { ...state, isOpen: false, isRejected: true, matches: action.matches, mark: null };
    case 'close':
      return state.isRejected ? { ...state, isOpen: false, mark: null } : idle;
    case 'drop':
      return idle;
  }
}

/**
 * The query of the list; null without a search. A rejected draft that matches no option is not a query, so that the list offers all
 * options.
 */
export const queryOf = ({ draft, isRejected, matches }: ComboboxState) => (isRejected && matches === 0 ? null : draft);

/** The place of the visual focus. `isAnswered`: the options listed are those for what was typed. */
export function activePlace(mark: ActiveTarget, values: readonly SelectValue[], isAnswered: boolean): number {
  if (mark === null) return noneActive;
  if (mark === 'last') return values.length - 1;
  if (mark === 'best') return isAnswered && values.length > 0 ? 0 : noneActive;
  return mark === 'first' ? Math.min(0, values.length - 1) : values.indexOf(mark.value);
}

/** How the text ends. `away`: by a press elsewhere, or by the page. */
export type LeaveReason = 'enter' | 'tab' | 'away';

interface Offer<Option> {
  /** The active option. */
  marked: Option | undefined;
  /** No other option matches the text. */
  isOnly: boolean;
  /** The one option whose whole label was typed. */
  named: Option | undefined;
  /** How many options match the text; null while they are loading. */
  matches: number | null;
}

export type Outcome<Option> =
  | { type: 'choose'; option: Option }
  | { type: 'reject'; matches: number | null }
  | { type: 'clear' | 'close' | 'wait' };

/**
 * Decides the outcome of the text. Enter takes the marked option, which the list shows. Tab, and a press elsewhere once something was
 * typed, take an option only where arrows marked it, no other matches at all, or its whole label was typed. Any other text is never
 * replaced by the former choice: Enter leaves it to be corrected, anything else rejects it.
 */
export function resolveText<Option>(
  state: ComboboxState,
  leaving: LeaveReason,
  { marked, isOnly, named, matches }: Offer<Option>,
): Outcome<Option> {
  const { draft } = state;
  const isMeant = state.mark !== 'best' || isOnly;
  const isTaken = leaving === 'enter' || (isMeant && (leaving === 'tab' || isTyped(state)));
  if (state.isOpen && marked && isTaken) return { type: 'choose', option: marked };
  if (draft === null || state.isRejected) return { type: 'close' };
  if (draft.trim() === '') return { type: 'clear' };
  if (named) return { type: 'choose', option: named };
  return leaving === 'enter' ? { type: 'wait' } : { type: 'reject', matches };
}
