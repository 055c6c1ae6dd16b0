import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openBreaks } from './openBreaks.ts';
import { spokenParts } from './spokenParts.ts';
import { breaksOf } from './spokenRules.ts';
import { readTranscript } from './transcript.ts';

const folder = new URL('../../packages/ui/transcripts/', import.meta.url);
const transcripts = new Map(
  readdirSync(folder).map((file) => [file.replace('.txt', ''), readFileSync(new URL(file, folder), 'utf8')]),
);
test('every part has its transcript, and every transcript its part', () => {
  const wanted = spokenParts.map(({ name }) => name);
  expect([...transcripts.keys()].toSorted()).toEqual(wanted.toSorted());
});

test('what the transcripts break is what is known to be open', () => {
  const broken = spokenParts.flatMap((part) => breaksOf(part, readTranscript(transcripts.get(part.name) ?? '')));
  const counts = new Map<string, number>();
  for (const { part, rule } of broken) counts.set(`${part}: ${rule}`, (counts.get(`${part}: ${rule}`) ?? 0) + 1);
  const open = new Map(openBreaks.map(({ part, rule, count }) => [`${part}: ${rule}`, count]));
  expect(counts).toEqual(open);
});
