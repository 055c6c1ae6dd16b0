import { operations } from '../contract/operations.ts';
import type { Operation } from '../core/operation.ts';
import type { Samples } from './samples.ts';
import type { Asked, Seen, Service } from './service.ts';

interface Checks {
  service: Service;
  samples: Samples;
  attempt: (
    operation: Operation,
    asked: Asked,
    expected: string,
    judge: (seen: Seen) => string | undefined,
  ) => Promise<Seen | undefined>;
  tell: (operation: string, expected: string, odd: string | undefined) => void;
  oddAnswer: (operation: Operation, seen: Seen) => string | undefined;
  oddError: (seen: Seen, expected: readonly number[]) => string | undefined;
}

const formOf = (name: string, type: string, text: string, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([text], name, { type }));
  return form;
};

/** The calls that change something. What the contract can delete is deleted again; requests and uploads without a deletion stay. */
export async function writes({ service, samples, attempt, tell, oddAnswer, oddError }: Checks): Promise<void> {
  const { credentials, batches, documents, glosas, reports, healthCard } = operations;
  const sound = (operation: Operation) => (seen: Seen) => oddAnswer(operation, seen);
  const { ansId = '', brand } = samples;
  const today = new Date().toISOString().slice(0, 10);
  const body = {
    isWebService: true,
    brand: brand ? { id: String(brand.id), name: String(brand.name) } : null,
    ansId,
    cnpj: '11222333000181',
    cpf: null,
    description: 'Conformidade',
    password: 'conformidade-1',
    providerCode: 'conformidade',
    url: 'https://conformidade.example',
    user: `conformidade.${Date.now()}`,
  };
  const created = await attempt(credentials.create, { body }, 'a credential, 201', sound(credentials.create));
  const id = Object(created?.json).id;
  if (id !== undefined) {
    const params = { credentialId: String(id) };
    const changed = { ...body, credentialId: String(id), description: 'Conformidade, mudada' };
    await attempt(credentials.update, { params, body: changed }, 'the credential, 200', sound(credentials.update));
    await attempt(credentials.remove, { params: { id: String(id) } }, 'no content, 204', sound(credentials.remove));
  }

  const csv = formOf('conformidade.csv', 'text/csv', 'NUMERO_GUIA;VALOR\r\n1;1,00\r\n');
  for (const upload of [glosas.upload, documents.upload]) {
    await attempt(upload, { body: csv }, '415 for another type', (seen) => oddError(seen, [415]));
  }

  if (brand) {
    const lotName = `conformidade-${Date.now()}.csv`;
    const lot = formOf(lotName, 'text/csv', 'CARTEIRINHA;CPF\r\n;52998224725\r\n', {
      ansId,
      brandId: String(brand.id),
    });
    await attempt(batches.upload, { body: lot }, 'a receipt', sound(batches.upload));
    // The newest row may be the work of somebody else.
    const listed = await service.ask(batches.list, { query: { lotName, page: 0, size: 100 } });
    const rows: { id: unknown; nome: unknown }[] = Object(listed.json).rows ?? [];
    const row = rows.find(({ nome }) => nome === lotName);
    if (row)
      await attempt(batches.cancel, { params: { lot: String(row.id) } }, 'a receipt or a conflict', ({ status }) =>
        status === 200 || status === 409 ? undefined : `status ${status}`,
      );
  }

  const report = { firstDate: today, lastDate: today, ansId: null, brandId: null };
  await attempt(reports.request, { body: report }, 'bytes', ({ status }) =>
    status === 200 ? undefined : `status ${status}`,
  );
  const address = await attempt(
    healthCard.uploadAddress,
    { query: { filename: 'conformidade.xlsx' } },
    'an address',
    sound(healthCard.uploadAddress),
  );
  const { signedUrl } = Object(address?.json);
  if (typeof signedUrl === 'string') {
    const put = await service.signed(signedUrl, {
      method: 'PUT',
      headers: { 'content-type': 'text/csv' },
      body: 'CPF\r\n52998224725\r\n',
    });
    // These bytes are no spreadsheet, so they may be refused, but not for a missing key.
    const isTaken = put.status === 200 || put.status === 415 || put.status === 422;
    tell('storage', 'a signed address asks for no key and no token', isTaken ? undefined : `status ${put.status}`);
  }
}
