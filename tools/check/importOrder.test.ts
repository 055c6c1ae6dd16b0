import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface FolderRules {
  importer: string;
  /** Allowed imports: from the folder itself and from lower ones. */
  allowed: string[];

  forbidden: string[];
}

const kit: FolderRules[] = [
  {
    importer: 'theme',
    allowed: ['./light.css.ts'],
    forbidden: ['../internal/base/OmitEach.ts', '../components/Card/Card.tsx'],
  },
  {
    importer: 'styles',
    allowed: ['../theme/contract.css.ts'],
    forbidden: ['../internal/base/OmitEach.ts', '../i18n/ptBR.ts'],
  },
  {
    importer: 'internal/base',
    allowed: ['../../i18n/ptBR/dates/dates.ts', './OmitEach.ts'],
    forbidden: [
      '../fields/typed/validOrNull.ts',
      '../overlays/topLayer/useTopLayer.ts',
      '../dates/isoDate.ts',
      '../collections/Combobox/SelectOption.ts',
      '../../components/Button/Button.tsx',
      'react-aria/private/interactions/focusSafely',
    ],
  },
  {
    importer: 'internal/fields/masks',
    allowed: ['../../base/focus/hasFocus.ts', '../typed/validOrNull.ts'],
    forbidden: [
      '../../overlays/topLayer/useTopLayer.ts',
      '../../dates/isoDate.ts',
      '../../collections/Combobox/SelectOption.ts',
      '../../../components/Button/Button.tsx',
    ],
  },
  {
    importer: 'internal/overlays/tooltips',
    allowed: [
      '../../base/useLayoutEffectWhen.ts',
      '../topLayer/autoUpdatePosition.ts',
      'react-aria/private/interactions/focusSafely',
      'react-aria/private/overlays/ariaHideOutside',
    ],
    forbidden: [
      '../../fields/typed/validOrNull.ts',
      '../../dates/isoDate.ts',
      '../../collections/Combobox/SelectOption.ts',
      '../../../components/Modal/Modal.tsx',
      'react-aria/private/overlays/useOverlay',
    ],
  },
  {
    importer: 'internal/dates',
    allowed: ['../fields/typed/validOrNull.ts', '../overlays/topLayer/useTopLayer.ts', './isoDate.ts'],
    forbidden: ['../collections/Combobox/SelectOption.ts', '../../components/DateField/DateField.tsx'],
  },
  {
    importer: 'internal/collections/Combobox',
    allowed: ['../../fields/FieldFrame/FieldName.ts', '../../../components/Button/Button.tsx'],
    forbidden: ['../../dates/isoDate.ts', '../../../components/Select/Select.tsx'],
  },
];

const components: FolderRules = {
  importer: 'components/Menu',
  allowed: ['react-aria-components', '../../internal/base/OmitEach.ts'],
  forbidden: ['react-aria/private/overlays/useOverlay', '@oraculo-tools/testkit/browser/axeRules.ts'],
};

const app: FolderRules[] = [
  { importer: 'dates', allowed: ['date-fns'], forbidden: ['../service/api.ts', '../screens/batch/BatchScreen.tsx'] },
  { importer: 'service', allowed: ['../dates/dates.ts'], forbidden: ['../session/session.ts', '../router.tsx'] },
  {
    importer: 'session',
    allowed: ['../service/api.ts'],
    forbidden: ['../commands/views.ts', '../shell/frame/Frame.tsx'],
  },
  {
    importer: 'commands',
    allowed: ['../session/session.ts'],
    forbidden: ['../jobs/followJobs.ts', '../listing/ListTable.tsx'],
  },
  {
    importer: 'jobs',
    allowed: ['../session/session.ts'],
    forbidden: ['../queries/sessionQueries.ts', '../forms/useForm.ts'],
  },
  {
    importer: 'queries',
    allowed: ['../session/session.ts'],
    forbidden: ['../jobs/followJobs.ts', '../forms/useForm.ts'],
  },
  {
    importer: 'forms',
    allowed: ['../commands/views.ts'],
    forbidden: ['../listing/ListTable.tsx', '../uploads/UploadList.tsx'],
  },
  {
    importer: 'listing',
    allowed: ['../forms/useForm.ts'],
    forbidden: ['../uploads/UploadList.tsx', '../shell/frame/Frame.tsx'],
  },
  { importer: 'uploads', allowed: ['../listing/ListTable.tsx'], forbidden: ['../shell/frame/Frame.tsx'] },
  { importer: 'shell/routing', allowed: ['../../session/session.ts'], forbidden: ['../errorPages/ErrorPage.tsx'] },
  { importer: 'shell/errorPages', allowed: ['../routing/paths.ts'], forbidden: ['../frame/Frame.tsx'] },
  { importer: 'shell/palette', allowed: ['../errorPages/ErrorPage.tsx'], forbidden: ['../frame/Frame.tsx'] },
  { importer: 'shell/frame', allowed: ['../palette/Palette.tsx'], forbidden: ['../../screens/batch/BatchScreen.tsx'] },
  {
    importer: 'screens/batch',
    allowed: ['../../shell/routing/paths.ts'],
    forbidden: ['../profile/ProfileScreen.tsx', '../../router.tsx'],
  },
];

const gateway: FolderRules[] = [
  { importer: 'db', allowed: ['drizzle-orm'], forbidden: ['../domain/DomainError.ts', '../auth/tokens.ts', 'fastify'] },
  { importer: 'auth', allowed: ['../db/schema.ts'], forbidden: ['../domain/DomainError.ts', '../http/guard.ts'] },
  {
    importer: 'domain',
    allowed: ['../db/schema.ts'],
    forbidden: ['../storage/files.ts', '../routes/batches.ts', 'fastify'],
  },
  {
    importer: 'storage',
    allowed: ['../domain/DomainError.ts'],
    forbidden: ['../jobs/jobWorker.ts', '../intake/readFile.ts'],
  },
  {
    importer: 'intake',
    allowed: ['../domain/DomainError.ts'],
    forbidden: ['../storage/files.ts', '../jobs/jobWorker.ts'],
  },
  { importer: 'jobs', allowed: ['../intake/readFile.ts'], forbidden: ['../http/guard.ts', '../routes/batches.ts'] },
  { importer: 'http', allowed: ['../jobs/jobWorker.ts'], forbidden: ['../routes/batches.ts', '../seed/seed.ts'] },
  {
    importer: 'routes',
    allowed: ['../http/guard.ts'],
    forbidden: ['../seed/seed.ts', '@oraculo-tools/testkit/people.ts'],
  },
];

const tools: FolderRules[] = [
  {
    importer: 'testkit/vitest',
    allowed: [
      '../../../packages/ui/src/index.ts',
      '../../../packages/ui/scripts/fontCharacters.ts',
      '../kit/gallery.tsx',
    ],
    forbidden: [
      '../../../packages/ui/test/snapshots.ts',
      '../../../packages/app/e2e/frame/helpers.ts',
      '../../../packages/ui/src/theme/contrast.test.ts',
      '../../check/check.ts',
      '@oraculo-tools/speech/run.ts',
    ],
  },
  {
    importer: 'speech/orca',
    allowed: ['@oraculo-tools/testkit/browser/chromium.ts', '../transcript.ts'],
    forbidden: [
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
const folderRules = Object.entries(folders).flatMap(([path, list]) =>
  list.map(({ importer, ...imports }) => ({ ...imports, importer: `${path}/${importer}` })),
);
let refused: Set<string>;

/** Creates a tree of the same shape with one import in each file, and lints it with the rules of the repository. */
beforeAll(() => {
  copyFileSync(`${repository}/.oxlintrc.json`, `${folder}/.oxlintrc.json`);
  mkdirSync(`${folder}/packages/ui`, { recursive: true });
  for (const linked of ['packages/ui/lint', 'packages/ui/node_modules'])
    symlinkSync(`${repository}/${linked}`, `${folder}/${linked}`);
  for (const { importer, allowed, forbidden } of folderRules) {
    mkdirSync(`${folder}/${importer}`, { recursive: true });
    for (const [index, address] of [...allowed, ...forbidden].entries())
      writeFileSync(`${folder}/${importer}/planted${index}.ts`, `import '${address}';\n`);
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

describe.each(folderRules)('$importer', ({ importer, allowed, forbidden }) => {
  const isRefused = (index: number) => refused.has(`${importer}/planted${index}.ts`);

  test.each(allowed.map((address, index) => [address, index] as const))('may import %s', (_address, index) => {
    expect(isRefused(index)).toBe(false);
  });

  test.each(forbidden.map((address, index) => [address, allowed.length + index] as const))(
    'may not import %s',
    (_address, index) => {
      expect(isRefused(index)).toBe(true);
    },
  );
});
