import { type CardNumberRule, cardNumberProblem } from '../cardNumbers.ts';
import type { batchColumns } from './uploadColumns.ts';

export type BatchField = (typeof batchColumns)[number]['name'];

/** One line of a group: what stands below each column, empty where nothing does. */
export type BatchCells = Readonly<Record<BatchField, string>>;

/** Cards of operators without a rule are no longer than this. */
const unruledLength = 20;

const cpfLength = 11;

/** Reads `d/M/yyyy` or `yyyy-MM-dd` as `yyyy-MM-dd`. Returns any other text unchanged; it fails the check for dates. */
const readDay = (text: string): string =>
  text.replace(
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
    (_all, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10;
}

/** A spreadsheet drops the zeros that a CPF starts with. What has no digit, as `-` or `N/A`, is no CPF. */
const readCpf = (text: string): string =>
  text.replace(/\D/g, '').replace(/^\d+$/, (all) => all.padStart(cpfLength, '0'));

/** A line in the form that operators take: without what a person or a spreadsheet wrote between the digits. */
export const readBatchCells = ({ cardNumber, cpf, fullName, birth }: BatchCells): BatchCells => ({
  cardNumber: cardNumber.replace(/[^0-9A-Za-z]/g, '').toUpperCase(),
  cpf: readCpf(cpf),
  fullName: fullName.trim(),
  birth: readDay(birth.trim()),
});

/** The problems of a line that `readBatchCells` read, by cell. A line with a problem is not sent to the operator. */
export function batchProblems(
  { cardNumber, cpf, birth }: BatchCells,
  rule: CardNumberRule | undefined,
): Partial<Record<BatchField, string>> {
  const problems: Partial<Record<BatchField, string>> = {};
  if (cardNumber === '' && cpf === '') problems.cardNumber = 'Informe a carteirinha ou o CPF.';
  if (cardNumber !== '') {
    const unruled = cardNumber.length > unruledLength ? 'Cartão inválido' : undefined;
    const problem = rule ? cardNumberProblem(rule, cardNumber) : unruled;
    if (problem !== undefined) problems.cardNumber = problem;
  }
  if (cpf !== '' && cpf.length !== cpfLength) problems.cpf = 'CPF deve ter 11 dígitos';
  if (birth !== '' && !isDay(birth)) problems.birth = 'Data de nascimento inválida';
  return problems;
}

/** Lines that share it ask the operator the same. */
export const batchQuestion = ({ cardNumber, cpf, birth }: BatchCells): string => `${cardNumber} ${cpf} ${birth}`;
