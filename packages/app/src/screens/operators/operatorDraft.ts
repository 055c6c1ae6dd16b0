import type { OperatorDetail, OperatorDraft } from '@oraculo/api-client';
import type { OperatorFormDraft } from './operatorSuite.ts';

/** The form's values of a stored operator; its password never leaves the service. */
export const formOf = (operator: OperatorDetail): OperatorFormDraft => ({
  ansId: operator.id,
  name: operator.name,
  isWebService: operator.isWebService,
  templateId: operator.templateId,
  serviceUrl: operator.serviceUrl ?? '',
  username: operator.username ?? '',
  password: '',
  isRpa: operator.isRpa,
  providerId: operator.providerId,
  externalCovenantId: operator.externalCovenantId ?? '',
  eligibilityByCpf: operator.eligibilityByCpf,
});

/** The body to send, without the fields of disabled services. */
export const draftOf = (form: OperatorFormDraft): OperatorDraft => ({
  ansId: form.ansId,
  name: form.name.trim(),
  templateId: form.isWebService ? form.templateId : null,
  serviceUrl: form.isWebService ? form.serviceUrl.trim() : null,
  username: form.isWebService ? form.username.trim() : '',
  password: form.isWebService ? form.password : '',
  providerId: form.isRpa ? form.providerId : null,
  externalCovenantId: form.isRpa ? form.externalCovenantId.trim() : null,
  eligibilityByCpf: form.eligibilityByCpf,
});
