'use client';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { cutText } from './cutText.ts';
import { cut as cutClass, full, whole } from './TruncatedText.css.ts';

export interface TruncatedTextProps {
  /** The whole text; screen readers and copies get all of it. */
  text: string;
  /** Longest text, in characters, that is shown whole. @default 20 */
  limit?: number | undefined;
  /** Characters kept, before the three dots, of a longer text. @default 15 */
  to?: number | undefined;
}

/** Cuts a long text; only then the whole is shown on hover, focus and touch, read by screen readers, copied and printed. */
export function TruncatedText({ text, limit = 20, to = 15 }: TruncatedTextProps) {
  const { ellipsis } = useMessages().table;
  const cut = cutText(text, limit, to);
  if (cut === null) return text;
  const reachable = { 'data-tip': text, tabIndex: 0 };
  return (
    <span className={whole} {...reachable}>
      <span className={cutClass} aria-hidden="true">
        {`${cut}${ellipsis}`}
      </span>
      <span className={full}>{text}</span>
    </span>
  );
}
