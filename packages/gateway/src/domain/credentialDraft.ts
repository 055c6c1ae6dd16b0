import { readCnpj, readWholeCpf } from '@oraculo/api-client/contract';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Read } from '../db/openDatabase.ts';
import { credentials } from '../db/schema/operators.ts';
import { findBrand, findOperator } from './operators.ts';
import { invalidField, DomainError } from './DomainError.ts';

interface CredentialDraft {
  isWebService: boolean;
  brand: { id: string } | null;
  ansId: string;
  cnpj: string | null;
  cpf: string | null;
  description: string | null;
  password: string;
  providerCode: string;
  url: string | null;
  user: string;
}

/** The row to save for a draft, with its password sealed; throws for a draft that breaks a rule. */
export async function readCredentialDraft(read: Read, draft: CredentialDraft, seal: (password: string) => string) {
  const operator = await findOperator(read, draft.ansId);
  if (draft.brand === null && !draft.isWebService && !operator.isCompanyPlan) {
    throw invalidField('brandId', 'Marca é obrigatória');
  }
  const brand = draft.brand === null ? null : await findBrand(read, draft.ansId, draft.brand.id);
  const cnpj = readCnpj(draft.cnpj ?? '');
  const cpf = readWholeCpf(draft.cpf ?? '');
  if (cnpj.kind === 'blank' && cpf.kind === 'blank') throw invalidField('cnpj', 'CNPJ ou CPF é obrigatório');
  if (cpf.kind === 'wrong') throw invalidField('cpf', cpf.reason);
  if (cnpj.kind === 'wrong') throw invalidField('cnpj', cnpj.reason);
  return {
    ansId: operator.ansId,
    brandId: brand?.id ?? null,
    user: draft.user,
    passwordSealed: seal(draft.password),
    isWebService: draft.isWebService,
    url: draft.url,
    cnpj: cnpj.kind === 'blank' ? null : cnpj.value,
    cpf: cpf.kind === 'blank' ? null : cpf.value,
    description: draft.description,
    providerCode: draft.providerCode,
    // A saved credential counts as working until a query with it fails.
    hasError: false,
  };
}

/**
 * Throws if the same user already has a credential for this operator and brand. `ownId` is the credential that is being
 * changed.
 */
export async function rejectDuplicate(
  read: Read,
  draft: { ansId: string; brandId: number | null; user: string },
  ownId?: number,
): Promise<void> {
  const twins = await read
    .select({ id: credentials.id })
    .from(credentials)
    .where(
      and(
        eq(credentials.ansId, draft.ansId),
        draft.brandId === null ? isNull(credentials.brandId) : eq(credentials.brandId, draft.brandId),
        eq(credentials.user, draft.user),
        ownId === undefined ? undefined : ne(credentials.id, ownId),
      ),
    );
  if (twins.length > 0) {
    throw new DomainError(
      'conflict',
      'Já existe uma credencial deste usuário para a operadora e a marca. Edite a que já existe.',
    );
  }
}
