import type { BeneficiaryResult } from '@oraculo/api-client';
import { formatCpf, maskCpf } from '@oraculo/ui';
import { missing, showDate } from '../../dates/dates.ts';

import type { Answered } from './sessionQueries.ts';

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

/**
 * Nobody was found: the answer that stands for it, or that of an invalid card number where no card number was asked about.
 * There is nothing to show of it.
 */
export function isNobody({ query, result }: Answered): boolean {
  const { name, cardNumber, cpf, reason } = result.patient;
  if (reason?.code === '404') return query.cardNumber === '' && !name;
  return !result.eligible && !name && !cardNumber && !cpf && !reason?.code && !reasonOf(result);
}

/** A whole day and, where it is no midnight, its time. A midnight of any offset is the service's way to write a day. */
const birthDay =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](?:00:00(?::00(?:\.0+)?)?(?: ?(?:Z|[+-]\d{2}(?::?\d{2})?))?|(\d{2}:.+)))?$/;

function showBirth(birth: string | null) {
  const [instant, day, time] = birthDay.exec(birth ?? '') ?? [];
  const shown = showDate(time === undefined ? day : instant);
  // Some operators send their own form of the date, or a year alone: better theirs than none, or than a day that nobody gave.
  return shown === missing ? birth : shown;
}

const showCns = (cns: string | null) => cns?.replace(/^(\d{3})(\d{4})(\d{4})(\d{4})$/, '$1 $2 $3 $4') ?? null;

interface Field {
  term: string;
  value: string | null | undefined;
}

/**
 * What the card lists below the name; empty values show as `-`. Staff compare a CPF with the paper in their hand, so it is whole
 * on the screen and masked elsewhere.
 */
export function beneficiaryFields({ patient, covenant }: BeneficiaryResult, isPrinting = false): Field[] {
  const { plan } = patient;
  const cpf = patient.cpf && (isPrinting ? maskCpf : formatCpf)(patient.cpf);
  return [
    { term: 'Nascimento', value: showBirth(patient.birth) },
    { term: 'Carteirinha', value: patient.cardNumber || cpf },
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
    { term: 'CPF', value: cpf },
  ];
}
