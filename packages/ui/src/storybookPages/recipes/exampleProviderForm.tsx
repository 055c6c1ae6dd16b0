import {
  Button,
  Card,
  CepField,
  Checkbox,
  CheckboxGroup,
  CnpjField,
  CnsField,
  DatePicker,
  ErrorSummary,
  FieldGrid,
  Inline,
  MoneyField,
  MonthField,
  MultiSelect,
  Note,
  NumberField,
  PhoneField,
  RadioGroup,
  Select,
  Stack,
  Switch,
  TextArea,
  TextField,
  TimeField,
  toast,
  useUnsavedChanges,
} from '@oraculo/ui';
import { type FormEvent, useState } from 'react';
import {
  checkProvider,
  days,
  emptyProvider,
  fieldId,
  keepDraft,
  keptDraft,
  kinds,
  type FieldMessages,
  type Provider,
  type ProviderField,
  specialties,
  states,
} from './exampleProvider.ts';

/** O cadastro de um prestador: cada tipo de campo, um rascunho, e o resumo dos erros quando o envio é recusado. */
export function ProviderForm() {
  const [provider, setProvider] = useState(() => keptDraft() ?? emptyProvider);
  const [fieldMessages, setFieldMessages] = useState<FieldMessages>({});
  const [attempt, setAttempt] = useState(0);
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  const problems = attempt > 0 ? checkProvider(provider, fieldMessages) : [];

  /** As propriedades de todo campo. O resumo de erros encontra o campo pelo `id`. */
  const field = <Key extends ProviderField>(key: Key) => ({
    id: fieldId(key),
    value: provider[key],
    onChange: (value: Provider[Key]) => {
      setProvider((last) => ({ ...last, [key]: value }));
      setDirty(true);
    },
    error: problems.find((problem) => problem.fieldId === fieldId(key))?.message,
  });
  /** O próprio campo mostra a sua mensagem; aqui ela só impede o envio. */
  const validatedField = <Key extends ProviderField>(key: Key) => ({
    ...field(key),
    onValidityChange: (message: string | undefined) => setFieldMessages((last) => ({ ...last, [key]: message })),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checkProvider(provider, fieldMessages).length > 0) return setAttempt(attempt + 1);
    toast.success({ title: 'Prestador cadastrado' });
    keepDraft(null);
    setProvider(emptyProvider);
    setAttempt(0);
    setDirty(false);
  };
  const saveDraft = () => {
    keepDraft(provider);
    setDirty(false);
    toast.success({ title: 'Rascunho guardado nesta janela' });
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <ErrorSummary attempt={attempt} problems={problems} />
        <Card title="Identificação">
          <FieldGrid>
            <CnpjField label="CNPJ" isRequired {...field('cnpj')} />
            <TextField label="Nome fantasia" isRequired maxLength={80} {...field('name')} />
            <TextField label="E-mail" type="email" hint="Recebe os avisos de glosa" {...field('email')} />
            <PhoneField label="Telefone" isRequired {...field('phone')} />
            <CepField label="CEP" isRequired {...field('cep')} />
            <Select label="Estado" isRequired options={states} {...field('state')} />
          </FieldGrid>
        </Card>
        <Card title="Atendimento">
          <Stack gap={5}>
            <RadioGroup orientation="horizontal" label="Tipo" isRequired options={kinds} {...field('kind')} />
            <FieldGrid>
              <CnsField label="CNS do responsável técnico" {...field('doctorCns')} />
              <MultiSelect label="Especialidades" options={specialties} {...field('specialties')} />
              <TimeField label="Abre às" isRequired {...validatedField('opensAt')} />
              <TimeField label="Fecha às" isRequired {...validatedField('closesAt')} />
            </FieldGrid>
            <CheckboxGroup orientation="horizontal" label="Dias de atendimento" options={days} {...field('days')} />
            <Switch
              label="Envia guias pelo Web Service TISS"
              value={provider.isTiss}
              onChange={field('isTiss').onChange}
            />
          </Stack>
        </Card>
        <Card title="Contrato">
          <Stack gap={5}>
            <FieldGrid>
              <DatePicker label="Início do contrato" isRequired {...validatedField('since')} />
              <MonthField
                label="Primeira competência"
                hint="Em branco, a do início do contrato"
                {...validatedField('firstMonth')}
              />
              <MoneyField label="Valor da consulta" isRequired minCents={1} {...validatedField('priceCents')} />
              <NumberField
                label="Prazo de pagamento"
                isRequired
                unit="dias"
                max="120"
                {...validatedField('paymentDays')}
              />
            </FieldGrid>
            <TextArea label="Observações" maxLength={500} {...validatedField('notes')} />
            <Checkbox label="O contrato foi assinado pelas duas partes" isRequired {...field('isAccepted')} />
          </Stack>
        </Card>
        <Note>O rascunho fica só nesta janela: dados de prestadores não são guardados no navegador.</Note>
        <Inline>
          <Button emphasis="outline" onPress={saveDraft}>
            Guardar rascunho
          </Button>
          <Button type="submit">Cadastrar prestador</Button>
        </Inline>
      </Stack>
    </form>
  );
}
