/** Operations and checks that the gateway and the app share. Not part of the published package. */
export type {
  Answer,
  Body,
  Method,
  Operation,
  ParsedQuery,
  PathValues,
  Query,
  QueryShape,
  WireAnswer,
} from '../core/operation.ts';
export { CsvError, type CsvRow, createCsvReader, csvSeparatorOf } from '../files/readCsv.ts';
export { byteOrderMark, writeCsvLine } from '../files/writeCsv.ts';
export { defaultHeaderNames } from '../core/defaultHeaderNames.ts';
export { textLimits } from '../core/textLimits.ts';
export { inFlightBatchStatuses } from '../resources/batches.ts';
export { barcodePattern, isBarcode } from './barcode.ts';
export {
  type BatchCells,
  type BatchField,
  type BatchLine,
  type BatchLineDemands,
  isNumberAsName,
  queryKeyOf,
  nameDoubt,
  notFoundSentence,
  readBatchLine,
} from './batchRows.ts';
export { foldText } from './foldText.ts';
export { type Group, groupPrefix, groups, isInGroup } from './groups.ts';
export { type Fault, type FaultCode, type Identifier, plainDigits } from './identifiers/cell.ts';
export { readCardNumber } from './identifiers/readCardNumber.ts';
export { readCnpj } from './identifiers/readCnpj.ts';
export { cpfCheckDigits, readCpf, readWholeCpf } from './identifiers/readCpf.ts';
export { roundingDoubt, createRoundingDetector } from './identifiers/roundingDetector.ts';
export { isOtherName } from './isOtherName.ts';
export { limits, tooManyLines } from './limits.ts';
export { type AnyOperation, allOperations, type OperationId, operations } from './operations.ts';
export { querySchema } from './querySchema.ts';
export { type Birth, readBirth } from './readBirth.ts';
export {
  batchColumns,
  batchExample,
  cellsByColumn,
  findColumn,
  glosaColumns,
  healthCardColumns,
  isBatchExample,
  missingColumns,
  repeatedColumnProblem,
  restoreColumns,
  templateTitles,
  type UploadColumn,
} from './uploadColumns.ts';
