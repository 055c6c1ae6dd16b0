import { sheetFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { onePagePdf } from '@oraculo/gateway/src/seed/onePagePdf.ts';
import { sampleBarcode } from '@oraculo/gateway/src/seed/seedDocuments.ts';

export interface Service {
  origin: string;
  headers: Record<string, string>;
  /** The names of uploads whose deletion was requested. */
  ledger: { deleting: Set<string> };
}

/** The gateway refused the request. */
export class Refused extends Error {
  readonly status: number;

  constructor(what: string, status: number) {
    super(`${what} answered ${status}`);
    this.status = status;
  }
}

async function call({ origin, headers }: Service, method: string, path: string, body?: FormData): Promise<unknown> {
  const answer = await fetch(`${origin}/api/operator${path}`, { method, headers, ...(body && { body }) });
  const text = await answer.text();
  if (!answer.ok) throw new Refused(`${method} ${path.replace(/\d+$/, '')}`, answer.status);
  return text === '' ? undefined : JSON.parse(text);
}

/** Requests a signed address, then uploads the file to it on the second origin. */
export async function sendHealthCard(service: Service, number: number): Promise<string> {
  const name = `caos-${number}.xlsx`;
  const address = (await call(service, 'POST', `/beneficiaries/uploadsignedurl?filename=${name}`)) as {
    signedUrl: string;
  };
  const file = await sheetFile([['CPF'], ['52998224725']], name);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const answer = await fetch(address.signedUrl, { method: 'PUT', headers: { 'content-type': type }, body: file });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Refused('PUT', answer.status);
  return name;
}

/** Uploads a spreadsheet in which every line is invalid: it ends with an error, so it may be deleted. */
export async function sendGlosa(service: Service, number: number): Promise<string> {
  const name = `caos-${number}.xlsx`;
  const body = new FormData();
  body.append(
    'file',
    await sheetFile(
      [
        ['NUMERO_GUIA', 'JUSTIFICATIVA'],
        ['abc', 'curta'],
      ],
      name,
    ),
  );
  await call(service, 'POST', '/glosas/appeals', body);
  return name;
}

/** Deletes one of the spreadsheets of `sendGlosa`, if one of them has ended. */
export async function deleteGlosa(service: Service): Promise<string | undefined> {
  const { rows } = (await call(service, 'GET', '/glosas/appeals?page=0&size=100')) as {
    rows: { id: string; spreadsheet_name: string; status: string }[];
  };
  const ended = rows.filter(({ spreadsheet_name: name, status }) => status === 'erro' && name.startsWith('caos-'));
  const chosen = ended.at(Math.floor(Math.random() * ended.length));
  if (!chosen) return undefined;
  service.ledger.deleting.add(chosen.spreadsheet_name);
  await call(service, 'DELETE', `/glosas/appeals/${chosen.id}`);
  return chosen.spreadsheet_name;
}

/** Replaces the file of the sample document of the data set. */
export async function replaceDocument(service: Service, number: number): Promise<string> {
  const name = `caos_novo_${number}.pdf`;
  const body = new FormData();
  body.append('id', sampleBarcode);
  body.append('file', new File([onePagePdf('Novo')], name, { type: 'application/pdf' }));
  await call(service, 'PUT', '/orders/documents/appointments/update', body);
  return name;
}
