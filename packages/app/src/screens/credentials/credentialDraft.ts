import type { Credential, CredentialDraft } from '@oraculo/api-client';
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
export const draftOf = (form: CredentialFormDraft, brandName: string): CredentialDraft => ({
  ...form,
  ansId: form.ansId ?? '',
  brand: form.brandId === null ? null : { id: form.brandId, name: brandName },
  providerCode: form.providerCode.trim(),
  user: form.user.trim(),
});
