import type { CardNumberRule } from '../cardNumbers.ts';
import { cellFault, type Identifier, scientific } from './identifiers/cell.ts';
import { readCardNumber } from './identifiers/readCardNumber.ts';
import { readCpf } from './identifiers/readCpf.ts';
import { type Birth, readBirth } from './readBirth.ts';
import type { batchColumns } from './uploadColumns.ts';

export type BatchField = (typeof batchColumns)[number]['name'];

/** One line of a batch: the text of each column, empty if missing. */
export type BatchCells = Readonly<Record<BatchField, string>>;

type Notes = Partial<Record<BatchField, string>>;

/** A line after it was checked: the cells to send, and what to say about them. */
export interface BatchLine {
  /** The cells as operators expect them; an invalid cell stays unchanged. */
  cells: BatchCells;
  /** The errors by column. A line with an error is not sent to the operator. */
  problems: Notes;
  /** The warnings by column. The line is sent. */
  doubts: Notes;
  /** The completed numbers, by column, of cells that lost their leading zeros. */
  completed: Notes;
}

/** The calendar day of a moment as `yyyy-MM-dd`, in the zone of the machine. */
const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Whether a text in the column of names is a number of another column, such as the CPF of a second person. */
export const isNumberAsName = (text: string): boolean => /^\P{L}*\d\P{L}*$/u.test(text) || scientific.test(text.trim());

/** Texts that programs write for a missing name. `Nil` and `Nan` are names of persons. */
const noName = /^(?:null|none|undefined|n\/?a|n\/?d|s\/n|vazio|verdadeiro|falso|true|false)$/i;

/** An identifier without punctuation has at least nine digits; a house number or a year has fewer. */
const longNumber = 9;

function nameProblem(text: string): string | undefined {
  if (isNumberAsName(text)) return 'A célula tem um número no lugar do nome.';
  const name = text.trim();
  if (noName.test(name)) return `“${name}” não é um nome.`;
  return /^#|^Err:/i.test(name) ? cellFault(name, 'do nome')?.reason : undefined;
}

const nameDoubtOf = (text: string): string | undefined =>
  (text.match(/\p{Nd}/gu)?.length ?? 0) >= longNumber ? 'Confira o nome: há um número junto dele' : undefined;

/** The demands on a line besides its identifier. */
export interface BatchLineDemands {
  /** Whether the operator requires the birth date. @default false */
  isBirthRequired?: boolean | undefined;
  /** The last day on which a person may be born, as `yyyy-MM-dd`. @default the day of the machine */
  today?: string | undefined;
}

function valueOf(read: Identifier | Birth, cell: string): string {
  if (read.kind === 'blank') return '';
  return read.kind === 'wrong' ? cell.trim() : read.value;
}

/** Reads a line by the rules of the operator. Reading the result again does not change it. */
export function readBatchLine(
  written: BatchCells,
  rule: CardNumberRule | undefined,
  demands: BatchLineDemands = {},
): BatchLine {
  const { isBirthRequired = false, today = dayOf(new Date()) } = demands;
  const read = { cardNumber: readCardNumber(written.cardNumber, rule), cpf: readCpf(written.cpf) };
  const birth = readBirth(written.birth, today);
  const problems: Notes = {};
  const doubts: Notes = {};
  const completed: Notes = {};
  for (const field of ['cardNumber', 'cpf'] as const) {
    const identifier = read[field];
    if (identifier.kind === 'wrong') problems[field] = identifier.reason;
    if (identifier.kind === 'doubtful') doubts[field] = identifier.doubt;
    if ('isCompleted' in identifier) completed[field] = identifier.value;
  }
  if (read.cardNumber.kind === 'blank' && read.cpf.kind === 'blank')
    problems.cardNumber = 'Informe a carteirinha ou o CPF.';
  const ofName = nameProblem(written.fullName);
  if (ofName !== undefined) problems.fullName = ofName;
  const doubtOfName = ofName === undefined ? nameDoubtOf(written.fullName) : undefined;
  if (doubtOfName !== undefined) doubts.fullName = doubtOfName;
  if (birth.kind === 'blank' && isBirthRequired) problems.birth = 'Data de nascimento obrigatória';
  if (birth.kind === 'wrong') problems.birth = birth.reason;
  if (birth.kind === 'doubtful') doubts.birth = birth.doubt;
  const cells = {
    cardNumber: valueOf(read.cardNumber, written.cardNumber),
    cpf: valueOf(read.cpf, written.cpf),
    fullName: written.fullName.trim(),
    birth: valueOf(birth, written.birth),
  };
  return { cells, problems, doubts, completed };
}

/**
 * A prefix in the result of a batch. It precedes the operator’s name for the person if that differs from the name in
 * the line.
 */
export const nameDoubt = 'Confira o nome: na operadora é';

/**
 * The message about lines whose person the operator does not know. If it knows none of them, the batch was probably
 * sent to the wrong operator.
 */
export const notFoundSentence = (count: number, total: number): string =>
  count === total
    ? 'Nenhum beneficiário encontrado na operadora. Confira se a operadora do grupo é a certa.'
    : `${count.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')} não ${count === 1 ? 'encontrado' : 'encontrados'} na operadora.`;

/** Lines with the same key make the same query. */
export const queryKeyOf = ({ cardNumber, cpf, birth }: BatchCells): string => `${cardNumber} ${cpf} ${birth}`;
