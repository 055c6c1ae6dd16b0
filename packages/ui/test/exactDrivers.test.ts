import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test('both drivers take Playwright and Testing Library as they are, with exactOptionalPropertyTypes', () => {
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
  // The sources themselves are compiled by the rules of this repository.
  const found = program.getSemanticDiagnostics(program.getSourceFile(path));
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
}, 180_000);
