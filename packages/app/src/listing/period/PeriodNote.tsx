import { Banner } from '@oraculo/ui';

interface PeriodNoteProps {
  isRefused: boolean;
  longestSpanDays?: number;
  /** The period that the list shows shownPeriod, such as “de ontem a hoje”. */
  shownPeriod: string;
}

/** The note that the period in the address is invalid. */
export function PeriodNote({ isRefused, longestSpanDays, shownPeriod }: PeriodNoteProps) {
  const rule = longestSpanDays === undefined ? 'até hoje' : `até hoje e com no máximo ${longestSpanDays} dias`;
  return (
    <Banner tone="caution">
      {isRefused
        ? `O período no endereço da página não é válido: use duas datas que existam, ${rule}. A lista mostra ${shownPeriod}.`
        : null}
    </Banner>
  );
}
