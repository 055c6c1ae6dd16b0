import { reportJob } from './reportJob.ts';
import type { JobHandlers } from './jobWorker.ts';

export const jobHandlers = { report: reportJob } as JobHandlers;
