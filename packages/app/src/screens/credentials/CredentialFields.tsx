import type { Brand, Operator } from '@oraculo/api-client';
import { CnpjField, CpfField, FieldGrid, PasswordField, Select, Stack, Switch, TextField } from '@oraculo/ui';
import { readPastedCpf, refuseTypedCpf } from '../../forms/pastedIdentifiers.ts';
import type { useForm } from '../../forms/useForm.ts';
import type { Options } from '../../queries/useOptions.ts';
import type { CredentialFormDraft } from './credentialSuite.ts';

interface CredentialFieldsProps {
  form: ReturnType<typeof useForm<CredentialFormDraft>>;
  operators: Options<Operator>;
  brands: Options<Brand> & { noneReason: string | undefined };
  /** The operator and brand of a stored credential cannot change. */
  isLocked: boolean;
}

const locked = 'Não pode ser alterado após o cadastro';
const withoutBrand = 'Sem marca, a credencial só vale com o Web Service TISS';

export function CredentialFields({ form, operators, brands, isLocked }: CredentialFieldsProps) {
  const { ansId, brandId, isWebService } = form.values;
  const brandReason = ansId ? brands.noneReason && `${brands.noneReason}. ${withoutBrand}` : 'Selecione uma operadora';
  return (
    <Stack gap={4}>
      <Switch
        label="Web Service TISS"
        hint="Com ele ligado, a marca é opcional"
        value={isWebService}
        onChange={(next) => {
          form.change({ isWebService: next });
          form.untouch(['brandId']);
        }}
        disabledReason={isLocked && isWebService && brandId === null ? withoutBrand : undefined}
      />
      <FieldGrid title="Prestador" isPaired>
        <Select
          {...form.field('ansId')}
          {...operators.select}
          label="Operadora"
          placeholder="Operadora"
          onChange={(next) => {
            form.change({ ansId: next, brandId: null });
            form.untouch(['brandId']);
          }}
          disabledReason={isLocked ? locked : undefined}
          isRequired
        />
        <Select
          {...form.field('brandId')}
          {...brands.select}
          label="Marca"
          placeholder="Marca"
          disabledReason={isLocked ? locked : brandReason}
          isRequired={!isWebService}
        />
        <TextField {...form.field('providerCode')} label="Código do prestador" autoComplete="off" isRequired />
        <TextField {...form.field('description')} label="Descrição" autoComplete="off" />
      </FieldGrid>
      <FieldGrid title="Documento" note="CNPJ ou CPF: preencha ao menos um" isPaired>
        <CnpjField {...form.field('cnpj')} label="CNPJ" />
        <CpfField {...form.field('cpf')} label="CPF" readPaste={readPastedCpf} refuseTyped={refuseTypedCpf} />
      </FieldGrid>
      <FieldGrid title="Acesso" isPaired>
        <TextField {...form.field('user')} label="Usuário" autoComplete="off" isRequired />
        <PasswordField {...form.field('password')} label="Senha" autoComplete="new-password" isRequired />
        <TextField {...form.field('url')} label="URL" type="url" inputMode="url" autoComplete="off" />
      </FieldGrid>
    </Stack>
  );
}
