import { announce, Banner, Button, FilterBar, Stack } from '@oraculo/ui';
import { useEffect } from 'react';
import { FailureCard } from '../../notifications/FailureCard.tsx';
import { beneficiaryBadge, isNobody } from './beneficiary.ts';
import { BeneficiaryCard } from './BeneficiaryCard.tsx';
import { IndividualQueryFields } from './IndividualQueryFields.tsx';
import { SessionQueries } from './SessionQueries.tsx';
import { useIndividualQuery } from './useIndividualQuery.ts';

export function IndividualQueryScreen() {
  const query = useIndividualQuery();
  const { form, eligibility, answered, failure } = query;
  const isNobodyFound = answered !== null && isNobody(answered);
  useEffect(() => {
    if (!answered || isNobodyFound) return;
    announce([beneficiaryBadge(answered.result).text, answered.result.patient.name].filter(Boolean).join(': '));
  }, [answered, isNobodyFound]);
  return (
    <Stack>
      <FilterBar
        label="Consulta de um beneficiário"
        onSubmit={() => void form.submit()}
        onClear={query.clear}
        isPending={form.isSubmitting}
        submitDisabledReason={form.firstError}
        onSubmitBlocked={() => void form.submit()}
        clearDisabledReason={form.isDirty ? undefined : 'Nada foi preenchido ainda'}
      >
        <IndividualQueryFields query={query} />
      </FilterBar>
      <Banner
        tone="info"
        action={
          <Button size="small" emphasis="outline" onPress={eligibility.interrupt}>
            Interromper
          </Button>
        }
      >
        {form.isSubmitting ? 'Consultando a operadora. A resposta pode levar até 3 minutos.' : null}
      </Banner>
      <Banner tone="info">
        {query.isOutdated && !form.isSubmitting && (
          <p>Os dados mudaram depois da consulta, então o resultado saiu da tela. Pesquise de novo.</p>
        )}
        {eligibility.wasStopped && !form.isSubmitting && <p>Consulta interrompida antes da resposta da operadora.</p>}
      </Banner>
      <Banner tone="caution">{isNobodyFound ? 'A operadora não encontrou ninguém com esses dados.' : null}</Banner>
      {answered && !isNobodyFound && (
        // Mounted anew for each answer, so that the answer takes the focus.
        <BeneficiaryCard key={eligibility.answerCount} answered={answered} onNext={query.startAnother} />
      )}
      {failure !== null && !form.isSubmitting && (
        <FailureCard title="A consulta não foi concluída" error={failure} onRetry={() => void form.submit()} />
      )}
      <SessionQueries onOpen={query.reopen} />
    </Stack>
  );
}
