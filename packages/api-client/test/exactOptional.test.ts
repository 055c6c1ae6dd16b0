import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test('an app with exactOptionalPropertyTypes may pass `undefined` for every optional property', () => {
  const read = ts.readConfigFile(fileAt('../../../tsconfig.base.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, fileAt('../../..'));
  const path = fileAt('exactOptional.ts');
  const program = ts.createProgram([path], {
    ...options,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    composite: false,
    incremental: false,
    types: ['node'],
    typeRoots: [fileAt('../../../node_modules/@types')],
  });
  // The sources are compiled with the settings of this repository.
  const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(path));
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
}, 60_000);
