import type { Operation, WireAnswer } from '../core/operation.ts';
import { batchOperations } from '../resources/batches.ts';
import { brandOperations } from '../resources/brands.ts';
import { credentialOperations } from '../resources/credentials.ts';
import { documentOperations } from '../resources/documents.ts';
import { eligibilityOperations } from '../resources/eligibility.ts';
import { glosaOperations } from '../resources/glosas.ts';
import { healthCardOperations } from '../resources/healthCard.ts';
import { operatorOperations } from '../resources/operators.ts';
import { reportOperations } from '../resources/reports.ts';
import { restoreOperations } from '../resources/restore.ts';
import { sessionOperations } from '../resources/session.ts';
import { templateOperations } from '../resources/templates.ts';

/** Every operation of the service by resource and name: `operations.reports.history`. */
export const operations = {
  session: sessionOperations,
  operators: operatorOperations,
  brands: brandOperations,
  eligibility: eligibilityOperations,
  reports: reportOperations,
  batches: batchOperations,
  restore: restoreOperations,
  documents: documentOperations,
  credentials: credentialOperations,
  glosas: glosaOperations,
  healthCard: healthCardOperations,
  templates: templateOperations,
};

type Named<Resources> = { [R in keyof Resources]: Resources[R][keyof Resources[R]] }[keyof Resources];
export type AnyOperation = Named<typeof operations>;
export type OperationId = AnyOperation['id'];

/** All operations as one list. */
export const allOperations: readonly (Operation & { id: OperationId })[] = Object.values(operations).flatMap(
  (resource): (Operation & { id: OperationId })[] => Object.values(resource),
);

/** The answers of the service for every operation of one resource. */
export type WireAnswers<Resource extends keyof typeof operations> = {
  [Name in keyof (typeof operations)[Resource]]: (typeof operations)[Resource][Name] extends Operation
    ? WireAnswer<(typeof operations)[Resource][Name]>
    : never;
};
