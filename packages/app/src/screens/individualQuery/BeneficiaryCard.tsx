import { Button, Card, DescriptionList, Inline, ProfileHeading, StatusBadge } from '@oraculo/ui';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { missing } from '../../dates/dates.ts';
import { useIsPrinting } from '../../browser/useIsPrinting.ts';
import { beneficiaryBadge, beneficiaryFields } from './beneficiary.ts';
import { CopyButton } from './CopyButton.tsx';
import type { Answered } from './sessionQueries.ts';

/** What the system of the counter asks for next. */
const copied: Readonly<Record<string, string>> = { Carteirinha: 'carteirinha', Plano: 'plano' };

/** Browsers break a line before a button, but not between a last word and the padding behind it: the button stands in that. */
const copyRoom: CSSProperties = { paddingInlineEnd: '44px' };
const inCopyRoom: CSSProperties = { marginInlineStart: '-44px' };

/** On the last line of the name. With text so large that words of the name would break, below it. */
const nameRow: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'last baseline', rowGap: '14px' };
const besideCopy: CSSProperties = { flex: '1 1 12rem', minInlineSize: 0, maxInlineSize: 'max-content' };

interface BeneficiaryCardProps {
  answered: Answered;
  /** Starts the next query. */
  onNext: () => void;
}

/** What the operator said about one person. It takes the focus, so that Enter goes on to the next one. */
export const BeneficiaryCard = memo(function BeneficiaryCard({ answered, onNext }: BeneficiaryCardProps) {
  const { result } = answered;
  const { name } = result.patient;
  const badge = beneficiaryBadge(result);
  const isPrinting = useIsPrinting();
  const nextRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const next = nextRef.current;
    next?.closest('section')?.scrollIntoView({ block: 'nearest' });
    next?.focus({ preventScroll: true });
  }, []);
  const items = beneficiaryFields(result, isPrinting).map(({ term, value }) => {
    const what = copied[term];
    if (!what || !value || isPrinting) return { term, value };
    const shown = (
      <>
        <span style={copyRoom}>{value}</span>
        <span style={inCopyRoom}>
          <CopyButton what={what} text={value} />
        </span>
      </>
    );
    return { term, value: shown };
  });
  return (
    <Card
      aria-label="Informações do beneficiário consultado"
      heading={
        <div style={nameRow}>
          <div style={besideCopy}>
            <ProfileHeading label="Nome" name={name || missing} />
          </div>
          {name && !isPrinting && <CopyButton what="nome" text={name} />}
        </div>
      }
      actions={
        <Inline>
          <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
          {!isPrinting && (
            <Button ref={nextRef} emphasis="outline" size="small" onPress={onNext}>
              Nova consulta
            </Button>
          )}
        </Inline>
      }
      isFlush
    >
      <DescriptionList items={items} />
    </Card>
  );
});
