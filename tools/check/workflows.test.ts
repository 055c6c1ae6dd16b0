import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { modes } from '../../.storybook/modes.ts';
import { checkSteps } from './checkSteps.ts';
import { fontSets } from './pictures/fontsConf.ts';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const);
const settings = readFileSync('pnpm-workspace.yaml', 'utf8');

describe.each(workflows)('%s', (_file, text) => {
  test('pins each action to a commit, grants no permission by default, and ignores no failure', () => {
    const used = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => String(action));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/@[\da-f]{40} # v\d/.test(action))).toEqual([]);
    expect(text).toMatch(/^permissions: \{\}$/m);
    expect(text).not.toContain('|| true');
    // A step may fail only if the next step checks its failure.
    const expected = [...text.matchAll(/steps\.(\w+)\.outcome }}' = failure$/gm)].map(([, id]) => id);
    const allowed = [...text.matchAll(/- id: (\w+)\n\s+continue-on-error: true$/gm)].map(([, id]) => id);
    expect(allowed).toEqual(expected);
    expect(text.match(/continue-on-error/g) ?? []).toHaveLength(allowed.length);
  });
});

test('a release is published with provenance and by OIDC instead of a token', () => {
  const release = readFileSync(`${folder}/release.yml`, 'utf8');
  expect(release).toContain('id-token: write');
  expect(release).toContain("NPM_CONFIG_PROVENANCE: 'true'");
  expect(release).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN/);
});

test('a release compares its pictures with every set of fonts, and installs them all', () => {
  const release = readFileSync(`${folder}/release.yml`, 'utf8');
  expect(release).toContain(
    `apt-get install -y -qq --no-install-recommends ${fontSets.flatMap(({ packages }) => packages).join(' ')}\n`,
  );
  expect(release).toMatch(/run tool font-sets$/m);
});

test('each night every story runs alone, as a designer sees it, in other browsers, and translated', () => {
  const nightly = readFileSync(`${folder}/nightly.yml`, 'utf8');
  expect(nightly).toMatch(/tool engines chromium --only stories --alone$/m);
  expect(nightly).toMatch(/tool engines chromium --built --only stories --plain$/m);
  expect(nightly).toMatch(/tool engines firefox webkit$/m);
  expect(nightly).toMatch(/run test apps translated$/m);
});

test('each step of the night runs each night', () => {
  const nightly = readFileSync(`${folder}/nightly.yml`, 'utf8');
  const run = [...nightly.matchAll(/run test (.+)$/gm)].flatMap(([, names]) => String(names).split(' '));
  // The other engines run axe in every story, by their tool (see the test above).
  const steps = checkSteps
    .filter(({ name, runsFrom }) => runsFrom === 'night' && name !== 'engines-all')
    .map(({ name }) => name);
  expect(run.toSorted()).toEqual(steps.toSorted());
});

test('each night the second database, the planted faults, the speech tests and the mutants run', () => {
  const nightly = readFileSync(`${folder}/nightly.yml`, 'utf8');
  expect(nightly).toMatch(/run tool ibm-checker$/m);
  expect(nightly).toMatch(/run tool faults$/m);
  expect(nightly).toMatch(/run tool speech --short$/m);
  expect(nightly).toMatch(/run tool mutants \$\{\{ matrix\.target \}\}$/m);
});

test('the check runs in a container in which the current build of all three engines can be installed', () => {
  expect(readFileSync('.ci/install-engines', 'utf8')).toMatch(
    /^packages=\(chromium firefox-esr webkit2gtk-driver xvfb\)$/m,
  );
  const check = readFileSync(`${folder}/check.yml`, 'utf8');
  expect(check).toMatch(/container: buildpack-deps:bookworm/);
  expect(check).toMatch(/run: bash \.ci\/run$/m);
});

test('Chromatic also takes pictures in forced colours, and a change that nobody accepted fails', () => {
  expect(modes.forcedColors).toMatchObject({ forcedColors: 'active' });
  const call = readFileSync('tools/release/chromatic.ts', 'utf8');
  expect(call).toContain('.bin/chromatic');
  expect(call + workflows.map(([, text]) => text).join('')).not.toMatch(/--exit-zero-on-changes|exitZeroOnChanges/);
});

test('packages are at least a week old, come from the registry and run no install scripts', () => {
  expect(settings).toMatch(/^minimumReleaseAge: 10080$/m);
  expect(settings).toMatch(/^blockExoticSubdeps: true$/m);
  expect(settings).toMatch(/^strictDepBuilds: true$/m);
  expect(settings).toMatch(/^onlyBuiltDependencies: \[\]$/m);
});
