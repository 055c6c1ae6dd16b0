import { isOtherName } from '@oraculo/api-client/contract';
import { Alert, announce, Banner, Button, FilterBar, Stack } from '@oraculo/ui';
import { useEffect, useEffectEvent } from 'react';
import { FailureCard } from '../../queries/FailureCard.tsx';
import { beneficiaryBadge, isNobody } from './beneficiary.ts';
import { BeneficiaryCard } from './BeneficiaryCard.tsx';
import { QueryPlaceholder } from './QueryPlaceholder.tsx';
import { IndividualQueryFields } from './IndividualQueryFields.tsx';
import { NotFoundCard } from './NotFoundCard.tsx';
import { SessionQueries } from './SessionQueries.tsx';
import type { AnsweredQuery } from './sessionQueries.ts';
import { useIndividualQuery } from './useIndividualQuery.ts';

const otherName = 'O nome na operadora é diferente do digitado. Confira se é a pessoa certa.';
const nobody = 'A operadora não encontrou ninguém com esses dados.';

export function IndividualQueryScreen() {
  const query = useIndividualQuery();
  const { form, eligibility, answeredQuery, failure, isEarlier } = query;
  const isFound =
    answeredQuery !== null && answeredQuery.result.patient.reason?.code !== '404' && !isNobody(answeredQuery);
  // An operator that identifies people by a number answers for the holder of the number, not for the typed name.
  const nameInAnswer = answeredQuery?.result.patient.name;
  const hasOtherName = Boolean(nameInAnswer) && isOtherName(form.values.fullName, nameInAnswer ?? '');
  const sayAnswer = useEffectEvent((said: AnsweredQuery) => {
    const verdict = isNobody(said) ? nobody : beneficiaryBadge(said.result).text;
    const parts = [isEarlier && 'Resposta anterior', verdict, said.result.patient.name, hasOtherName && otherName];
    announce(parts.filter(Boolean).join(': '));
  });
  useEffect(() => {
    if (answeredQuery) sayAnswer(answeredQuery);
  }, [answeredQuery]);
  const isBefore =
    !answeredQuery && failure === null && !form.isSubmitting && !query.isOutdated && !eligibility.wasStopped;
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
          <p>Os dados mudaram depois da consulta, então o resultado saiu da tela. Consulte de novo.</p>
        )}
        {eligibility.wasStopped && !form.isSubmitting && <p>Consulta interrompida antes da resposta da operadora.</p>}
      </Banner>
      {isFound && hasOtherName && <Alert tone="caution">{otherName}</Alert>}
      {answeredQuery &&
        // Remounted for each answer, so that a new answer takes the focus.
        (isFound ? (
          <BeneficiaryCard
            key={eligibility.answerCount}
            answeredQuery={answeredQuery}
            isEarlier={isEarlier}
            takesFocus={query.takesFocus}
            onNext={query.startAnother}
          />
        ) : (
          <NotFoundCard
            key={eligibility.answerCount}
            answeredQuery={answeredQuery}
            isEarlier={isEarlier}
            takesFocus={query.takesFocus}
            onCheck={query.checkAgain}
          />
        ))}
      {isBefore && (
        <QueryPlaceholder operators={query.operators.items} operator={query.operator} onChoose={query.chooseAndFocus} />
      )}
      {failure !== null && !form.isSubmitting && (
        <FailureCard
          title="Não foi possível concluir a consulta"
          error={failure}
          takesFocus={query.takesFocus}
          onRetry={() => void form.submit()}
        />
      )}
      <SessionQueries onOpen={query.reopen} />
    </Stack>
  );
}
