import { limitText } from './limitText.ts';

/**
 * The text of a box while an input method writes into `former`: characters beyond `maxLength` are left out where it writes, not at the end
 * of the box.
 */
export function limitComposed(former: string, text: string, maxLength: number | undefined): string {
  if (maxLength === undefined || text.length <= maxLength) return text;
  const most = Math.min(former.length, maxLength);
  let kept = 0;
  while (kept < most && former.at(-1 - kept) === text.at(-1 - kept)) kept++;
  const end = text.length - kept;
  return limitText(text.slice(0, end), maxLength - kept) + text.slice(end);
}
