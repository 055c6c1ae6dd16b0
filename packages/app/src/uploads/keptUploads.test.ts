// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { discardDrafts } from '../session/drafts.ts';
import { endSession, startSession } from '../session/session.ts';
import { useKeptFiles, useRecordFiles } from './useKeptFiles.ts';
import { useUploadDialog } from './useUploadDialog.ts';

const answer = { userToken: 'ficha', givenName: 'Iara', email: 'iara@oraculo.example', membership: [], expiresIn: 60 };
const interrupt = () => {
  endSession('expired');
  startSession(answer);
};

beforeEach(() => {
  endSession('signedOut');
  discardDrafts();
  startSession(answer);
});
afterEach(cleanup);

const file = new File(['1'], 'lote.csv');
/** A dialog with the given waiting files, and the files that it restored when it opened. */
const openDialog = (name: string, waiting: readonly { file: File }[]) =>
  renderHook(
    (now) => {
      const { files, record } = useKeptFiles(name);
      useRecordFiles(now, record);
      return files;
    },
    { initialProps: waiting },
  );

test('files that wait in a dialog when the session expires are restored in that dialog', () => {
  const { result } = openDialog('batches', [{ file }]);
  expect(result.current).toBeUndefined();
  interrupt();
  cleanup();
  expect(openDialog('documents', []).result.current).toBeUndefined();
  expect(openDialog('batches', []).result.current).toEqual([file]);
});

test('sent files and files of a closed dialog are not restored', () => {
  const { rerender } = openDialog('batches', [{ file }]);
  rerender([]);
  openDialog('documents', [{ file }]).unmount();
  // Another draft is kept.
  const { result } = renderHook(() => useUploadDialog('other'));
  act(() => result.current.open());
  interrupt();
  cleanup();
  expect(openDialog('batches', []).result.current).toBeUndefined();
  expect(openDialog('documents', []).result.current).toBeUndefined();
});

test('an upload dialog opens and closes', () => {
  const { result } = renderHook(() => useUploadDialog('batches'));
  const closed = { isOpen: false, memory: { name: 'batches', isReopened: false } };
  expect(result.current).toMatchObject(closed);
  act(() => result.current.open());
  expect(result.current).toMatchObject({ ...closed, isOpen: true });
  act(() => result.current.close());
  expect(result.current).toMatchObject(closed);
});

test('a dialog that was open when the session expired reopens with the reason, a closed one stays closed', () => {
  const { result } = renderHook(() => useUploadDialog('batches'));
  renderHook(() => useUploadDialog('documents'));
  act(() => result.current.open());
  interrupt();
  cleanup();
  const again = renderHook(() => useUploadDialog('batches')).result;
  expect(again.current).toMatchObject({ isOpen: true, memory: { name: 'batches', isReopened: true } });
  expect(renderHook(() => useUploadDialog('documents')).result.current.isOpen).toBe(false);
  interrupt();
  cleanup();
  expect(renderHook(() => useUploadDialog('batches')).result.current.isOpen).toBe(true);
});
