'use client';
import { tableCellsPtBR } from '../../i18n/ptBR/tableCells.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { cut as cutClass, full, truncatedText } from './TruncatedText.css.ts';

interface CutTextProps {
  cut: string;
  text: string;
  /** Further attributes of the element. */
  dom?: object | undefined;
  /** Adds a Tab stop, so that keyboard users can see the full text. In a table the focused row shows it instead. */
  hasTabStop?: boolean | undefined;
}

/** Shows the start of a text. Screen readers, copying and printing use the full text. */
export function CutText({ cut, text, dom, hasTabStop }: CutTextProps) {
  const { ellipsis } = useAreaMessages('table', tableCellsPtBR);
  const reachable = hasTabStop ? { role: 'button', tabIndex: 0 } : undefined;
  return (
    <span {...dom} className={truncatedText} data-tooltip={text} {...reachable}>
      <span className={cutClass} aria-hidden="true">
        {`${cut}${ellipsis}`}
      </span>
      <span className={full}>{text}</span>
    </span>
  );
}
