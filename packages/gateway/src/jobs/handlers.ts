import { batchJob } from './batchJob.ts';
import { documentJob } from './documentJob.ts';
import { glosaJob } from './glosaJob.ts';
import { glosaResponseJob } from './glosaResponseJob.ts';
import { healthCardJob } from './healthCardJob.ts';
import type { JobHandlers } from './jobWorker.ts';
import { reportJob } from './reportJob.ts';
import { restoreJob } from './restoreJob.ts';

export const jobHandlers: JobHandlers = {
  report: reportJob,
  batch: batchJob,
  restore: restoreJob,
  document: documentJob,
  glosa: glosaJob,
  'glosa-response': glosaResponseJob,
  'health-card': healthCardJob,
};
