import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { CutText } from './CutText.tsx';
import { truncateText } from './truncateText.ts';

export interface TruncatedTextProps extends DomProps {
  /** The whole text; screen readers and copies get all of it. */
  text: string;
  /** Longest text, in characters, that is shown whole. @default 20 */
  limit?: number | undefined;
  /** Characters kept, before the three dots, of a longer text. @default 15 */
  to?: number | undefined;
}

/**
 * Cuts a long text; only then the whole is shown on hover, focus and touch, read by screen readers, copied and printed. In a
 * table use the column's `truncate`, which costs no Tab stop a row.
 */
export function TruncatedText({ text, limit = 20, to = 15, ...rest }: TruncatedTextProps) {
  const cut = truncateText(text, limit, to);
  const dom = pickDomProps('truncated-text', rest);
  return cut === null ? <span {...dom}>{text}</span> : <CutText cut={cut} text={text} dom={dom} hasTabStop />;
}
