import { limitText } from './limitText.ts';

/**
 * Limits the text of a box to `maxLength` while an input method writes into `former`: composed characters without room are removed, not those
 * at the end of the box.
 */
export function limitComposed(former: string, text: string, maxLength: number | undefined): string {
  if (maxLength === undefined || text.length <= maxLength) return text;
  const maxCharacters = Math.min(former.length, maxLength);
  let kept = 0;
  while (kept < maxCharacters && former.at(-1 - kept) === text.at(-1 - kept)) kept++;
  const end = text.length - kept;
  return limitText(text.slice(0, end), maxLength - kept) + text.slice(end);
}
