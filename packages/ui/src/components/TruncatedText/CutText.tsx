'use client';
import { tableCellsPtBR } from '../../i18n/ptBR/tableCells.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { cut as cutClass, full, whole } from './TruncatedText.css.ts';

interface CutTextProps {
  cut: string;
  text: string;
  /** Attributes of `TruncatedText`. */
  dom?: object | undefined;
  /** With a Tab stop keyboard users can see the full text; a table has other ways. */
  hasTabStop?: boolean | undefined;
}

/** The start of a text for sighted users; the full text for screen readers, copying and printing. */
export function CutText({ cut, text, dom, hasTabStop }: CutTextProps) {
  const { ellipsis } = useAreaMessages('table', tableCellsPtBR);
  const reachable = hasTabStop ? { role: 'button', tabIndex: 0 } : undefined;
  return (
    <span {...dom} className={whole} data-tooltip={text} {...reachable}>
      <span className={cutClass} aria-hidden="true">
        {`${cut}${ellipsis}`}
      </span>
      <span className={full}>{text}</span>
    </span>
  );
}
