import { formatCpf, maskCpf } from '@oraculo/ui';
import { missing, showDate } from '../../dates/dates.ts';
import { type Status, statusLooks } from '../../statuses/statusLook.ts';
import type { AnsweredQuery } from './sessionQueries.ts';

const inactive = 'Beneficiário inativo';

/** The reason in the operator's words. */
export function reasonOf({ reason, patient }: AnsweredQuery['result']): string | null {
  const negatives = reason?.negatives?.flatMap(({ description }) => description ?? []) ?? [];
  return reason?.description || negatives.join('; ') || patient.reason?.description || null;
}

interface Badge extends Status {
  text: string;
}

/** The badge of an answer, by requirement 1.4.13. */
export function beneficiaryBadge(result: AnsweredQuery['result']): Badge {
  const reason = reasonOf(result);
  if (result.patient.reason?.code === '404') return { name: 'wrongCard', text: statusLooks.wrongCard.text };
  if (!result.eligible && !reason) return { name: 'inactive', text: inactive };
  if (result.eligible || result.status === 'true') return { name: 'active', text: 'Beneficiário ativo' };
  return { name: 'inactive', text: reason ?? inactive };
}

/**
 * Whether nobody was found: the status for it, or “invalid card number” for a query without a card number. The answer
 * then has nothing to show.
 */
export function isNobody({ query, result }: AnsweredQuery): boolean {
  const { name, cardNumber, cpf, reason } = result.patient;
  if (reason?.code === '404') return query.cardNumber === '' && !name;
  return !result.eligible && !name && !cardNumber && !cpf && !reason?.code && !reasonOf(result);
}

/** The badge of the answer, or “not found”. */
export const answerStatus = (answeredQuery: AnsweredQuery): Status =>
  isNobody(answeredQuery) ? { name: 'notFound' } : beneficiaryBadge(answeredQuery.result);

/** A day and, unless it is midnight, a time. The service writes a plain day as midnight in any offset. */
const birthDay =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](?:00:00(?::00(?:\.0+)?)?(?: ?(?:Z|[+-]\d{2}(?::?\d{2})?))?|(\d{2}:.+)))?$/;

function showBirth(birth: string | null) {
  const [instant, day, time] = birthDay.exec(birth ?? '') ?? [];
  const shown = showDate(time === undefined ? day : instant);
  // Some operators send another date format or only a year. Their text is shown, because a guessed day would be wrong.
  return shown === missing ? birth : shown;
}

export interface Field {
  term: string;
  value: string | null | undefined;
  /** The sizes of the groups in which a number is shown. */
  groups?: readonly number[];
  /** The name of its copy button, which copies a number without punctuation. */
  copyAs?: string;
}

/**
 * The fields of the card; empty values show as `-`. Staff compare the CPF with a document, so it is complete on the
 * screen and masked in print.
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

/** The text to copy: only the digits of a CPF and of a card number. */
export const copyText = (value: string): string => (punctuated.test(value) ? value.replaceAll(/\D/g, '') : value);
