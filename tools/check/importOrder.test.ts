import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface Room {
  room: string;
  /** Allowed imports: from a lower room, and from the room itself. */
  takes: string[];
  /** Forbidden imports. */
  refuses: string[];
}

const kit: Room[] = [
  {
    room: 'theme',
    takes: ['./light.css.ts'],
    refuses: ['../internal/base/OmitEach.ts', '../components/Card/Card.tsx'],
  },
  { room: 'styles', takes: ['../theme/contract.css.ts'], refuses: ['../internal/base/OmitEach.ts', '../i18n/ptBR.ts'] },
  {
    room: 'internal/base',
    takes: ['../../i18n/ptBR/dates/dates.ts', './OmitEach.ts'],
    refuses: [
      '../fields/typed/validOrNull.ts',
      '../overlays/topLayer/useTopLayer.ts',
      '../dates/isoDate.ts',
      '../collections/Combobox/SelectOption.ts',
      '../../components/Button/Button.tsx',
      'react-aria/private/interactions/focusSafely',
    ],
  },
  {
    room: 'internal/fields/masks',
    takes: ['../../base/focus/hasFocus.ts', '../typed/validOrNull.ts'],
    refuses: [
      '../../overlays/topLayer/useTopLayer.ts',
      '../../dates/isoDate.ts',
      '../../collections/Combobox/SelectOption.ts',
      '../../../components/Button/Button.tsx',
    ],
  },
  {
    room: 'internal/overlays/tooltips',
    takes: [
      '../../base/useLayoutEffectWhen.ts',
      '../topLayer/autoUpdatePosition.ts',
      'react-aria/private/interactions/focusSafely',
      'react-aria/private/overlays/ariaHideOutside',
    ],
    refuses: [
      '../../fields/typed/validOrNull.ts',
      '../../dates/isoDate.ts',
      '../../collections/Combobox/SelectOption.ts',
      '../../../components/Modal/Modal.tsx',
      'react-aria/private/overlays/useOverlay',
    ],
  },
  {
    room: 'internal/dates',
    takes: ['../fields/typed/validOrNull.ts', '../overlays/topLayer/useTopLayer.ts', './isoDate.ts'],
    refuses: ['../collections/Combobox/SelectOption.ts', '../../components/DateField/DateField.tsx'],
  },
  {
    room: 'internal/collections/Combobox',
    takes: ['../../fields/FieldFrame/FieldName.ts', '../../../components/Button/Button.tsx'],
    refuses: ['../../dates/isoDate.ts', '../../../components/Select/Select.tsx'],
  },
];

const components: Room = {
  room: 'components/Menu',
  takes: ['react-aria-components', '../../internal/base/OmitEach.ts'],
  refuses: ['react-aria/private/overlays/useOverlay', '@oraculo-tools/testkit/browser/axeRules.ts'],
};

const app: Room[] = [
  { room: 'dates', takes: ['date-fns'], refuses: ['../service/api.ts', '../screens/batch/BatchScreen.tsx'] },
  { room: 'service', takes: ['../dates/dates.ts'], refuses: ['../session/session.ts', '../router.tsx'] },
  { room: 'session', takes: ['../service/api.ts'], refuses: ['../commands/views.ts', '../shell/frame/Frame.tsx'] },
  {
    room: 'commands',
    takes: ['../session/session.ts'],
    refuses: ['../jobs/followJobs.ts', '../listing/ListTable.tsx'],
  },
  { room: 'jobs', takes: ['../session/session.ts'], refuses: ['../queries/sessionQueries.ts', '../forms/useForm.ts'] },
  { room: 'queries', takes: ['../session/session.ts'], refuses: ['../jobs/followJobs.ts', '../forms/useForm.ts'] },
  {
    room: 'forms',
    takes: ['../commands/views.ts'],
    refuses: ['../listing/ListTable.tsx', '../uploads/UploadList.tsx'],
  },
  {
    room: 'listing',
    takes: ['../forms/useForm.ts'],
    refuses: ['../uploads/UploadList.tsx', '../shell/frame/Frame.tsx'],
  },
  { room: 'uploads', takes: ['../listing/ListTable.tsx'], refuses: ['../shell/frame/Frame.tsx'] },
  { room: 'shell/routing', takes: ['../../session/session.ts'], refuses: ['../errorPages/ErrorPage.tsx'] },
  { room: 'shell/errorPages', takes: ['../routing/paths.ts'], refuses: ['../frame/Frame.tsx'] },
  { room: 'shell/palette', takes: ['../errorPages/ErrorPage.tsx'], refuses: ['../frame/Frame.tsx'] },
  { room: 'shell/frame', takes: ['../palette/Palette.tsx'], refuses: ['../../screens/batch/BatchScreen.tsx'] },
  {
    room: 'screens/batch',
    takes: ['../../shell/routing/paths.ts'],
    refuses: ['../profile/ProfileScreen.tsx', '../../router.tsx'],
  },
];

const gateway: Room[] = [
  { room: 'db', takes: ['drizzle-orm'], refuses: ['../domain/DomainError.ts', '../auth/tokens.ts', 'fastify'] },
  { room: 'auth', takes: ['../db/schema.ts'], refuses: ['../domain/DomainError.ts', '../http/guard.ts'] },
  { room: 'domain', takes: ['../db/schema.ts'], refuses: ['../storage/files.ts', '../routes/batches.ts', 'fastify'] },
  { room: 'storage', takes: ['../domain/DomainError.ts'], refuses: ['../jobs/jobWorker.ts', '../intake/readFile.ts'] },
  { room: 'intake', takes: ['../domain/DomainError.ts'], refuses: ['../storage/files.ts', '../jobs/jobWorker.ts'] },
  { room: 'jobs', takes: ['../intake/readFile.ts'], refuses: ['../http/guard.ts', '../routes/batches.ts'] },
  { room: 'http', takes: ['../jobs/jobWorker.ts'], refuses: ['../routes/batches.ts', '../seed/seed.ts'] },
  { room: 'routes', takes: ['../http/guard.ts'], refuses: ['../seed/seed.ts', '@oraculo-tools/testkit/people.ts'] },
];

const tools: Room[] = [
  {
    room: 'testkit/vitest',
    takes: [
      '../../../packages/ui/src/index.ts',
      '../../../packages/ui/scripts/fontCharacters.ts',
      '../kit/gallery.tsx',
    ],
    refuses: [
      '../../../packages/ui/test/snapshots.ts',
      '../../../packages/app/e2e/frame/helpers.ts',
      '../../../packages/ui/src/theme/contrast.test.ts',
      '../../check/check.ts',
      '@oraculo-tools/speech/run.ts',
    ],
  },
  {
    room: 'speech/orca',
    takes: ['@oraculo-tools/testkit/browser/chromium.ts', '../transcript.ts'],
    refuses: [
      '../../../packages/gateway/test/testStores.ts',
      '../../../packages/app/e2e/frame/helpers.ts',
      '../../../packages/ui/src/theme/contrast.test.ts',
      '../../testkit/browser/chromium.ts',
      '../../engines/run.ts',
    ],
  },
];

const repository = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'oraculo-arrows-'));
const folders = {
  'packages/ui/src': [...kit, components],
  'packages/app/src': app,
  'packages/gateway/src': gateway,
  tools,
};
const rooms = Object.entries(folders).flatMap(([path, list]) =>
  list.map(({ room, ...imports }) => ({ ...imports, room: `${path}/${room}` })),
);
let refused: Set<string>;

/** A tree of the same shape with one import in each file, linted by the repository's rules. */
beforeAll(() => {
  copyFileSync(`${repository}/.oxlintrc.json`, `${folder}/.oxlintrc.json`);
  mkdirSync(`${folder}/packages/ui`, { recursive: true });
  for (const linked of ['packages/ui/lint', 'packages/ui/node_modules'])
    symlinkSync(`${repository}/${linked}`, `${folder}/${linked}`);
  for (const { room, takes, refuses } of rooms) {
    mkdirSync(`${folder}/${room}`, { recursive: true });
    for (const [index, address] of [...takes, ...refuses].entries())
      writeFileSync(`${folder}/${room}/planted${index}.ts`, `import '${address}';\n`);
  }
  let output = '';
  try {
    const options = ['-c', '.oxlintrc.json', '-f', 'unix', '.'];
    execFileSync(`${repository}/node_modules/.bin/oxlint`, options, { cwd: folder, encoding: 'utf8' });
  } catch (failure) {
    output = String((failure as { stdout: string }).stdout);
  }
  refused = new Set([...output.matchAll(/^(\S+?):\d+:\d+: .*no-restricted-imports/gm)].map(([, file]) => String(file)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(rooms)('$room', ({ room, takes, refuses }) => {
  const isRefused = (index: number) => refused.has(`${room}/planted${index}.ts`);

  test.each(takes.map((address, index) => [address, index] as const))('may import %s', (_address, index) => {
    expect(isRefused(index)).toBe(false);
  });

  test.each(refuses.map((address, index) => [address, takes.length + index] as const))(
    'may not import %s',
    (_address, index) => {
      expect(isRefused(index)).toBe(true);
    },
  );
});
