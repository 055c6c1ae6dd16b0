import { setTimeout as wait } from 'node:timers/promises';
import {
  batchColumns,
  glosaColumns,
  healthCardColumns,
  restoreColumns,
  templateTitles,
} from '../contract/uploadColumns.ts';
import { operations } from '../contract/operations.ts';
import type { Operation } from '../core/operation.ts';
import { csv, pdf, xlsx } from './sampleFiles.ts';
import type { RequestValues, ServiceAnswer } from './service.ts';
import type { Checks } from './writes.ts';

const formOf = (file: File, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', file);
  return form;
};

/** How long to wait for the background work of an upload. */
const timeoutMs = 20_000;

/** Repeats a request until its answer is the wanted one, and returns the last answer. */
async function until(
  ask: () => Promise<ServiceAnswer>,
  isWanted: (answer: ServiceAnswer) => boolean,
): Promise<ServiceAnswer> {
  const endsAt = performance.now() + timeoutMs;
  for (let pauseMs = 50; ; pauseMs *= 2) {
    const answer = await ask();
    if (isWanted(answer) || performance.now() + pauseMs > endsAt) return answer;
    await wait(pauseMs);
  }
}

const rowNamed = ({ json }: ServiceAnswer, field: string, name: string): Record<string, unknown> | undefined => {
  const rows: Record<string, unknown>[] = Object(json).rows ?? [];
  return rows.find((row) => row[field] === name);
};

/**
 * Tests the calls that send a file. A spreadsheet of appeals is deleted afterwards; the contract has no deletion for
 * the other files.
 */
export async function uploads({
  service,
  samples,
  attempt,
  report,
  skip,
  matches,
  refusedWith,
}: Checks): Promise<void> {
  const { batches, documents, glosas, healthCard, restore } = operations;
  const mark = String(Date.now());
  const send = (operation: Operation, file: File, fields?: Record<string, string>) =>
    attempt(operation, { body: formOf(file, fields) }, 'a receipt', matches(operation));
  const newest =
    (operation: Operation, query: RequestValues['query'] = {}) =>
    () =>
      service.ask(operation, { query: { ...query, page: 0, size: 100 } });

  const plain = csv('conformidade.txt', ['conformidade']);
  const fields = { ansId: samples.ansId ?? '', brandId: String(samples.brand?.id), id: '00X00X000000' };
  for (const upload of [glosas.upload, documents.upload, restore.upload])
    await attempt(upload, { body: formOf(plain) }, '415 for another type', refusedWith(415));
  for (const upload of [documents.update, batches.upload])
    await attempt(upload, { body: formOf(plain, fields) }, '415 for another type', refusedWith(415));

  if (samples.ansId === undefined || !samples.brand) skip(batches.upload.id, 'a receipt');
  else {
    const lotName = `conformidade-${mark}.csv`;
    const lines = [templateTitles(batchColumns).join(';'), ';52998224725;;'];
    await send(batches.upload, csv(lotName, lines), { ansId: fields.ansId, brandId: fields.brandId });
    // The newest row may belong to another user.
    const row = rowNamed(await newest(batches.list, { lotName })(), 'nome', lotName);
    if (row)
      await attempt(batches.cancel, { params: { lot: String(row.id) } }, 'a receipt or a conflict', (answer) =>
        answer.status === 409 ? refusedWith(409)(answer) : matches(batches.cancel)(answer),
      );
  }

  await send(restore.upload, csv(`conformidade-${mark}.csv`, [...templateTitles(restoreColumns), 'conformidade.pdf']));

  // The service assigns a document by the barcode in its name. Nothing else uses this barcode.
  const barcode = `99-99-${mark}`;
  const captured = pdf(`conformidade_${barcode}.pdf`);
  await send(documents.upload, captured);
  const id = barcode.replaceAll('-', 'X');
  const filed = await until(
    () => service.ask(documents.lastModification, { params: { id } }),
    ({ status }) => status === 200,
  );
  if (filed.status === 200) {
    await attempt(
      documents.lastModification,
      { params: { id } },
      'the answer matches the schema',
      matches(documents.lastModification),
    );
    await send(documents.update, captured, { id });
  } else {
    skip(documents.lastModification.id, 'the answer matches the schema');
    skip(documents.update.id, 'a receipt');
  }

  const appeals = `conformidade-${mark}.xlsx`;
  // No guide has this number, so nothing is sent to an operator, and the contract allows deleting the failed upload.
  await send(
    glosas.upload,
    xlsx(appeals, [templateTitles(glosaColumns), ['nenhuma', '1,00', 'Conformidade do contrato']]),
  );
  const processed = await until(
    newest(glosas.list),
    (answer) => rowNamed(answer, 'spreadsheet_name', appeals)?.status === 'erro',
  );
  const sent = rowNamed(processed, 'spreadsheet_name', appeals);
  if (sent?.status !== 'erro') skip(glosas.remove.id, 'no content, 204');
  else await attempt(glosas.remove, { params: { id: String(sent.id) } }, 'no content, 204', matches(glosas.remove));

  const cards = xlsx(`conformidade-${mark}.xlsx`, [templateTitles(healthCardColumns), ['52998224725', 'Conformidade']]);
  const { uploadAddress } = healthCard;
  const address = await attempt(
    uploadAddress,
    { query: { filename: cards.name } },
    'an address',
    matches(uploadAddress),
  );
  const { signedUrl } = Object(address?.json);
  if (typeof signedUrl === 'string') {
    const put = { method: 'PUT', headers: { 'content-type': cards.type }, body: cards };
    const taken = await service.signed(signedUrl, put).catch(() => undefined);
    const isOdd = taken?.ok !== true;
    report(
      'storage',
      'a signed address takes a file without key and token',
      isOdd ? `status ${taken?.status}` : undefined,
    );
  }
}
