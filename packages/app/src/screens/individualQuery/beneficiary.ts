import type { BeneficiaryResult } from '@oraculo/api-client';
import { type Description, maskCpf } from '@oraculo/ui';
import { missing, showDate } from '../../dates/dates.ts';

export interface Badge {
  tone: 'positive' | 'critical';
  text: string;
}

const inactive = 'Beneficiário inativo';

function reasonOf({ reason, patient }: BeneficiaryResult): string | null {
  const negatives = reason?.negatives?.flatMap(({ description }) => description ?? []) ?? [];
  return reason?.description || negatives.join('; ') || patient.reason?.description || null;
}

/** The four rules of the badge, in their order. */
export function beneficiaryBadge(result: BeneficiaryResult): Badge {
  const reason = reasonOf(result);
  if (result.patient.reason?.code === '404') return { tone: 'critical', text: 'Número da carteirinha inválido' };
  if (!result.eligible && !reason) return { tone: 'critical', text: inactive };
  if (result.eligible || result.status === 'true') return { tone: 'positive', text: 'Beneficiário ativo' };
  return { tone: 'critical', text: reason ?? inactive };
}

/** The answer that stands for “nobody”: there is nothing to show of it. */
export function isEmptyResult(result: BeneficiaryResult): boolean {
  const { name, cardNumber, cpf, reason } = result.patient;
  return !result.eligible && !name && !cardNumber && !cpf && !reason?.code && !reasonOf(result);
}

const showBirth = (birth: string | null) => {
  const shown = showDate(birth);
  // Some operators send their own form of the date: better theirs than none.
  return shown === missing ? birth : shown;
};

const showCns = (cns: string | null) => cns?.replace(/^(\d{3})(\d{4})(\d{4})(\d{4})$/, '$1 $2 $3 $4') ?? null;

const hideCpf = (cpf: string | null) => (cpf ? maskCpf(cpf) : null);

/** What the card lists below the name; empty values show as `-`. */
export function beneficiaryFields({ patient, covenant }: BeneficiaryResult): Description[] {
  const { plan } = patient;
  return [
    { term: 'Nascimento', value: showBirth(patient.birth) },
    { term: 'Carteirinha', value: patient.cardNumber || hideCpf(patient.cpf) },
    { term: 'Cartão nacional de saúde', value: showCns(patient.cns) },
    { term: 'Operadora', value: plan?.healthPlanName },
    { term: 'Plano', value: plan?.name },
    { term: 'Produto', value: plan?.product },
    { term: 'Segmento', value: plan?.segment },
    { term: 'Rede de atendimento', value: plan?.network },
    { term: 'Acomodação', value: plan?.accommodation },
    { term: 'Acompanhante', value: plan?.companion },
    { term: 'Tipo de contrato', value: plan?.contractType },
    { term: 'Nível de Rede', value: plan?.level },
    { term: 'Informações do beneficiário', value: covenant?.name },
    { term: 'Código do Produto', value: plan?.code },
    { term: 'CPF', value: hideCpf(patient.cpf) },
  ];
}
