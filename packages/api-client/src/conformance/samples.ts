import { operations, type OperationId } from '../contract/operations.ts';
import type { Operation } from '../core/operation.ts';
import type { RequestValues, Service } from './service.ts';

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const unknownId = '999999999';

type Row = Record<string, unknown>;
const rowsOf = (json: unknown): Row[] => {
  if (Array.isArray(json)) return json;
  const { rows, content } = Object(json);
  return rows ?? content ?? [];
};
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

/** Ids, names and links from the lists of the service, to use in the other calls. */
export async function samplesOf(service: Service) {
  const period = { firstDate: day(29), lastDate: day(0) };
  const listed = async (operation: Operation, values: RequestValues = {}) =>
    rowsOf((await service.ask(operation, values).catch(() => undefined))?.json);
  const options = await listed(operations.operators.options);
  // With an operator that has a brand, most calls can be tested.
  let [ansId] = options.map(({ id }) => textOf(id));
  let brands: Row[] = [];
  for (const { id } of options.slice(0, 20)) {
    brands = await listed(operations.brands.ofOperator, { params: { operatorId: String(id) } });
    if (brands.length === 0) continue;
    ansId = String(id);
    break;
  }
  const templates = await listed(operations.templates.list);
  const [credential] = await listed(operations.credentials.list);
  const batches = await listed(operations.batches.list, { query: { size: 50 } });
  const restored = await listed(operations.restore.list, { query: period });
  const glosas = await listed(operations.glosas.list);
  const cards = await listed(operations.healthCard.list);
  const reports = await listed(operations.reports.history);
  const done = batches.find(({ status }) => status === 'processado');

  const needed: Partial<Record<OperationId, RequestValues | undefined>> = {
    'operators.get': ansId === undefined ? undefined : { params: { id: ansId } },
    'brands.ofOperator': ansId === undefined ? undefined : { params: { operatorId: ansId } },
    'eligibility.search': { query: period },
    'restore.list': { query: period },
    'credentials.get': credential && { params: { id: String(credential.id) } },
    'batches.export': done && { query: { lotName: String(done.nome) } },
    'restore.errors': restored[0] && { params: { batchId: String(restored[0].id) } },
    'documents.lastModification': undefined,
    'glosas.errors': glosas[0] && { query: { glosaAppealUploadId: String(glosas[0].id) } },
    'glosas.exportErrors': glosas[0] && { query: { glosaAppealUploadId: String(glosas[0].id) } },
    'healthCard.errors': cards[0] && { params: { batchId: String(cards[0].id) } },
  };

  const refused: Partial<Record<OperationId, { status: number; values: RequestValues }>> = {
    'operators.get': { status: 404, values: { params: { id: unknownId } } },
    'brands.ofOperator': { status: 404, values: { params: { operatorId: unknownId } } },
    'eligibility.check': { status: 400, values: { body: { ansId: 7 } } },
    'eligibility.validateCard': { status: 404, values: { body: { ansId: '999999', cardNumber: '1' } } },
    'eligibility.search': { status: 400, values: { query: { firstDate: '20/11/2026', lastDate: 'ontem' } } },
    'reports.request': {
      status: 400,
      values: { body: { firstDate: day(0), lastDate: day(9), ansId: null, brandId: null } },
    },
    'batches.cancel': { status: 404, values: { params: { lot: unknownId } } },
    'batches.export': { status: 404, values: { query: { lotName: 'desconhecido.csv' } } },
    'restore.list': { status: 400, values: {} },
    'restore.errors': { status: 404, values: { params: { batchId: unknownId } } },
    'documents.lastModification': { status: 404, values: { params: { id: '99X99X999999' } } },
    'operators.create': { status: 400, values: { body: {} } },
    'operators.update': { status: 400, values: { body: {} } },
    'credentials.get': { status: 404, values: { params: { id: unknownId } } },
    'credentials.create': { status: 400, values: { body: {} } },
    'credentials.update': { status: 400, values: { params: { credentialId: unknownId }, body: {} } },
    'credentials.remove': { status: 404, values: { params: { id: unknownId } } },
    'glosas.errors': { status: 404, values: { query: { glosaAppealUploadId: unknownId } } },
    'glosas.exportErrors': { status: 404, values: { query: { glosaAppealUploadId: unknownId } } },
    'glosas.remove': { status: 404, values: { params: { id: unknownId } } },
    'healthCard.uploadAddress': { status: 400, values: {} },
    'healthCard.errors': { status: 404, values: { params: { batchId: unknownId } } },
  };

  return {
    /** Input for a successful answer; absent if the service has no such data. */
    values: (id: OperationId): RequestValues | undefined => (id in needed ? needed[id] : {}),
    /** Input for an error of this operation that changes nothing. */
    refused: (id: OperationId) => refused[id],
    links: [...reports.map(({ signedUrl }) => signedUrl), ...batches.map(({ signedUrl }) => signedUrl)]
      .flatMap((link) => (typeof link === 'string' && link !== '' ? [link] : []))
      .slice(0, 3),
    ansId,
    brand: brands[0],
    templates,
    /** The ANS numbers of all operators. */
    ansIds: options.map(({ id }) => String(id)),
    credential,
  };
}

export type Samples = Awaited<ReturnType<typeof samplesOf>>;
