/** For the service behind the client: the operations that the client calls, and the lines of its CSVs. Not part of the published package. */
export type { Answer, Body, Method, Operation, PathValues, Query, WireAnswer } from '../core/operation.ts';
export { byteOrderMark, writeCsvLine } from '../files/writeCsv.ts';
export { textLimits } from '../core/sentText.ts';
export { type Group, groupPrefix, groups } from './groups.ts';
export { type AnyOperation, allOperations, type OperationId, operations } from './operations.ts';
