import { setTimeout as pause } from 'node:timers/promises';
import { onePagePdf } from '@oraculo/gateway/src/seed/onePagePdf.ts';
import { deleteGlosa, Refused, replaceDocument, sendGlosa, sendHealthCard, type Service } from './chaosSteps.ts';
import type { GatewayChild } from '@oraculo-tools/testkit/gateway/gatewayChild.ts';

const linesPerFile = 12;

const sixteen = (number: number): string => String(1_000_000_000_000_000 + number);
const linesOf = (first: string, number: number): string[] =>
  Array.from({ length: linesPerFile }, (_, line) => first + sixteen(number * 100 + line).slice(1));

interface Sent {
  path: string;
  body: FormData | string;
  /** A unique name, so that the comparison finds and counts this write. */
  name: string;
}

/** Writes of one request. */
const kinds = {
  checks: (number: number): Sent => ({
    path: '/eligibility',
    body: JSON.stringify({ ansId: '301264', brandId: '1', cardNumber: sixteen(number), cpf: null, birth: null }),
    name: sixteen(number),
  }),
  credentials: (number: number): Sent => ({
    path: '/credentials',
    body: JSON.stringify(credentialOf(`caos.${number}`)),
    name: `caos.${number}`,
  }),
  batches: (number: number): Sent => {
    const name = `caos-${number}.csv`;
    const body = formOf(new File([`CARTEIRINHA\n${linesOf('9', number).join('\n')}\n`], name, { type: 'text/csv' }));
    body.append('ansId', '301264');
    body.append('brandId', '1');
    return { path: '/eligibility/upload', body, name };
  },
  restores: (number: number): Sent => {
    const name = `caos-antigos-${number}.csv`;
    const lines = linesOf('caos', number).map((line) => `${line}.pdf`);
    return { path: '/files/restore', body: formOf(new File([`NOME\n${lines.join('\n')}\n`], name)), name };
  },
  documents: (number: number): Sent => {
    const name = `caos_44-20-${900_000_000 + number}.pdf`;
    return { path: '/orders/documents/appointments', body: formOf(new File([onePagePdf('Caos')], name)), name };
  },
  reports: (number: number): Sent => ({
    path: '/eligibility/report',
    body: JSON.stringify(oneDay()),
    name: String(number),
  }),
} as const;

/** Writes of more than one request. */
const steps = {
  healthCards: sendHealthCard,
  glosas: sendGlosa,
  deletions: deleteGlosa,
  replacements: replaceDocument,
} as const;
export type WriteKind = keyof typeof kinds | keyof typeof steps;
export const writeKinds = [...Object.keys(kinds), ...Object.keys(steps)] as WriteKind[];

/** The kind of write of each writer. A writer has only one, so that many quick writes do not displace a slow upload. */
const kindOfWriter: readonly WriteKind[] = [
  'checks',
  'batches',
  'restores',
  'documents',
  'credentials',
  'batches',
  'restores',
  'checks',
  'documents',
  'reports',
  'healthCards',
  'glosas',
  'deletions',
  'replacements',
];

/** Writes that create jobs. */
const createsJob: ReadonlySet<WriteKind> = new Set<WriteKind>([
  'batches',
  'restores',
  'documents',
  'reports',
  'healthCards',
  'glosas',
]);

/** The limit of unfinished jobs. With more, deletions would never run, because they wait for finished jobs. */
export const maxOpenJobs = 200;

/** The writes that the gateway acknowledged. After any number of crashes exactly these must exist. */
export interface Ledger {
  answered: Record<WriteKind, Set<string>>;
  /** The lines of each acknowledged batch. */
  batchLines: Map<string, string[]>;
  /** Deletions that were requested. The file may exist until its deletion is acknowledged. */
  deleting: Set<string>;
  /** Writes that were sent and got no answer. They may exist or not, but never in part. */
  unanswered: number;
  /** Writes that were answered with a failure. */
  refused: number;
  /** Failures that a killed process does not explain. */
  faults: Set<string>;
}

export const createLedger = (): Ledger => ({
  answered: Object.fromEntries(writeKinds.map((kind) => [kind, new Set<string>()])) as Ledger['answered'],
  batchLines: new Map(),
  deleting: new Set(),
  unanswered: 0,
  refused: 0,
  faults: new Set(),
});

interface WriterSettings {
  headers: Record<string, string>;
  ledger: Ledger;
  nextNumber: () => number;
  isOver: () => boolean;
  /** Whether the limit of unfinished jobs is exceeded, so that no write may create another job. */
  isBehind: () => boolean;
  /** The pause between an answer and the next write. */
  pauseMs?: number;
  /** Called for each write that was answered. */
  onAnswer: (kind: WriteKind) => void;
}

/** Writes until the round is over. A write counts after its whole answer has been read. */
export async function write(
  origin: GatewayChild['origin'],
  writer: number,
  { headers, isBehind, isOver, ledger, nextNumber, onAnswer, pauseMs = 0 }: WriterSettings,
): Promise<void> {
  const kind = kindOfWriter[writer % kindOfWriter.length]!;
  const service = { origin, headers, ledger };
  while (!isOver()) {
    if (createsJob.has(kind) && isBehind()) {
      await pause(100);
      continue;
    }
    const number = nextNumber();
    let name: string | undefined;
    try {
      name = await (kind in steps
        ? steps[kind as keyof typeof steps](service, number)
        : sendOne(service, kinds[kind as keyof typeof kinds](number)));
    } catch (error) {
      // The reason may be temporary, such as a slow machine, so the next write may succeed.
      if (error instanceof Refused) {
        ledger.refused += 1;
        if (error.status >= 500 && error.status !== 503) ledger.faults.add(error.message);
        await pause(50);
        continue;
      }
      ledger.unanswered += 1;
      // The process has ended, so this writer waits for the next round.
      return;
    }
    // Nothing can be deleted yet. Without a pause the requests would slow the writes that create something to delete.
    if (name === undefined) {
      await pause(Math.max(50, pauseMs));
      continue;
    }
    ledger.answered[kind].add(name);
    if (kind === 'batches') ledger.batchLines.set(name, linesOf('9', number));
    onAnswer(kind);
    if (pauseMs > 0) await pause(pauseMs);
  }
}

async function sendOne({ headers, origin }: Service, { body, name, path }: Sent): Promise<string> {
  const answer = await fetch(`${origin}/api/operator${path}`, {
    method: 'POST',
    headers: typeof body === 'string' ? { ...headers, 'content-type': 'application/json' } : headers,
    body,
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Refused(path, answer.status);
  return name;
}

const credentialOf = (user: string) => ({
  isWebService: true,
  brand: null,
  ansId: '301264',
  cnpj: '11222333000181',
  cpf: null,
  description: null,
  password: 'caos',
  providerCode: '1',
  url: null,
  user,
});

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

function oneDay() {
  const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  return { firstDate: day, lastDate: day, ansId: '301264', brandId: null };
}
