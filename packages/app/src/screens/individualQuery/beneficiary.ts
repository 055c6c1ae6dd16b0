import { formatCpf, maskCpf } from '@oraculo/ui';
import { missing, showDate } from '../../dates/dates.ts';
import { type Status, statusLooks } from '../../statuses/statusLook.ts';
import type { AnsweredQuery } from './sessionQueries.ts';

const inactive = 'Beneficiário inativo';

/** The reason, in the words of the operator. */
export function reasonOf({ reason, patient }: AnsweredQuery['result']): string | null {
  const negatives = reason?.negatives?.flatMap(({ description }) => description ?? []) ?? [];
  return reason?.description || negatives.join('; ') || patient.reason?.description || null;
}

interface Badge extends Status {
  text: string;
}

/** Requirement 1.4.13. */
export function beneficiaryBadge(result: AnsweredQuery['result']): Badge {
  const reason = reasonOf(result);
  if (result.patient.reason?.code === '404') return { name: 'wrongCard', text: statusLooks.wrongCard.text };
  if (!result.eligible && !reason) return { name: 'inactive', text: inactive };
  if (result.eligible || result.status === 'true') return { name: 'active', text: 'Beneficiário ativo' };
  return { name: 'inactive', text: reason ?? inactive };
}

/**
 * Whether nobody was found: the answer that means it, or “invalid card number” for a query without a card number. The answer then
 * holds nothing to show.
 */
export function isNobody({ query, result }: AnsweredQuery): boolean {
  const { name, cardNumber, cpf, reason } = result.patient;
  if (reason?.code === '404') return query.cardNumber === '' && !name;
  return !result.eligible && !name && !cardNumber && !cpf && !reason?.code && !reasonOf(result);
}

/** The badge of the answer, or “not found”. */
export const answerStatus = (answered: AnsweredQuery): Status =>
  isNobody(answered) ? { name: 'notFound' } : beneficiaryBadge(answered.result);

/** A whole day and, where it is no midnight, its time. A midnight of any offset is the service's way to write a day. */
const birthDay =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](?:00:00(?::00(?:\.0+)?)?(?: ?(?:Z|[+-]\d{2}(?::?\d{2})?))?|(\d{2}:.+)))?$/;

function showBirth(birth: string | null) {
  const [instant, day, time] = birthDay.exec(birth ?? '') ?? [];
  const shown = showDate(time === undefined ? day : instant);
  // Some operators send their own form of the date, or a year alone: better theirs than none, or than a day that nobody gave.
  return shown === missing ? birth : shown;
}

export interface Field {
  term: string;
  value: string | null | undefined;
  /** A number that is drawn in groups of these sizes. */
  groups?: readonly number[];
  /** Has a button that copies it, without punctuation for a number, under this name. */
  copyAs?: string;
}

/**
 * What the card lists; empty values show as `-`. Staff compare a CPF with the paper in their hand, so it is whole on the screen
 * and masked elsewhere.
 */
export function beneficiaryFields({ patient, covenant }: AnsweredQuery['result'], isPrinting = false) {
  const { plan } = patient;
  const cpf = patient.cpf && (isPrinting ? maskCpf : formatCpf)(patient.cpf);
  const identity: Field[] = [
    { term: 'Nome', value: patient.name, copyAs: 'nome' },
    { term: 'Nascimento', value: showBirth(patient.birth), copyAs: 'nascimento' },
    { term: 'CPF', value: cpf, copyAs: 'CPF' },
    { term: 'Carteirinha', value: patient.cardNumber || cpf, groups: [4], copyAs: 'carteirinha' },
    { term: 'Cartão nacional de saúde', value: patient.cns, groups: [3, 4], copyAs: 'cartão nacional de saúde' },
  ];
  const inPlan: Field[] = [
    { term: 'Plano', value: plan?.name, copyAs: 'plano' },
    { term: 'Produto', value: plan?.product },
    { term: 'Código do Produto', value: plan?.code },
    { term: 'Segmento', value: plan?.segment },
    { term: 'Acomodação', value: plan?.accommodation },
    { term: 'Acompanhante', value: plan?.companion },
  ];
  const inContract: Field[] = [
    { term: 'Operadora', value: plan?.healthPlanName },
    { term: 'Informações do beneficiário', value: covenant?.name },
    { term: 'Tipo de contrato', value: plan?.contractType },
    { term: 'Rede de atendimento', value: plan?.network },
    { term: 'Nível de Rede', value: plan?.level },
  ];
  return { identity, inPlan, inContract };
}

const punctuated = /^\d[\d.\- ]*\d$/;

/** The text that a copy takes: of a CPF and of a card number its digits alone. */
export const copyText = (value: string): string => (punctuated.test(value) ? value.replaceAll(/\D/g, '') : value);
