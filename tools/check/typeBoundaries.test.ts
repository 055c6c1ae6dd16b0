import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The errors of TypeScript for each of these sources in a package, with the settings of that package. */
function faultsOf(folder: string, codes: readonly string[]): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(`${folder}/tsconfig.json`, { noEmit: true }, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(String(messageText));
    },
  } satisfies ts.ParseConfigFileHost);
  const options = { ...config?.options, composite: false, incremental: false, tsBuildInfoFile: undefined };
  const planted = new Map(codes.map((code, index) => [resolve(folder, `src/planted${index}.ts`), code]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => planted.has(file) || fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    const code = planted.get(file);
    return code === undefined ? getSourceFile(file, ...rest) : ts.createSourceFile(file, code, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram([...planted.keys()], options, host);
  return [...planted.keys()].map((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
      .join(),
  );
}

const cases: [string, { refused: Record<string, string>; accepted: string }][] = [
  ['packages/app', { refused: { Buffer: 'Buffer.from("");', process: 'process.pid;' }, accepted: 'window.location;' }],
  [
    'packages/ui',
    { refused: { Buffer: 'Buffer.from("");', valtio: 'await import("valtio");' }, accepted: 'window.location;' },
  ],
  [
    'packages/api-client',
    { refused: { process: 'process.pid;', swr: 'await import("swr");' }, accepted: 'fetch("https://example.org");' },
  ],
  [
    'packages/gateway',
    {
      refused: { document: 'document.title;', window: 'window.location;', swr: 'await import("swr");' },
      accepted: 'Buffer.from("");',
    },
  ],
];

test.each(cases)('%s has the types of its own context and dependencies only', (folder, { refused, accepted }) => {
  const codes = [accepted, ...Object.values(refused)].map((value) => `export const planted = ${value}`);
  const [taken, ...faults] = faultsOf(folder, codes);
  expect(taken).toBe('');
  for (const [index, name] of Object.keys(refused).entries()) expect(faults[index]).toContain(name);
});
