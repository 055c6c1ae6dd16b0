import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Advisory, compareVersions, lockedPackages, osvFindings } from './osvFindings.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const known = join(root, 'tools/release/knownVulnerable');

function audit(database: string, lockfile: string) {
  const args = ['--import', 'tsx', 'tools/release/audit.ts', `--osv=${database}`, `--lockfile=${lockfile}`];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
}

// spec: x.84
test('the offline audit fails for a lockfile with a known vulnerability, and names package and advisory', () => {
  expect(audit(join(known, 'advisories'), join(known, 'pnpm-lock.yaml'))).toEqual({
    status: 1,
    lines: [
      'audit: lodash@4.17.4: GHSA-jf85-cpcp-j695 Prototype pollution in lodash',
      'audit: 1 known vulnerability in 1 locked package, by 1 advisory.',
    ],
  });
}, 60_000);

// spec: x.84
test('the offline audit passes for this repository’s lockfile, and fails without advisories or packages', () => {
  const own = audit(join(known, 'advisories'), 'pnpm-lock.yaml');
  expect(own.status).toBe(0);
  expect(own.lines).toEqual([
    expect.stringMatching(/^audit: no known vulnerability in \d{3,4} locked packages, by 1 advisory\.$/),
  ]);
  const empty = mkdtempSync(join(tmpdir(), 'oraculo-osv-'));
  expect(audit(empty, 'pnpm-lock.yaml')).toEqual({
    status: 1,
    lines: ['audit: no advisory for npm was read: nothing was checked.'],
  });
  rmSync(empty, { recursive: true });
  expect(audit(join(known, 'advisories'), 'package.json')).toEqual({
    status: 1,
    lines: ['audit: package.json names no package: nothing was checked.'],
  });
}, 60_000);

test('packages of a lockfile may have a scope, quotes and a pre-release version', () => {
  const lockfile = `lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      left@1.0.0:
        version: 1.0.0
packages:
  lodash@4.17.4:
    resolution: { integrity: x }
  '@scope/name@2.0.0-rc.1':
    resolution: { integrity: y }
    engines: { node: '>=6' }
snapshots:
  other@9.9.9: {}
`;
  expect(lockedPackages(lockfile)).toEqual([
    { name: 'lodash', version: '4.17.4' },
    { name: '@scope/name', version: '2.0.0-rc.1' },
  ]);
});

test('versions are ordered as semver.org defines', () => {
  const order = [
    '0',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
  ];
  order.push('1.0.0-rc.1', '1.0.0', '1.9.0', '1.10.0', '2.0.0');
  expect(order.toReversed().toSorted(compareVersions)).toEqual(order);
  expect(compareVersions('1.0.0+a', '1.0.0+b')).toBe(0);
});

const advisory = (affected: Advisory['affected'], more: Partial<Advisory> = {}): Advisory => ({
  id: 'X',
  ...more,
  affected,
});
const named = { ecosystem: 'npm', name: 'a' };
const range = (...events: object[]) => [{ package: named, ranges: [{ type: 'SEMVER', events }] }];

test.each<[string, Advisory, string[]]>([
  [
    'from the first version to the fixed one',
    advisory(range({ introduced: '0' }, { fixed: '1.2.0' })),
    ['1.0.0', '1.2.0-rc.1'],
  ],
  [
    'up to the last affected version',
    advisory(range({ introduced: '1.2.0' }, { last_affected: '1.3.0' })),
    ['1.2.0', '1.3.0'],
  ],
  ['in every later version', advisory(range({ introduced: '1.3.0' })), ['1.3.0', '2.0.0']],
  [
    'in two ranges in any order',
    advisory(range({ introduced: '2.0.0' }, { introduced: '0' }, { fixed: '1.2.0' })),
    ['1.0.0', '1.2.0-rc.1', '2.0.0'],
  ],
  ['in a listed version', advisory([{ package: named, versions: ['1.3.0'] }]), ['1.3.0']],
  ['in another package', advisory([{ package: { ...named, name: 'b' }, versions: ['1.3.0'] }]), []],
  ['in another ecosystem', advisory([{ package: { ...named, ecosystem: 'PyPI' }, versions: ['1.3.0'] }]), []],
  ['that was withdrawn', advisory(range({ introduced: '0' }), { withdrawn: '2026-01-01' }), []],
])('a vulnerability %s is reported for its affected versions only', (_, one, expected) => {
  const versions = ['1.0.0', '1.2.0-rc.1', '1.2.0', '1.3.0', '2.0.0'];
  const packages = versions.map((version) => ({ name: 'a', version }));
  expect(osvFindings(packages, [one])).toEqual(expected.map((version) => `a@${version}: X`));
});
