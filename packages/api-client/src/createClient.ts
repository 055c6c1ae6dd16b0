import { createTransport, type TransportOptions } from './core/transport.ts';
import { batches } from './resources/batches.ts';
import { brands } from './resources/brands.ts';
import { credentials } from './resources/credentials.ts';
import { documents } from './resources/documents.ts';
import { eligibility } from './resources/eligibility.ts';
import { files } from './resources/files.ts';
import { glosas } from './resources/glosas.ts';
import { healthCard } from './resources/healthCard.ts';
import { operators } from './resources/operators.ts';
import { reports } from './resources/reports.ts';
import { restore } from './resources/restore.ts';
import { session } from './resources/session.ts';
import { templates } from './resources/templates.ts';

/** Every call of the operator service. To ship one resource only, use its factory with `createTransport`. */
export function createClient(options: TransportOptions) {
  const http = createTransport(options);
  return {
    session: session(http),
    operators: operators(http),
    brands: brands(http),
    eligibility: eligibility(http),
    reports: reports(http),
    batches: batches(http),
    restore: restore(http),
    documents: documents(http),
    credentials: credentials(http),
    glosas: glosas(http),
    healthCard: healthCard(http),
    templates: templates(http),
    files: files(http),
  };
}

export type Client = ReturnType<typeof createClient>;
