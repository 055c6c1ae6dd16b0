import { hostileSheets } from '@oraculo-tools/testkit/gateway/hostileSheets.ts';
import { glosaRows, sheetFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { type Attack, type Server, type Target, timed, within } from './attack.ts';

async function send(
  { api }: Pick<Server, 'api'>,
  path: string,
  headers: Record<string, string>,
  file: File,
): Promise<number> {
  const body = new FormData();
  body.append('ansId', '301264');
  body.append('brandId', '1');
  body.append('file', file);
  const answer = await fetch(`${api}${path}`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

/** Sends a spreadsheet of ten lines to the attacked gateway, and at the same time to the control gateway. */
async function tenLines({ attacked, control }: Target, user: 'adminHeaders' | 'receivablesHeaders') {
  const file = await sheetFile(glosaRows);
  const sendTo = (server: Server) => timed(() => send(server, '/glosas/appeals', server[user], file));
  const [{ ms, result }, { ms: controlMs }] = await Promise.all([sendTo(attacked), sendTo(control)]);
  return { seconds: result === 200 ? ms / 1000 : Number.POSITIVE_INFINITY, controlSeconds: controlMs / 1000 };
}

/** Measures the ten lines of one user while the hostile file of another user is being read. */
const uploadWhileOthersWork =
  (title: string, path: string, hostile: () => Promise<File>): Attack =>
  async (target) => {
    const file = await hostile();
    const attack = timed(() => send(target.attacked, path, target.attacked.receivablesHeaders, file));
    const other = await tenLines(target, 'adminHeaders');
    const refused = await attack;
    return [
      within(
        title,
        'refused with 4xx within',
        refused.result >= 400 && refused.result < 500 ? refused.ms / 1000 : Number.POSITIVE_INFINITY,
        6,
        's',
        other.controlSeconds,
      ),
      within(title, 'another user’s ten lines', other.seconds, 2, 's', other.controlSeconds),
    ];
  };

const wideCsv = async (): Promise<File> =>
  new File([`CPF${';'.repeat(180)}\n`, `1${';'.repeat(180)}\n`.repeat(100_001)], 'largo.csv');
const quotes = async (): Promise<File> => new File(['CPF\n"', '""'.repeat(9_000_000)], 'aspas.csv');

const sheets = hostileSheets.map(([title, make]) =>
  uploadWhileOthersWork(`spreadsheet: ${title}`, '/glosas/appeals', make),
);

/** One attack for each kind of cost. */
export const shortUploadAttacks: readonly Attack[] = [
  sheets[0]!,
  sheets.at(-1)!,
  uploadWhileOthersWork('CSV of 18 million cells', '/eligibility/upload', wideCsv),
  async (target) => {
    const [, make] = hostileSheets[0]!;
    const disconnection = new AbortController();
    const body = new FormData();
    body.append('file', await make());
    const { api, receivablesHeaders: headers } = target.attacked;
    const gone = fetch(`${api}/glosas/appeals`, {
      method: 'POST',
      headers,
      body,
      signal: disconnection.signal,
    });
    disconnection.abort();
    await gone.catch(() => undefined);
    const next = await tenLines(target, 'receivablesHeaders');
    return [within('a sender who disconnects', 'the same user’s next file', next.seconds, 2, 's', next.controlSeconds)];
  },
];

export const uploadAttacks: readonly Attack[] = [
  ...sheets.slice(1, -1),
  uploadWhileOthersWork('CSV of 18 million quotes', '/eligibility/upload', quotes),
  ...shortUploadAttacks,
];
