import { byteOrderMark, writeCsvLine } from '@oraculo/api-client/contract';
import type { eligibilityRecords } from '../db/schema/eligibility.ts';
import { coverageOf } from './eligibility/eligibilityCheck.ts';

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

const header = ['Carteirinha', 'Paciente', 'Operadora', 'Marca', 'Plano', 'Data', 'Origem', 'Status'];

export const reportHead = byteOrderMark + writeCsvLine(header);

type ReportedRecord = Pick<
  typeof eligibilityRecords.$inferSelect,
  'cardNumber' | 'fullName' | 'operatorName' | 'brandName' | 'planName' | 'createdAt' | 'consumer' | 'isActive'
>;

const verdicts = { true: 'Ativo', false: 'Inativo', null: 'Não encontrado' } as const;
const verdictOf = (record: ReportedRecord) => verdicts[`${coverageOf(record)}`];

/** One line of the report file, with the columns of the screen. A missing value is an empty cell here and a dash on the screen. */
export const reportLine = (record: ReportedRecord): string =>
  writeCsvLine([
    record.cardNumber ?? '',
    record.fullName ?? '',
    record.operatorName,
    record.brandName ?? '',
    record.planName ?? '',
    moment.format(record.createdAt).replace(',', ' -'),
    record.consumer,
    verdictOf(record),
  ]);
