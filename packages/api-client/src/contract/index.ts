/** For the service behind the client: the same operations that the client calls. Not part of the published package. */
export type { Answer, Body, Method, Operation, PathValues, Query, WireAnswer } from '../core/operation.ts';
export { type Group, groupPrefix, groups } from './groups.ts';
export { type AnyOperation, allOperations, type OperationId, operations } from './operations.ts';
