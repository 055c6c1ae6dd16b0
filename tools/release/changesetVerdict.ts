export interface PublicChange {
  /** Short name of the package, `ui`. */
  name: string;
  /** Files that say what the package offers and that are not as they were. */
  changed: readonly string[];
  /** Whether the version in package.json is another: then the changesets have been used up. */
  isReleased: boolean;
}

/** Files whose change a consumer sees: the snapshots of names, props and calls, and where the package's exports lead. */
export const describesApi = (file: string) =>
  file.startsWith('packages/ui/test/publicApi/') ||
  /^packages\/api-client\/(test\/surface\.test\.ts|openapi\.json)$/.test(file) ||
  /^packages\/(ui|api-client)\/package\.json#exports$/.test(file);

/** Names of the packages that a changeset raises, from its front matter. */
const raisedBy = (changeset: string) =>
  [
    ...(/^---\s*\n(.*?)\n---/s.exec(changeset)?.[1] ?? '').matchAll(
      /@oraculo\/([\w-]+)['"]?:\s*(?:major|minor|patch)/g,
    ),
  ].map(([, name]) => String(name));

/** One sentence for each package that changes without a changeset; none where all is told. */
export function untold(changes: readonly PublicChange[], changesets: readonly string[]): string[] {
  const raised = new Set(changesets.flatMap(raisedBy));
  return changes
    .filter(({ name, changed, isReleased }) => changed.length > 0 && !isReleased && !raised.has(name))
    .map(
      ({ name, changed }) =>
        `@oraculo/${name}: ${changed.join(', ')} changed and no changeset tells its consumers: run npx changeset`,
    );
}
