import {
  Button,
  Card,
  CheckboxGroup,
  CnpjField,
  DatePicker,
  ErrorSummary,
  FieldGrid,
  Inline,
  MultiSelect,
  Note,
  RadioGroup,
  Select,
  Stack,
  Switch,
  TextField,
  toast,
  useUnsavedChanges,
} from '@oraculo/ui';
import { type FormEvent, useState } from 'react';
import {
  checkProvider,
  days,
  emptyProvider,
  fieldIds,
  keepDraft,
  keptDraft,
  kinds,
  type Provider,
  specialties,
  states,
} from './exampleProvider.ts';

/** O cadastro de um prestador: cada tipo de campo, um rascunho, e no alto o que falta quando o envio é recusado. */
export function ProviderForm() {
  const [provider, setProvider] = useState(() => keptDraft() ?? emptyProvider);
  const [attempt, setAttempt] = useState(0);
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  const problems = attempt > 0 ? checkProvider(provider) : [];
  const put = (part: Partial<Provider>) => {
    setProvider({ ...provider, ...part });
    setDirty(true);
  };
  const errorOf = (field: keyof typeof fieldIds) =>
    problems.find(({ fieldId }) => fieldId === fieldIds[field])?.message;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checkProvider(provider).length > 0) return setAttempt(attempt + 1);
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
            <CnpjField
              id={fieldIds.cnpj}
              label="CNPJ"
              isRequired
              value={provider.cnpj}
              onChange={(cnpj) => put({ cnpj })}
              error={errorOf('cnpj')}
            />
            <TextField
              id={fieldIds.name}
              label="Nome fantasia"
              isRequired
              maxLength={80}
              value={provider.name}
              onChange={(name) => put({ name })}
              error={errorOf('name')}
            />
            <TextField
              id={fieldIds.email}
              label="E-mail"
              type="email"
              hint="Recebe os avisos de glosa"
              value={provider.email}
              onChange={(email) => put({ email })}
              error={errorOf('email')}
            />
            <Select
              id={fieldIds.state}
              label="Estado"
              isRequired
              options={states}
              value={provider.state}
              onChange={(state) => put({ state })}
              error={errorOf('state')}
            />
          </FieldGrid>
        </Card>
        <Card title="Atendimento">
          <Stack gap={5}>
            <FieldGrid>
              <DatePicker
                id={fieldIds.since}
                label="Início do contrato"
                isRequired
                value={provider.since}
                onChange={(since) => put({ since })}
                error={errorOf('since')}
              />
              <MultiSelect
                label="Especialidades"
                options={specialties}
                value={provider.specialties}
                onChange={(next) => put({ specialties: next })}
              />
            </FieldGrid>
            <RadioGroup
              id={fieldIds.kind}
              orientation="horizontal"
              label="Tipo"
              isRequired
              options={kinds}
              value={provider.kind}
              onChange={(kind) => put({ kind })}
              error={errorOf('kind')}
            />
            <CheckboxGroup
              orientation="horizontal"
              label="Dias de atendimento"
              options={days}
              value={provider.days}
              onChange={(next) => put({ days: next })}
            />
            <Switch
              label="Envia guias pelo Web Service TISS"
              value={provider.isTiss}
              onChange={(isTiss) => put({ isTiss })}
            />
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
