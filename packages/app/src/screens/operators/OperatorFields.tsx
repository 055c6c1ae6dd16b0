import {
  Banner,
  Card,
  FieldGrid,
  MaskedField,
  Note,
  PasswordField,
  Select,
  Stack,
  Switch,
  TextField,
} from '@oraculo/ui';
import type { useForm } from '../../forms/useForm.ts';
import { ansIdLength, type OperatorFormDraft } from './operatorSuite.ts';
import { useProviders, useTemplates } from './useServiceOptions.ts';

interface OperatorFieldsProps {
  form: ReturnType<typeof useForm<OperatorFormDraft>>;
  /** The ANS number identifies a stored operator, so it cannot change. */
  isStored: boolean;
}

export function OperatorFields({ form, isStored }: OperatorFieldsProps) {
  const templates = useTemplates();
  const providers = useProviders();
  const { isWebService, isRpa, eligibilityByCpf } = form.values;
  const withoutWebService = isWebService ? undefined : 'Selecione Web Service para ativar';
  const withoutRpa = isRpa ? undefined : 'Selecione Robô RPA para ativar';
  return (
    <Stack gap={4}>
      <FieldGrid isPaired>
        <MaskedField
          {...form.field('ansId')}
          label="Registro ANS"
          mask={'#'.repeat(ansIdLength)}
          autoComplete="off"
          disabledReason={isStored ? 'Não pode ser alterado após o cadastro' : undefined}
          isRequired
        />
        <TextField {...form.field('name')} label="Nome da operadora" autoComplete="off" isRequired />
      </FieldGrid>
      <Switch
        label="Elegibilidade por CPF"
        value={eligibilityByCpf}
        onChange={(next) => form.change({ eligibilityByCpf: next })}
      />
      <Banner tone="critical">{form.errorOf('services') ?? null}</Banner>
      <Card aria-label="Web Service">
        <Stack gap={4}>
          <Switch
            ref={form.refOf('services')}
            label="Web Service"
            value={isWebService}
            onChange={(next) => {
              form.change({ isWebService: next });
              form.untouch(['templateId', 'serviceUrl']);
            }}
          />
          <FieldGrid note={withoutWebService} isPaired>
            <Select
              {...form.field('templateId')}
              {...templates.select}
              label="Versão TISS"
              placeholder="Versão TISS"
              disabledReason={withoutWebService}
              isRequired={isWebService}
            />
            <TextField
              {...form.field('serviceUrl')}
              label="Endpoint"
              type="url"
              inputMode="url"
              disabledReason={withoutWebService}
              isRequired={isWebService}
            />
            <TextField
              {...form.field('username')}
              label="Usuário"
              autoComplete="off"
              disabledReason={withoutWebService}
            />
            <PasswordField
              {...form.field('password')}
              label="Senha"
              autoComplete="new-password"
              hint={isStored ? 'Deixe em branco para manter a senha atual' : undefined}
              disabledReason={withoutWebService}
            />
          </FieldGrid>
        </Stack>
      </Card>
      <Card aria-label="Robô RPA">
        <Stack gap={4}>
          <Switch
            label="Robô RPA"
            value={isRpa}
            onChange={(next) => {
              form.change({ isRpa: next });
              form.untouch(['providerId', 'externalCovenantId']);
            }}
          />
          <FieldGrid note={withoutRpa} isPaired>
            <Select
              {...form.field('providerId')}
              {...providers.select}
              label="Fornecedor"
              placeholder="Fornecedor"
              disabledReason={withoutRpa}
              isRequired={isRpa}
            />
            <TextField
              {...form.field('externalCovenantId')}
              label="Código do Robô"
              autoComplete="off"
              disabledReason={withoutRpa}
              isRequired={isRpa}
            />
          </FieldGrid>
        </Stack>
      </Card>
      {isWebService && isRpa && <Note>Com os dois ligados, o Robô RPA tem prioridade.</Note>}
    </Stack>
  );
}
