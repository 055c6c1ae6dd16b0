// @vitest-environment jsdom
import { fixtureFetch } from '@oraculo/api-client/fixtures';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { connect } from '../../service/connection.ts';
import { connectScreens } from '../../service/connectScreens.ts';
import { sessionAccess } from '../../session/sessionAccess.ts';
import { useDocumentLookup } from './useDocumentLookup.ts';

test('a late response to an older look-up is ignored', async () => {
  const waiting = new Map<string, (answer: object) => void>();
  connect({
    baseUrl: 'https://gateway.example/api/operator',
    applicationKey: 'any',
    ...sessionAccess,
    fetch: fixtureFetch({
      answers: {
        'documents.lastModification': ({ path }) =>
          new Promise((resolve) => waiting.set(path.split('/').at(-1) ?? '', resolve)),
      },
    }),
  });
  connectScreens();
  const { result } = renderHook(() => useDocumentLookup());
  let older: Promise<unknown> = Promise.resolve();
  let newer: Promise<unknown> = Promise.resolve();
  await act(async () => {
    older = result.current.lookUp('10-25-000001');
  });
  await vi.waitFor(() => expect([...waiting.keys()]).toEqual(['10X25X000001']));
  await act(async () => {
    newer = result.current.lookUp('10-25-000002');
  });
  await vi.waitFor(() => expect([...waiting.keys()]).toEqual(['10X25X000001', '10X25X000002']));
  await act(async () => {
    waiting.get('10X25X000002')?.({ lastModification: null });
    await newer;
    waiting.get('10X25X000001')?.({ lastModification: null });
    await older;
  });
  expect(result.current.found?.text).toBe('10-25-000002');
});
