import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const besideProgram = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A file that is next to the program in a release and missing in a clone. */
const releaseFile = besideProgram('./release.json');

/** Whether this program is an unpacked release. The folder of a release contains no data, and its commands have other names. */
export const isRelease = existsSync(releaseFile);

const read = (path: string): { version: string; commit?: string } => JSON.parse(readFileSync(path, 'utf8'));

/** `src/settings` or `dist` in a clone, `lib` in a release. */
const repositoryRoot = besideProgram(/\/src\/settings\/[^/]+$/.test(import.meta.url) ? '../../../../' : '../../../');
const releaseRoot = besideProgram('../');

export const readVersion = (): string => {
  const { version, commit } = read(isRelease ? releaseFile : `${repositoryRoot}packages/gateway/package.json`);
  return commit === undefined ? version : `${version} (${commit})`;
};

/**
 * The folder in which relative paths of settings begin: the current folder for a release, the root of the repository
 * for a clone.
 */
export const settingsRoot = isRelease ? process.cwd() : repositoryRoot;

export const builtIn = {
  appDir: isRelease ? `${releaseRoot}app` : `${repositoryRoot}packages/app/dist`,
  openApiFile: isRelease ? `${releaseRoot}openapi.json` : `${repositoryRoot}packages/api-client/openapi.json`,
  /** A release has no default: the next update would delete data in its folder. */
  dataDir: isRelease ? '' : `${repositoryRoot}.data`,
} as const;

/** The command that started a clone; `npm run dev` passes its own. */
const startCommand = process.env.ORACULO_START_COMMAND ?? 'npm start';

/** A command as the user types it: `bin/oraculo backup ‹pasta›` or `npm start -- --backup ‹pasta›`. */
export function commandLineOf(name: string, values = ''): string {
  const own = name === 'start' ? startCommand : `npm start -- --${name}`;
  return `${isRelease ? `bin/oraculo ${name}` : own} ${values}`.trimEnd();
}
