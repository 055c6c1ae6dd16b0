import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { CutText } from './CutText.tsx';
import { truncateText } from './truncateText.ts';

export interface TruncatedTextProps extends DomProps {
  /** The full text; screen readers and copies get all of it. */
  text: string;
  /** Maximum length, in characters, of a text that is shown in full. @default 20 */
  limit?: number | undefined;
  /** Number of characters of a longer text that are shown, before the three dots. @default 15 */
  to?: number | undefined;
}

/**
 * Truncates a long text. The full text is then shown on hover, focus and touch, read by screen readers, copied and printed. In a table use
 * the column's `truncate`, which adds no Tab stop to each row.
 */
export function TruncatedText({ text, limit = 20, to = 15, ...rest }: TruncatedTextProps) {
  const cut = truncateText(text, limit, to);
  const dom = pickDomProps('truncated-text', rest);
  return cut === null ? <span {...dom}>{text}</span> : <CutText cut={cut} text={text} dom={dom} hasTabStop />;
}
