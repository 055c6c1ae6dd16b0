import { noneActive } from './moveActive.ts';
import type { SelectValue } from './SelectOption.ts';

/**
 * The active option, or which option becomes active. `best`: the first match of the typed text. `first`, `last`: a key opened the list while
 * its options were loading; the chosen option, or else the first or last one, becomes active when they have loaded. `null`: none, because
 * the user edits the text.
 */
export type ActiveTarget = { value: SelectValue } | 'best' | 'first' | 'last' | null;

export interface ComboboxState {
  isOpen: boolean;
  /** The typed text; null while the field shows its choice. */
  draft: string | null;
  /** The draft does not identify one option, and the user pressed Enter or left the field. The draft stays, with an error. */
  isRejected: boolean;
  /** How many options the rejected draft matches; null if they were still loading. */
  matches: number | null;
  target: ActiveTarget;
}

export type ComboboxAction =
  | { type: 'type'; text: string }
  | { type: 'open'; target: ActiveTarget }
  | { type: 'activate'; target: ActiveTarget }
  /** The caret has moved. */
  | { type: 'moveCaret' }
  /** Other options are listed. If the list was empty, the chosen one becomes active. */
  | { type: 'list'; values: readonly SelectValue[]; chosen: SelectValue | null }
  | { type: 'choose'; isMultiple: boolean }
  | { type: 'reject'; matches: number | null }
  /** The list closes; a rejected draft stays. */
  | { type: 'close' }
  /** The list closes and the draft is cleared. */
  | { type: 'drop' };

export const idle: ComboboxState = { isOpen: false, draft: null, isRejected: false, matches: 0, target: null };

const isTyped = ({ draft, isRejected }: ComboboxState) => draft !== null && draft.trim() !== '' && !isRejected;

/** The target after the options change: the active option stays active if it is still listed. */
function targetInList(target: ActiveTarget, values: readonly SelectValue[], chosen: SelectValue | null): ActiveTarget {
  if (target === 'first' || target === 'last') {
    const value = chosen !== null && values.includes(chosen) ? chosen : target === 'first' ? values[0] : values.at(-1);
    return value === undefined ? target : { value };
  }
  return target !== null && typeof target === 'object' && !values.includes(target.value) ? null : target;
}

export function reduceCombobox(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'type':
      return { ...idle, isOpen: true, draft: action.text, target: action.text.trim() === '' ? null : 'best' };
    case 'open':
      return state.isOpen ? state : { ...state, isOpen: true, target: action.target };
    case 'activate':
      return { ...state, target: action.target };
    case 'moveCaret':
      return { ...state, target: isTyped(state) ? 'best' : null };
    case 'list': {
      const target = targetInList(state.target, action.values, action.chosen);
      return target === state.target ? state : { ...state, target };
    }
    case 'choose':
      return action.isMultiple ? { ...idle, isOpen: state.isOpen, target: isTyped(state) ? null : state.target } : idle;
    case 'reject':
      return { ...state, isOpen: false, isRejected: true, matches: action.matches, target: null };
    case 'close':
      return state.isRejected ? { ...state, isOpen: false, target: null } : idle;
    case 'drop':
      return idle;
  }
}

/** The query of the list, or null. A rejected draft without a match is not a query, so that the list offers all options. */
export const queryOf = ({ draft, isRejected, matches }: ComboboxState) => (isRejected && matches === 0 ? null : draft);

/** The index of the active option. `isAnswered`: the listed options belong to the typed text. */
export function activeIndex(target: ActiveTarget, values: readonly SelectValue[], isAnswered: boolean): number {
  if (target === null) return noneActive;
  if (target === 'last') return values.length - 1;
  if (target === 'best') return isAnswered && values.length > 0 ? 0 : noneActive;
  return target === 'first' ? Math.min(0, values.length - 1) : values.indexOf(target.value);
}

/**
 * How typing ends in a field whose text is the value. Enter and Tab choose the option that the user has reached by arrow keys. Otherwise the
 * text stays.
 */
export const resolveFreeText = <Option>(
  { isOpen }: ComboboxState,
  reason: LeaveReason,
  active: Option | undefined,
): Outcome<Option> => (isOpen && active && reason !== 'away' ? { type: 'choose', option: active } : { type: 'close' });

/** How the user ends typing. `away`: by a press elsewhere, or because the page moves the focus. */
export type LeaveReason = 'enter' | 'tab' | 'away';

interface Matches<Option> {
  active: Option | undefined;
  /** The only option that matches the text. */
  isOnly: boolean;
  /** The only option whose whole label was typed. */
  named: Option | undefined;
  /** How many options match the text; null while they are loading. */
  matches: number | null;
}

export type Outcome<Option> =
  | { type: 'choose'; option: Option }
  | { type: 'reject'; matches: number | null }
  | { type: 'clear' | 'close' | 'wait' };

/**
 * How typing ends in a field whose value is an option. Enter chooses the active option. Tab, and a press elsewhere after typing, choose an
 * option only if it is certain: the user has reached it by arrow keys, it is the only match, or its whole label was typed. Any other text
 * stays with an error, but Enter waits for options that are loading. The text never reverts to the previous choice.
 */
export function resolveText<Option>(
  state: ComboboxState,
  reason: LeaveReason,
  { active, isOnly, named, matches }: Matches<Option>,
): Outcome<Option> {
  const { draft } = state;
  const isCertain = state.target !== 'best' || isOnly;
  const isChosen = reason === 'enter' || (isCertain && (reason === 'tab' || isTyped(state)));
  if (state.isOpen && active && isChosen) return { type: 'choose', option: active };
  if (draft === null || state.isRejected) return { type: 'close' };
  if (draft.trim() === '') return { type: 'clear' };
  if (named) return { type: 'choose', option: named };
  return reason === 'enter' && matches !== 0 ? { type: 'wait' } : { type: 'reject', matches };
}
