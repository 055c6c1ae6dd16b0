import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Source {
  path: string;
  lines: string[];
}

const isCode = /\.(ts|tsx|mjs)$/;
/** Tests, stories and samples are excluded, because they repeat code on purpose. */
const isProof =
  /\.(test|spec|stories|fixtures)\.tsx?$|\/(test|e2e|fixtures|storybookPages|stories)\/|^tools\/consumer\/(apps|client|page)\//;
const isGenerated = /\/(components|licences)\.json$|\.d\.ts$/;

/** Every source file in git, including tests. */
export const readCode = (): Source[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => isCode.test(path) && !isGenerated.test(path))
    .flatMap((path) => {
      try {
        return [{ path, lines: readFileSync(path, 'utf8').trimEnd().split('\n') }];
      } catch {
        // The file is deleted but not committed yet.
        return [];
      }
    });

export const isSource = ({ path }: Source): boolean => !isProof.test(path);
