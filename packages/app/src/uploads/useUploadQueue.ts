import { ApiError, newKey, type UploadOptions } from '@oraculo/api-client';
import type { FileItem } from '@oraculo/ui';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../notifications/messageOf.ts';

/** Sends one file; its result is passed to `onSent`. The idempotency key stays the same for every attempt. */
export type SendFile = (file: File, options: UploadOptions & { idempotencyKey: string }) => Promise<unknown>;

interface QueuedFile extends FileItem {
  file: File;
  /** Whether the file could not be read when it was sent. */
  hasChanged?: boolean;
}

export interface UploadOutcome {
  answers: unknown[];
  errors: unknown[];
}

const isChange = (error: unknown) => error instanceof ApiError && error.kind === 'fileChanged';
/** Whether the file itself was rejected or can no longer be read, so that a retry would fail too. */
const isRefusal = (error: unknown) =>
  isChange(error) ||
  (error instanceof ApiError &&
    (error.kind === 'tooLarge' || (error.kind === 'invalid' && Object.keys(error.fields).length === 0)));
// A file whose response was lost may have arrived. A retry with the same key does not count twice.
const keys = new WeakMap<File, string>();
function keyOf(file: File): string {
  const key = keys.get(file) ?? newKey();
  keys.set(file, key);
  return key;
}
const percent = (loaded: number, total: number) => (total > 0 ? Math.round((loaded / total) * 100) : 0);

interface UploadQueueOptions {
  isMultiple: boolean;
  /** The initial files. */
  kept?: readonly File[];
}

const queued = (file: File, number: number): QueuedFile => ({
  id: `file-${number}`,
  file,
  name: file.name,
  sizeBytes: file.size,
  status: 'ready',
});

/**
 * The upload queue. Each file has its own request, so that a failure affects no other file and can be retried alone.
 */
export function useUploadQueue(send: SendFile, { isMultiple, kept = [] }: UploadQueueOptions) {
  const [files, setFiles] = useState<readonly QueuedFile[]>(() => kept.map((file, at) => queued(file, at + 1)));
  // The current list, because a run lasts longer than the render that started it.
  const latest = useRef<readonly QueuedFile[]>(files);
  const nextId = useRef(files.length + 1);
  const running = useRef(new Map<string, AbortController>());
  const isUnmounted = useRef(false);
  useEffect(() => {
    const controllers = running.current;
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const update = (next: readonly QueuedFile[]) => {
    latest.current = next;
    setFiles(next);
  };
  const patch = (id: string, change: Partial<QueuedFile>) =>
    update(latest.current.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const cancel = (id: string) => running.current.get(id)?.abort();

  const add = (added: readonly File[]) => {
    const items = added.map((file, at) => queued(file, nextId.current + at));
    nextId.current += items.length;
    if (!isMultiple) for (const { id } of latest.current) cancel(id);
    update(isMultiple ? [...latest.current, ...items] : items.slice(-1));
  };

  const sendOne = async ({ id, file }: QueuedFile, answers: unknown[], errors: Map<string, unknown>) => {
    if (running.current.has(id)) return;
    const controller = new AbortController();
    running.current.set(id, controller);
    patch(id, { status: 'uploading', progress: 0, error: undefined, isRefused: false });
    try {
      const answer = await send(file, {
        idempotencyKey: keyOf(file),
        signal: controller.signal,
        onProgress: ({ loaded, total }) => patch(id, { progress: percent(loaded, total) }),
      });
      answers.push(answer);
      patch(id, { status: 'done', progress: 100 });
    } catch (error) {
      if (!controller.signal.aborted) errors.set(id, error);
      patch(
        id,
        controller.signal.aborted
          ? { status: 'cancelled', progress: undefined }
          : {
              status: 'error',
              error: messageOf(error),
              isRefused: isRefusal(error),
              hasChanged: isChange(error),
            },
      );
    } finally {
      running.current.delete(id);
    }
  };

  /** Sends all files that have not arrived yet, one after the other and each once, including files added meanwhile. */
  const sendAll = async (): Promise<UploadOutcome> => {
    const answers: unknown[] = [];
    const errors = new Map<string, unknown>();
    const tried = new Set<string>();
    const next = () =>
      latest.current.find(({ id, status, isRefused }) => status !== 'done' && !isRefused && !tried.has(id));
    // Files that still wait when the dialog closes are not sent either.
    for (let item = next(); item && !isUnmounted.current; item = next()) {
      tried.add(item.id);
      await sendOne(item, answers, errors);
    }
    // A file that was retried meanwhile already has its result.
    const failed = new Set(latest.current.flatMap(({ id, status }) => (status === 'error' ? [id] : [])));
    return { answers, errors: [...errors].flatMap(([id, error]) => (failed.has(id) ? [error] : [])) };
  };

  return {
    files,
    add,
    sendAll,
    remove: (id: string) => {
      cancel(id);
      update(latest.current.filter((item) => item.id !== id));
    },
    cancel,
    /** Whether all files have arrived. */
    isFinished: () => latest.current.length > 0 && latest.current.every(({ status }) => status === 'done'),
    retry: async (id: string): Promise<UploadOutcome> => {
      const answers: unknown[] = [];
      const errors = new Map<string, unknown>();
      const item = latest.current.find((candidate) => candidate.id === id);
      if (item) await sendOne(item, answers, errors);
      return { answers, errors: [...errors.values()] };
    },
  };
}
