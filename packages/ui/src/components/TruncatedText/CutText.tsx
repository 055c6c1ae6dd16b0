'use client';
import { tableCellsPtBR } from '../../i18n/ptBR/tableCells.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { cut as cutClass, full, whole } from './TruncatedText.css.ts';

interface CutTextProps {
  cut: string;
  text: string;
  /** Attributes of `TruncatedText`. */
  dom?: object | undefined;
  /** A stop of its own shows the whole text to the keyboard; a table has other ways. */
  hasTabStop?: boolean | undefined;
}

/** The beginning of a text for the eye, all of it for screen readers, copies and paper. */
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
