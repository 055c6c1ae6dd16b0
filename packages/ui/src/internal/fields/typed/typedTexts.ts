/** The result of validating a text. */
export interface TextValidation<Value, Problem extends string> {
  /** Null while the text is empty or has a problem. */
  value: Value | null;
  problem?: Problem | 'incomplete' | undefined;
}

export interface TypedTextsRules<Box extends string, Value, Validation extends TextValidation<Value, string>> {
  /** The boxes of the field, in reading order. */
  boxes: readonly Box[];
  /** Returns the text of a value. */
  format: (value: Value | null) => string;
  /** Validates the texts of all boxes. */
  validate: (texts: Record<Box, string>) => Record<Box, Validation>;
}

export interface TypedTexts<Box extends string, Value> {
  /** The typed texts. They are kept while the parent has another value, because it may accept them later. */
  draft: Record<Box, string>;
  /** The parent's value at the last update of `draft`. */
  parentValue: Record<Box, Value | null>;
  /** The reported values that the parent has not accepted yet, oldest first. */
  reported: readonly Record<Box, Value | null>[];
  /** Whether the last event ended an edit: a blur, Enter or a completed text. */
  isEditEnded: boolean;
  /** The boxes whose last edit has ended. */
  touched: readonly Box[];
  /** Whether the next value of the parent replaces the typed texts. */
  isReset: boolean;
}

export type TypedTextsAction<Box extends string, Value> =
  /** The parent has set this value. */
  | { type: 'follow'; value: Record<Box, Value | null> }
  /** Shows other texts without a change of the value, such as a range with only its start picked. */
  | { type: 'draft'; texts: Record<Box, string> }
  /** The user edits a box while the parent has `value`. */
  | { type: 'edit'; texts: Record<Box, string>; value: Record<Box, Value | null> }
  /** An edit of the box ends: by a blur, Enter or a completed text. */
  | { type: 'touch'; box: Box }
  | { type: 'reset' };

/** One result for each box. */
export const mapBoxes = <Box extends string, Result>(boxes: readonly Box[], resultOf: (box: Box) => Result) =>
  Object.fromEntries(boxes.map((box) => [box, resultOf(box)])) as Record<Box, Result>;

export const openTexts = <Box extends string, Value>(
  value: Record<Box, Value | null>,
  { boxes, format }: TypedTextsRules<Box, Value, TextValidation<Value, string>>,
): TypedTexts<Box, Value> => ({
  draft: mapBoxes(boxes, (box) => format(value[box])),
  parentValue: value,
  reported: [],
  isEditEnded: false,
  touched: [],
  isReset: false,
});

/** Whether the parent changed its value, so that the texts must be updated before they are shown. */
export const mustFollowParent = <Box extends string, Value>(
  { parentValue: followed, isReset }: TypedTexts<Box, Value>,
  value: Record<Box, Value | null>,
  boxes: readonly Box[],
) => isReset || boxes.some((box) => value[box] !== followed[box]);

const latestOf = <Box extends string, Value>(
  { reported }: TypedTexts<Box, Value>,
  value: Record<Box, Value | null>,
): Record<Box, Value | null> => reported.at(-1) ?? value;

/** The boxes that show the parent’s value instead of the typed text, because the parent ignored the change. */
function boxesShowingParentValue<Box extends string, Value>(
  state: TypedTexts<Box, Value>,
  value: Record<Box, Value | null>,
  boxes: readonly Box[],
): readonly Box[] {
  const latest = latestOf(state, value);
  // While a box has no valid value, the parent may be waiting for the rest.
  const isWhole = boxes.every((box) => latest[box] !== null);
  return boxes
    .filter((box) => latest[box] !== value[box])
    .filter((box) => (state.draft[box] ? isWhole && state.isEditEnded : state.touched.includes(box)));
}

/** The texts that the boxes show. */
export function shownTexts<Box extends string, Value>(
  state: TypedTexts<Box, Value>,
  value: Record<Box, Value | null>,
  { boxes, format }: TypedTextsRules<Box, Value, TextValidation<Value, string>>,
): Record<Box, string> {
  const showingParent = boxesShowingParentValue(state, value, boxes);
  return mapBoxes(boxes, (box) => (showingParent.includes(box) ? format(value[box]) : state.draft[box]));
}

/** The next state. If `reported` becomes longer, its last value has to be reported to the parent. */
export function nextTexts<Box extends string, Value, Validation extends TextValidation<Value, string>>(
  state: TypedTexts<Box, Value>,
  action: TypedTextsAction<Box, Value>,
  rules: TypedTextsRules<Box, Value, Validation>,
): TypedTexts<Box, Value> {
  const { boxes, format, validate } = rules;
  switch (action.type) {
    case 'follow': {
      const { value } = action;
      const typed = validate(state.draft);
      const accepted = state.isReset
        ? -1
        : state.reported.findIndex((one) => boxes.every((box) => one[box] === value[box]));
      const isTyped = (box: Box) => accepted >= 0 || (value[box] === typed[box].value && !state.isReset);
      return {
        ...state,
        draft: mapBoxes(boxes, (box) => (isTyped(box) ? state.draft[box] : format(value[box]))),
        parentValue: value,
        reported: accepted < 0 ? [] : state.reported.slice(accepted + 1),
        isReset: false,
      };
    }
    case 'draft':
      return { ...state, draft: action.texts, reported: [] };
    case 'edit': {
      const { texts, value } = action;
      const showingParent = boxesShowingParentValue(state, value, boxes);
      const shown = shownTexts(state, value, rules);
      const latest = latestOf(state, value);
      const typed = validate(texts);
      const now = mapBoxes(boxes, (box) => typed[box].value);
      const isAlreadyReported = boxes.every((box) => now[box] === (showingParent.includes(box) ? value : latest)[box]);
      return {
        ...state,
        draft: texts,
        reported: isAlreadyReported ? state.reported : [...state.reported, now],
        isEditEnded: false,
        touched: state.touched.filter((box) => texts[box] === shown[box]),
      };
    }
    case 'touch':
      return {
        ...state,
        isEditEnded: true,
        touched: [...state.touched.filter((other) => other !== action.box), action.box],
      };
    case 'reset':
      return { ...state, touched: [], isReset: true };
  }
}
