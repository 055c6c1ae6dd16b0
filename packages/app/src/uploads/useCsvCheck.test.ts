// @vitest-environment jsdom
import { batchColumns, type UploadColumn } from '@oraculo/api-client/contract';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type NamedLineRules, useCsvCheck } from './useCsvCheck.ts';

afterEach(cleanup);

const header = 'CARTEIRINHA;CPF;NOME;NASCIMENTO\n';
const file = (text: string) => new File([text], 'lote.csv', { lastModified: 1 });

interface Chosen {
  chosen: File | undefined;
  columns?: readonly UploadColumn[] | undefined;
  lines?: NamedLineRules;
}

function check(initialProps: Chosen) {
  return renderHook(({ chosen, columns, lines }: Chosen) => useCsvCheck(chosen, columns, lines), {
    initialProps,
  });
}
const unchecked = { found: undefined, refusals: [], warnings: [], hasChanged: false, isChecking: false };
const checking = { ...unchecked, isChecking: true };

test('without a file or without expected columns there are no findings', async () => {
  const { result, rerender } = check({ chosen: undefined, columns: batchColumns });
  expect(result.current).toEqual(unchecked);
  rerender({ chosen: file(header), columns: undefined });
  await Promise.resolve();
  expect(result.current).toEqual(unchecked);
});

test('the findings appear when the file has been read', async () => {
  const { result } = check({ chosen: file(`${header}1;2;Ana;4\n1;2\n`), columns: batchColumns });
  expect(result.current).toEqual(checking);
  await waitFor(() => expect(result.current.found?.lineCount).toBe(2));
  expect(result.current.refusals).toEqual([]);
  expect(result.current.warnings).toEqual(['Linha 3: a quantidade de colunas é diferente da do cabeçalho.']);
});

test('a rejected file has no warnings', async () => {
  const { result } = check({ chosen: file('OUTRA\n'), columns: batchColumns });
  await waitFor(() => expect(result.current.refusals).toHaveLength(2));
  expect(result.current.warnings).toEqual([]);
});

test('the lines are validated by the rules of the batch, and again when the rules change', async () => {
  const rules = (name: string): NamedLineRules => ({
    name,
    rules:
      () =>
      ([card]) => ({ reason: `${name} recusa ${card}`, duplicateKey: card ?? '' }),
  });
  const chosen = file(`${header}1;2;Ana;4\n`);
  const { result, rerender } = check({ chosen, columns: batchColumns, lines: rules('Norte') });
  await waitFor(() => expect(result.current.warnings).toEqual(['Linha 2: norte recusa 1.']));
  rerender({ chosen, columns: batchColumns, lines: rules('Sul') });
  await waitFor(() => expect(result.current.warnings).toEqual(['Linha 2: sul recusa 1.']));
});

test('another file of the same name, size and date has its own findings', async () => {
  const { result, rerender } = check({ chosen: file(`${header}1;2;Ana;4\n`), columns: batchColumns });
  await waitFor(() => expect(result.current.found?.lineCount).toBe(1));
  expect(result.current.warnings).toEqual([]);
  rerender({ chosen: file(`${header}1;2;Ana,4\n`), columns: batchColumns });
  expect(result.current).toEqual(checking);
  await waitFor(() =>
    expect(result.current.warnings).toEqual(['Linha 2: a quantidade de colunas é diferente da do cabeçalho.']),
  );
});

/** A file that is saved again or deleted on disk, which the browser can no longer read. */
function changeable(text: string) {
  const chosen = file(text);
  const read = chosen.arrayBuffer.bind(chosen);
  let cause: string | undefined;
  chosen.arrayBuffer = () => (cause === undefined ? read() : Promise.reject(new DOMException('', cause)));
  return { chosen, change: (name: string) => (cause = name) };
}

// spec: x.62
test.each([
  ['saved again', 'NotReadableError'],
  ['deleted', 'NotFoundError'],
])('a file that was %s before it could be read has its own message', async (_, cause) => {
  const { chosen, change } = changeable(header);
  change(cause);
  const { result } = check({ chosen, columns: batchColumns });
  await waitFor(() => expect(result.current).toEqual({ ...unchecked, hasChanged: true }));
});

// spec: x.62
test('a file that changes after it was read is detected at the next read, and a later file is not affected', async () => {
  const { chosen, change } = changeable(`${header}1;2;Ana;4\n`);
  const rules = (name: string): NamedLineRules => ({ name, rules: () => () => ({ duplicateKey: '' }) });
  const { result, rerender } = check({ chosen, columns: batchColumns, lines: rules('Norte') });
  await waitFor(() => expect(result.current.found?.lineCount).toBe(1));
  change('NotReadableError');
  expect(result.current.hasChanged).toBe(false);
  rerender({ chosen, columns: batchColumns, lines: rules('Sul') });
  await waitFor(() => expect(result.current).toEqual({ ...unchecked, hasChanged: true }));
  rerender({ chosen: file(`${header}1;2;Ana;4\n`), columns: batchColumns, lines: rules('Sul') });
  await waitFor(() => expect(result.current.found?.lineCount).toBe(1));
  expect(result.current.hasChanged).toBe(false);
});
