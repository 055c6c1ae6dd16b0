import { Ban } from '@lucide/icons';
import { filesPtBR } from '../../i18n/ptBR/files.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Drawing } from '../../internal/base/icons/Drawing.tsx';
import { scrollIntoSight } from '../../internal/base/dom/scrollIntoSight.ts';
import { refusedItem, refusedList } from './DropZone.css.ts';
import type { Refusal } from './sortFiles.ts';

interface RefusedFilesProps {
  refusals: readonly Refusal[];
  explain: (refusal: Refusal) => string;
}

/** Not a live region: the zone says the same once, in one sentence. A low window, as a dialog on a phone has it, shows the zone alone. */
export function RefusedFiles({ refusals, explain }: RefusedFilesProps) {
  const messages = useWords('files', filesPtBR);
  if (refusals.length === 0) return null;
  return (
    <ul className={refusedList} aria-label={messages.refusedList}>
      {refusals.map((refusal, index) => (
        <li key={`${index}${refusal.name}`} ref={scrollIntoSight} className={refusedItem}>
          <Drawing of={Ban} size={16} />
          <span>{explain(refusal)}</span>
        </li>
      ))}
    </ul>
  );
}
