import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test('the types of both drivers accept Playwright and Testing Library under exactOptionalPropertyTypes', () => {
  const read = ts.readConfigFile(fileAt('../../../tsconfig.base.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, fileAt('../../..'));
  const path = fileAt('exactDrivers.ts');
  const program = ts.createProgram([path], {
    ...options,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [fileAt('../../../node_modules/@types')],
  });
  // Only the diagnostics of this file: the sources are compiled with the options of this repository.
  const found = program.getSemanticDiagnostics(program.getSourceFile(path));
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
}, 180_000);
