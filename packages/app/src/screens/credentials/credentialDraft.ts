import type { Brand, Credential, CredentialDraft } from '@oraculo/api-client';
import type { CredentialFormDraft } from './credentialSuite.ts';

/** What the form shows of a stored credential. */
export const formOf = (credential: Credential): CredentialFormDraft => ({
  ansId: credential.ansId,
  brandId: credential.brandId,
  isWebService: credential.isWebService,
  cnpj: credential.cnpj ?? '',
  cpf: credential.cpf ?? '',
  providerCode: credential.providerCode ?? '',
  user: credential.user ?? '',
  password: credential.password ?? '',
  url: credential.url ?? '',
  description: credential.description ?? '',
});

/** What is sent for a form that passed its suite. */
export const draftOf = (form: CredentialFormDraft, brands: readonly Brand[]): CredentialDraft => {
  const brand = brands.find(({ id }) => id === form.brandId);
  return {
    ...form,
    ansId: form.ansId ?? '',
    brand: form.brandId === null ? null : { id: form.brandId, name: brand?.name ?? '' },
    providerCode: form.providerCode.trim(),
    user: form.user.trim(),
  };
};
