import { batchRow, batchStatuses } from '../resources/batches.ts';
import { documentRow, documentStatuses } from '../resources/documents.ts';
import { glosaRow, glosaStatuses, operatorResponseStatuses } from '../resources/glosas.ts';
import { healthCardRow, healthCardStatuses } from '../resources/healthCard.ts';
import { reportRow, reportStatuses } from '../resources/reports.ts';
import { restoreRow, restoreStatuses } from '../resources/restore.ts';

/** The known values of each open status, for the OpenAPI document. They are not in the client, which does not need them. */
export const statusExamples: ReadonlyMap<unknown, readonly string[]> = new Map<unknown, readonly string[]>([
  [batchRow.entries.status, batchStatuses],
  [documentRow.entries.status, documentStatuses],
  [glosaRow.entries.status, glosaStatuses],
  [glosaRow.entries.operator_response_status, operatorResponseStatuses],
  [healthCardRow.entries.status, healthCardStatuses],
  [reportRow.entries.status, reportStatuses],
  [restoreRow.entries.status, restoreStatuses],
]);
