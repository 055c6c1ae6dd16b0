const pastes = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText', 'insertFromYank'];

/** Whether an `InputEvent` of this type brings a text that was not typed. */
export const isPaste = (type: string): boolean => pastes.includes(type);

/** Whether an `InputEvent` brings a text that no key can: dictation and the keyboard of a phone write several characters as if typed. */
export const isAtOnce = ({ inputType, data }: Pick<InputEvent, 'inputType' | 'data'>): boolean =>
  isPaste(inputType) || (inputType === 'insertText' && [...(data ?? '')].length > 1);
