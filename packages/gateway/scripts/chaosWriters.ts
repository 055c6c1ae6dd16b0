import type { GatewayChild } from '../test/gatewayChild.ts';

/** What the gateway has answered for: after any number of crashes exactly this must be there. */
export interface Ledger {
  checks: Set<string>;
  credentials: Set<string>;
  batches: Map<string, string[]>;
  reports: number;
  /** Sent, but the connection ended before an answer: may be there or not, never by half. */
  unanswered: number;
}

export const createLedger = (): Ledger => ({
  checks: new Set(),
  credentials: new Set(),
  batches: new Map(),
  reports: 0,
  unanswered: 0,
});

export const linesPerBatch = 12;

interface WriterSettings {
  headers: Record<string, string>;
  ledger: Ledger;
  nextNumber: () => number;
  isOver: () => boolean;
}

const sixteen = (number: number): string => String(1_000_000_000_000_000 + number);

/** Writes until the round is over. A write counts once its answer has been read whole. */
export async function write(origin: GatewayChild['origin'], settings: WriterSettings): Promise<void> {
  const { headers, ledger, nextNumber, isOver } = settings;
  const post = async (path: string, body: FormData | string) => {
    const answer = await fetch(`${origin}/api/operator${path}`, {
      method: 'POST',
      headers: typeof body === 'string' ? { ...headers, 'content-type': 'application/json' } : headers,
      body,
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  };
  while (!isOver()) {
    const number = nextNumber();
    try {
      if (number % 10 < 6) {
        await post('/eligibility', JSON.stringify(checkOf(sixteen(number))));
        ledger.checks.add(sixteen(number));
      } else if (number % 10 < 8) {
        await post('/credentials', JSON.stringify(credentialOf(`caos.${number}`)));
        ledger.credentials.add(`caos.${number}`);
      } else if (number % 10 === 8) {
        const cards = Array.from({ length: linesPerBatch }, (_, line) => `9${sixteen(number * 100 + line).slice(1)}`);
        await post('/eligibility/upload', batchOf(`caos-${number}.csv`, cards));
        ledger.batches.set(`caos-${number}.csv`, cards);
      } else {
        await post('/eligibility/report', JSON.stringify(oneDay()));
        ledger.reports += 1;
      }
    } catch {
      ledger.unanswered += 1;
      // The process is gone: this writer waits for the next round.
      return;
    }
  }
}

const checkOf = (cardNumber: string) => ({ ansId: '301264', brandId: '1', cardNumber, cpf: null, birth: null });

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

function batchOf(name: string, cards: readonly string[]): FormData {
  const form = new FormData();
  form.append('ansId', '301264');
  form.append('brandId', '1');
  form.append('file', new File([`CARTEIRINHA\n${cards.join('\n')}\n`], name, { type: 'text/csv' }));
  return form;
}

function oneDay() {
  const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  return { firstDate: day, lastDate: day, ansId: '301264', brandId: null };
}
