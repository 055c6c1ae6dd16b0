import { Banner } from '@oraculo/ui';

interface PeriodNoteProps {
  isRefused: boolean;
  longestSpanDays?: number;
  /** The period that the list shows instead, such as “de ontem a hoje”. */
  instead: string;
}

/** The note that the period in the address is invalid. */
export function PeriodNote({ isRefused, longestSpanDays, instead }: PeriodNoteProps) {
  const rule = longestSpanDays === undefined ? 'até hoje' : `até hoje e com no máximo ${longestSpanDays} dias`;
  return (
    <Banner tone="caution">
      {isRefused
        ? `O período no endereço da página não é válido: use duas datas que existam, ${rule}. A lista mostra ${instead}.`
        : null}
    </Banner>
  );
}
