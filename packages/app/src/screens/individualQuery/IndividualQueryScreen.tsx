import { announce, Banner, Button, FilterBar, Stack } from '@oraculo/ui';
import { useEffect } from 'react';
import { beneficiaryBadge, isEmptyResult } from './beneficiary.ts';
import { BeneficiaryCard } from './BeneficiaryCard.tsx';
import { IndividualQueryFields } from './IndividualQueryFields.tsx';
import { useIndividualQuery } from './useIndividualQuery.ts';

export function IndividualQueryScreen() {
  const query = useIndividualQuery();
  const { form, eligibility, result } = query;
  const isNobody = result !== null && isEmptyResult(result);
  useEffect(() => {
    if (result && !isNobody) announce([beneficiaryBadge(result).text, result.patient.name].filter(Boolean).join(': '));
  }, [result, isNobody]);
  return (
    <Stack>
      <FilterBar
        aria-label="Consulta de um beneficiário"
        onSubmit={() => void form.submit()}
        onClear={query.clear}
        isPending={form.isSubmitting}
        submitDisabledReason={form.firstError}
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
        {query.isOutdated && !form.isSubmitting
          ? 'Os dados mudaram depois da consulta, então o resultado saiu da tela. Pesquise de novo.'
          : null}
        {eligibility.wasStopped && !form.isSubmitting ? 'Consulta interrompida antes da resposta da operadora.' : null}
      </Banner>
      <Banner tone="caution">{isNobody ? 'A operadora não encontrou ninguém com esses dados.' : null}</Banner>
      {result && !isNobody && <BeneficiaryCard result={result} />}
    </Stack>
  );
}
