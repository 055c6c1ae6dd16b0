import { Printer } from '@lucide/icons';
import { Button, Card, DescriptionGroups, DescriptionList, Icon, Inline, ResultHeading } from '@oraculo/ui';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { isComposing } from '../../browser/isComposing.ts';
import { useIsPrinting } from '../../browser/useIsPrinting.ts';
import { statusLooks } from '../../statuses/statusLook.ts';
import { answerTime } from './answerTime.ts';
import { beneficiaryBadge, beneficiaryFields, reasonOf } from './beneficiary.ts';
import { fieldDescriptions } from './fieldDescriptions.tsx';
import type { AnsweredQuery } from './sessionQueries.ts';

interface BeneficiaryCardProps {
  answeredQuery: AnsweredQuery;
  /** Reopened from the list of this session, without a new request. */
  isEarlier: boolean;
  takesFocus: boolean;
  /** Starts the next query. */
  onNext: () => void;
}

/** The operator's answer about one person. A new one takes the focus, so that Enter starts the next query. */
export const BeneficiaryCard = memo(function BeneficiaryCard(props: BeneficiaryCardProps) {
  const { answeredQuery, isEarlier, takesFocus, onNext } = props;
  const { result, operatorName, brandName, answeredAt } = answeredQuery;
  const isPrinting = useIsPrinting();
  const nextRef = useRef<HTMLButtonElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (!takesFocus || isComposing()) return;
    const next = nextRef.current;
    next?.closest('section')?.scrollIntoView({ block: 'nearest' });
    next?.focus({ preventScroll: true });
  });
  useEffect(() => {
    takeFocus();
  }, []);
  const { name, text } = beneficiaryBadge(result);
  const { tone, icon } = statusLooks[name];
  const reason = reasonOf(result);
  // If the badge already shows the reason, the note says that the person is not eligible.
  const note = text === reason ? 'Não elegível' : reason;
  const { identity, inPlan, inContract } = beneficiaryFields(result, isPrinting);
  const [heading, ...facts] = fieldDescriptions(identity, isPrinting);
  return (
    <Card aria-label="Informações do beneficiário consultado" isFlush>
      <ResultHeading
        tone={tone}
        icon={icon}
        title={text}
        facts={[note, operatorName, brandName, answerTime(answeredAt, isEarlier)].filter(Boolean)}
        actions={
          !isPrinting && (
            <Inline>
              <Button
                emphasis="outline"
                size="small"
                icon={<Icon of={Printer} size={16} />}
                onPress={() => window.print()}
              >
                Imprimir
              </Button>
              <Button ref={nextRef} emphasis="outline" size="small" onPress={onNext}>
                Nova consulta
              </Button>
            </Inline>
          )
        }
      />
      <DescriptionList layout="line" items={heading ? [{ ...heading, isHeading: true }, ...facts] : facts} />
      <DescriptionGroups
        groups={[
          { title: 'Plano', items: fieldDescriptions(inPlan, isPrinting) },
          { title: 'Contrato', items: fieldDescriptions(inContract, isPrinting) },
        ]}
      />
    </Card>
  );
});
