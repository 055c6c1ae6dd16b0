import type { Credential, CredentialDraft } from '@oraculo/api-client';
import type { CredentialFormDraft } from './credentialSuite.ts';

/** The form's values of a stored credential. */
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

/** The body for a form that passed its suite. */
export const draftOf = (form: CredentialFormDraft, brandName: string): CredentialDraft => ({
  ...form,
  ansId: form.ansId ?? '',
  brand: form.brandId === null ? null : { id: form.brandId, name: brandName },
  providerCode: form.providerCode.trim(),
  user: form.user.trim(),
});
