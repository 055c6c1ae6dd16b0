import { hostileSheets } from '../../test/hostileSheets.ts';
import { glosaRows, sheetFile } from '../../test/sampleFiles.ts';
import { type Attack, type Target, timed, within } from './attack.ts';

async function send(
  { api }: Pick<Target, 'api'>,
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

/** A spreadsheet of a few lines. */
export const tenLines = (target: Pick<Target, 'api'>, headers: Record<string, string>) =>
  timed(async () => send(target, '/glosas/appeals', headers, await sheetFile(glosaRows)));

/** Somebody's ten lines while another's file is being read. */
const beside =
  (title: string, path: string, hostile: () => Promise<File>): Attack =>
  async (target) => {
    const file = await hostile();
    const attack = timed(() => send(target, path, target.receivables, file));
    const { ms, result } = await tenLines(target, target.admin);
    const refused = await attack;
    return [
      within(
        title,
        'refused with 4xx within',
        refused.result >= 400 && refused.result < 500 ? refused.ms / 1000 : Number.POSITIVE_INFINITY,
        6,
        's',
        target.alone.sheetMs / 1000,
      ),
      within(
        title,
        'another user’s ten lines',
        result === 200 ? ms / 1000 : Number.POSITIVE_INFINITY,
        2,
        's',
        target.alone.sheetMs / 1000,
      ),
    ];
  };

const wideCsv = async (): Promise<File> =>
  new File([`CPF${';'.repeat(180)}\n`, `1${';'.repeat(180)}\n`.repeat(100_001)], 'largo.csv');
const quotes = async (): Promise<File> => new File(['CPF\n"', '""'.repeat(9_000_000)], 'aspas.csv');

const sheets = hostileSheets.map(([title, make]) => beside(`spreadsheet: ${title}`, '/glosas/appeals', make));

/** Those that differ most from each other in what they cost. */
export const shortUploadAttacks: readonly Attack[] = [
  sheets[0]!,
  sheets.at(-1)!,
  beside('CSV of 18 million cells', '/eligibility/upload', wideCsv),
  async (target) => {
    const [, make] = hostileSheets[0]!;
    const leaving = new AbortController();
    const body = new FormData();
    body.append('file', await make());
    const gone = fetch(`${target.api}/glosas/appeals`, {
      method: 'POST',
      headers: target.receivables,
      body,
      signal: leaving.signal,
    });
    leaving.abort();
    await gone.catch(() => undefined);
    const { ms } = await tenLines(target, target.receivables);
    return [within('a sender who leaves', 'the same user’s next file', ms / 1000, 2, 's', target.alone.sheetMs / 1000)];
  },
];

export const uploadAttacks: readonly Attack[] = [
  ...sheets.slice(1, -1),
  beside('CSV of 18 million quotes', '/eligibility/upload', quotes),
  ...shortUploadAttacks,
];
