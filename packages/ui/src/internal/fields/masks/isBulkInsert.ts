const pastes = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText', 'insertFromYank'];

/** Whether an `InputEvent` of this type brings a text that was not typed. */
export const isPaste = (type: string): boolean => pastes.includes(type);

/**
 * Whether an `InputEvent` inserts text that was not typed: a paste, or several characters at once, which dictation and the keyboards of phones
 * send as `insertText`.
 */
export const isBulkInsert = ({ inputType, data }: Pick<InputEvent, 'inputType' | 'data'>): boolean =>
  isPaste(inputType) || (inputType === 'insertText' && [...(data ?? '')].length > 1);
