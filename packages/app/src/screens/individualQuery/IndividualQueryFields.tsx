import { cardLengthMessage } from '@oraculo/api-client';
import { CardNumberField, CpfField, DateField, Select, TextField } from '@oraculo/ui';
import { memo, useState } from 'react';
import {
  cardWarning,
  readPastedCard,
  readPastedCpf,
  readPastedUnruledCard,
  refuseTypedCard,
  refuseTypedCpf,
} from '../../forms/pastedIdentifiers.ts';
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
  const { cardNumber, cpf } = form.values;
  const [leftCard, setLeftCard] = useState<string>();
  const [pastedCpf, setPastedCpf] = useState<ReturnType<typeof readPastedCpf>>();
  const cardField = {
    ...form.field('cardNumber'),
    label: 'Número da carteirinha',
    isRequired: required?.cardNumber,
    warning: cardNumber === '' ? undefined : cardWarning(cardNumber, rule, leftCard === cardNumber),
    holdsForm: true,
    onBlur: () => {
      form.touch(['cardNumber']);
      setLeftCard(cardNumber);
    },
  };
  const cpfDoubt = pastedCpf && 'value' in pastedCpf && pastedCpf.value === cpf && cpf !== '' ? pastedCpf : undefined;
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
          // Until the list is loaded, the placeholder is the reason why the field is disabled.
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
            {...cardField}
            format={rule}
            readPaste={(text) => readPastedCard(text, rule)}
            refuseTyped={refuseTypedCard}
            // The field truncates a longer number, so it needs the limit before the first key.
            hint={rule.isVariable ? cardLengthMessage(rule) : undefined}
          />
        ) : (
          <TextField {...cardField} maxLength={maxLengthWithoutRule} readPaste={readPastedUnruledCard} />
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
        <CpfField
          {...form.field('cpf')}
          label="CPF"
          readPaste={(text, pasted) => {
            const read = readPastedCpf(text, pasted);
            setPastedCpf(read);
            return read;
          }}
          refuseTyped={refuseTypedCpf}
          warning={cpfDoubt?.warning}
          holdsForm={cpfDoubt?.holdsForm}
          isRequired={required?.cpf}
        />
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
