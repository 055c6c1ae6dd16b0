import { Banner } from '@oraculo/ui';

interface PeriodNoteProps {
  isRefused: boolean;
  longestSpanDays?: number;
  /** The period that the list shows instead: “de ontem a hoje”. */
  instead: string;
}

/** The address asked for a period that cannot be searched. */
export function PeriodNote({ isRefused, longestSpanDays, instead }: PeriodNoteProps) {
  const rule = longestSpanDays === undefined ? 'duas datas existentes' : `no máximo ${longestSpanDays} dias`;
  return (
    <Banner tone="caution">
      {isRefused
        ? `O período do endereço não é permitido: são ${rule}, sem datas futuras. A lista mostra ${instead}.`
        : null}
    </Banner>
  );
}
