import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownViolations } from './knownViolations.ts';
import { violationsOf } from './spokenRules.ts';
import { readTranscript } from './transcript.ts';
import { type TranscriptPlace, transcriptFolders, transcriptPlaces } from './transcriptPlaces.ts';

const root = new URL('../../', import.meta.url);
const transcripts = new Map(
  Object.values(transcriptFolders)
    .flatMap((folder) => readdirSync(new URL(folder, root)).map((file) => `${folder}/${file}`))
    .map((file) => [file, readFileSync(new URL(file, root), 'utf8')]),
);
const fileOf = ({ folder, name }: TranscriptPlace) => `${folder}/${name}.txt`;

test('every part and journey has a transcript, and there are no others', () => {
  expect([...transcripts.keys()].toSorted()).toEqual(transcriptPlaces.map(fileOf).toSorted());
});

test('a transcript begins with the name of its story or journey', () => {
  const titles = transcriptPlaces.map((place) => transcripts.get(fileOf(place))?.split('\n')[0]);
  expect(titles).toEqual(transcriptPlaces.map(({ title }) => `# ${title}`));
});

/** Components without a focusable element of their own. */
const withoutControls = [
  'Avatar',
  'BarList',
  'Card',
  'CodeBlock',
  'DescriptionList',
  'Divider',
  'EmptyState',
  'FieldGrid',
  'Grid',
  'GroupedDigits',
  'Heading',
  'Icon',
  'Kbd',
  'LoadingOverlay',
  'Logo',
  'Meter',
  'Note',
  'PageHeader',
  'ProfileHeading',
  'ProgressBar',
  'ProgressSteps',
  'ResultHeading',
  'Skeleton',
  'Spinner',
  'Stack',
  'StackedBar',
  'StatTile',
  'StatusBadge',
  'StatusPage',
  'Text',
  'UiProvider',
  'WelcomePage',
];

test('every component with a focusable element has a transcript', () => {
  const components = new URL('packages/ui/src/components/', root);
  const isHeard = (folder: string) =>
    readdirSync(new URL(`${folder}/`, components))
      .filter((file) => file.endsWith('.stories.tsx'))
      .map(
        (file) =>
          /title: '(\p{L}+\/[^']+)'/u.exec(readFileSync(new URL(`${folder}/${file}`, components), 'utf8'))?.[1] ?? '',
      )
      .map((title) => `${title.toLowerCase().replaceAll(/[^\p{L}]+/gu, '-')}--`)
      .some((component) => transcriptPlaces.some(({ title }) => title.startsWith(component)));
  expect(readdirSync(components).filter((folder) => !isHeard(folder))).toEqual(withoutControls);
});

test('the transcripts have exactly the known violations', () => {
  const broken = transcriptPlaces.flatMap((place) =>
    violationsOf(place, readTranscript(transcripts.get(fileOf(place)) ?? '')),
  );
  const counts = new Map<string, number>();
  for (const { part, rule } of broken) counts.set(`${part}: ${rule}`, (counts.get(`${part}: ${rule}`) ?? 0) + 1);
  const open = new Map(knownViolations.map(({ part, rule, count }) => [`${part}: ${rule}`, count]));
  expect(counts).toEqual(open);
});
