import { cardLengthMessage } from '@oraculo/api-client';
import { CardNumberField, CpfField, DateField, Select, TextField } from '@oraculo/ui';
import { memo } from 'react';
import { readPastedCard, readPastedCpf, readPastedUnruledCard } from '../../forms/pastedIdentifiers.ts';
import { cardNumberRuleOf, maxLengthWithoutRule } from '../../service/cardNumberRules.ts';
import type { useIndividualQuery } from './useIndividualQuery.ts';

type IndividualQuery = ReturnType<typeof useIndividualQuery>;

/** Memoized, because typing in another field must not render lists of a hundred options. */
const SteadySelect = memo(Select) as typeof Select;

/** The fields that the chosen operator uses, in the order of a printed card. */
export function IndividualQueryFields({ query }: { query: IndividualQuery }) {
  const { form, operator, operators, brands } = query;
  const usedFields = operator?.eligibilityBy;
  const required = operator?.requiredEligibilityBy;
  const rule = operator && cardNumberRuleOf(operator.ansId);
  return (
    <>
      <SteadySelect
        {...form.field('ansId')}
        {...operators.select}
        label="Operadora"
        placeholder="Operadora"
        onChange={query.chooseOperator}
        isRequired
      />
      {!operator?.isCompanyPlan && (
        <SteadySelect
          {...form.field('brandId')}
          {...brands.select}
          label="Marca"
          // Until the list is loaded, the placeholder says why the field waits.
          placeholder={operator && !brands.noneReason ? 'Marca' : undefined}
          onChange={query.chooseBrand}
          disabledReason={operator ? brands.noneReason : 'Selecione uma operadora'}
          isRequired
        />
      )}
      {usedFields?.cardNumber &&
        (rule ? (
          <CardNumberField
            key={operator?.ansId}
            {...form.field('cardNumber')}
            label="Número da carteirinha"
            format={rule}
            readPaste={(text) => readPastedCard(text, rule)}
            // The field truncates a longer number, so it needs the limit before the first key.
            hint={rule.isVariable ? cardLengthMessage(rule) : undefined}
            isRequired={required?.cardNumber}
          />
        ) : (
          <TextField
            {...form.field('cardNumber')}
            label="Número da carteirinha"
            maxLength={maxLengthWithoutRule}
            readPaste={readPastedUnruledCard}
            isRequired={required?.cardNumber}
          />
        ))}
      {usedFields?.fullName && (
        <TextField
          {...form.field('fullName')}
          label="Nome completo"
          autoComplete="off"
          isRequired={required?.fullName}
        />
      )}
      {usedFields?.cpf && (
        <CpfField {...form.field('cpf')} label="CPF" readPaste={readPastedCpf} isRequired={required?.cpf} />
      )}
      {usedFields?.birthDate && (
        <DateField
          {...form.field('birth')}
          label="Data de nascimento"
          allowFuture={false}
          onTextChange={(birthText) => form.change({ birthText })}
          isRequired={required?.birthDate}
        />
      )}
    </>
  );
}
