import { Ban } from '@lucide/icons';
import { filesPtBR } from '../../i18n/ptBR/files.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { scrollIntoSight } from '../../internal/base/dom/scrollIntoSight.ts';
import { refusedItem, refusedList } from './DropZone.css.ts';
import type { RejectedFile } from './partitionFiles.ts';

interface RefusedFilesProps {
  refusals: readonly RejectedFile[];
  explain: (refusal: RejectedFile) => string;
}

/**
 * Not a live region, because the zone announces the refusals in one sentence. New names are scrolled into view: in a low window, such as a
 * dialog on a phone, only the zone may be visible.
 */
export function RefusedFiles({ refusals, explain }: RefusedFilesProps) {
  const messages = useAreaMessages('files', filesPtBR);
  if (refusals.length === 0) return null;
  return (
    <ul className={refusedList} aria-label={messages.refusedList}>
      {refusals.map((refusal, index) => (
        <li key={`${index}${refusal.name}`} ref={scrollIntoSight} className={refusedItem}>
          <SvgIcon icon={Ban} size={16} />
          <span>{explain(refusal)}</span>
        </li>
      ))}
    </ul>
  );
}
