/** The fields of an OSV record that the audit reads: https://ossf.github.io/osv-schema/ */
export interface Advisory {
  id: string;
  summary?: string;
  /** When the advisory was withdrawn. */
  withdrawn?: string;
  affected?: {
    package?: { ecosystem: string; name: string };
    ranges?: { type: string; events: RangeEvent[] }[];
    versions?: string[];
  }[];
}

interface RangeEvent {
  introduced?: string;
  fixed?: string;
  last_affected?: string;
}

export interface LockedPackage {
  name: string;
  version: string;
}

/** Each package in a lockfile of pnpm, development dependencies included. */
export function lockedPackages(lockfile: string): LockedPackage[] {
  const [, part = ''] = /^packages:\n([\s\S]*?)(?=^\S|(?![\s\S]))/m.exec(lockfile) ?? [];
  return [...part.matchAll(/^ {2}'?((?:@[^/@\s]+\/)?[^@\s']+)@(\d[^:'(\s]*)'?:/gm)].map(
    ([, name = '', version = '']) => ({
      name,
      version,
    }),
  );
}

const identifiers = (version: string) => {
  const [, core = '', pre = ''] = /^v?([^-+]*)(?:-([^+]*))?/.exec(version) ?? [];
  return { core: core.split('.').map(Number), pre: pre === '' ? [] : pre.split('.') };
};

function comparePart(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  if (a === undefined) return -1;
  if (b === undefined) return 1;
  const [isNumber, isOtherNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (isNumber && isOtherNumber) return Number(a) - Number(b);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return a < b ? -1 : 1;
}

/** Compares versions by https://semver.org/#spec-item-11 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [identifiers(a), identifiers(b)];
  for (let at = 0; at < 3; at += 1) {
    const difference = (left.core[at] ?? 0) - (right.core[at] ?? 0);
    if (difference !== 0) return difference;
  }
  // A version without a suffix comes after its pre-releases.
  if (left.pre.length === 0 || right.pre.length === 0) return right.pre.length - left.pre.length;
  for (let at = 0; at < Math.max(left.pre.length, right.pre.length); at += 1) {
    const difference = comparePart(left.pre[at], right.pre[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

const versionOf = ({ introduced, fixed, last_affected }: RangeEvent) => introduced ?? fixed ?? last_affected ?? '0';

/** `introduced` starts a span of affected versions; `fixed` and `last_affected` end it. The events may be unsorted. */
function isInRange(version: string, events: readonly RangeEvent[]): boolean {
  let isAffected = false;
  for (const event of events.toSorted((a, b) => compareVersions(versionOf(a), versionOf(b)))) {
    const difference = compareVersions(version, versionOf(event));
    if (event.introduced !== undefined) isAffected ||= difference >= 0;
    else if (event.fixed !== undefined ? difference >= 0 : difference > 0) isAffected = false;
  }
  return isAffected;
}

/** One line for each locked version that an advisory affects. */
export function osvFindings(packages: readonly LockedPackage[], advisories: readonly Advisory[]): string[] {
  return advisories.flatMap(({ id, summary = '', withdrawn, affected = [] }) =>
    withdrawn === undefined
      ? affected.flatMap(({ package: named, ranges = [], versions = [] }) =>
          packages
            .filter(({ name }) => named?.ecosystem === 'npm' && named.name === name)
            .filter(
              ({ version }) =>
                versions.includes(version) ||
                ranges.some(({ type, events }) => type === 'SEMVER' && isInRange(version, events)),
            )
            .map(({ name, version }) => `${name}@${version}: ${id} ${summary}`.trimEnd()),
        )
      : [],
  );
}
