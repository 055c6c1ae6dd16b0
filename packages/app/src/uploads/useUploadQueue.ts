import { ApiError, type UploadOptions } from '@oraculo/api-client';
import type { FileItem } from '@oraculo/ui';
import { useEffect, useRef, useState } from 'react';

/** Sends one file; whatever it answers is passed to `onSent`. */
export type SendFile = (file: File, options: UploadOptions) => Promise<unknown>;

interface QueuedFile extends FileItem {
  file: File;
}

export interface UploadOutcome {
  answers: unknown[];
  errors: unknown[];
}

const failure = (error: unknown) => (error instanceof ApiError ? error.message : 'Erro desconhecido');
const percent = (loaded: number, total: number) => (total > 0 ? Math.round((loaded / total) * 100) : 0);

/** Files on their way, one request each: one that fails loses no other and can be sent again alone. */
export function useUploadQueue(send: SendFile, { isMultiple }: { isMultiple: boolean }) {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const nextId = useRef(1);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const own = running.current;
    return () => {
      for (const controller of own.values()) controller.abort();
    };
  }, []);

  const patch = (id: string, change: Partial<QueuedFile>) =>
    setFiles((current) => current.map((item) => (item.id === id ? { ...item, ...change } : item)));

  const add = (added: readonly File[]) => {
    const items = added.map((file): QueuedFile => {
      const id = `file-${nextId.current}`;
      nextId.current += 1;
      return { id, file, name: file.name, sizeBytes: file.size, status: 'ready' };
    });
    setFiles((current) => (isMultiple ? [...current, ...items] : items.slice(-1)));
  };

  const sendOne = async ({ id, file }: QueuedFile, outcome: UploadOutcome) => {
    if (running.current.has(id)) return;
    const controller = new AbortController();
    running.current.set(id, controller);
    patch(id, { status: 'uploading', progress: 0, error: undefined });
    try {
      const answer = await send(file, {
        signal: controller.signal,
        onProgress: ({ loaded, total }) => patch(id, { progress: percent(loaded, total) }),
      });
      outcome.answers.push(answer);
      patch(id, { status: 'done', progress: 100 });
    } catch (error) {
      if (!controller.signal.aborted) outcome.errors.push(error);
      patch(
        id,
        controller.signal.aborted
          ? { status: 'ready', progress: undefined }
          : { status: 'error', error: failure(error) },
      );
    } finally {
      running.current.delete(id);
    }
  };

  /** Everything that has not arrived yet, one after the other. */
  const sendAll = async (): Promise<UploadOutcome> => {
    const outcome: UploadOutcome = { answers: [], errors: [] };
    for (const item of files) if (item.status !== 'done') await sendOne(item, outcome);
    return outcome;
  };

  return {
    files,
    add,
    sendAll,
    isSending: files.some(({ status }) => status === 'uploading'),
    remove: (id: string) => setFiles((current) => current.filter((item) => item.id !== id)),
    cancel: (id: string) => running.current.get(id)?.abort(),
    retry: async (id: string): Promise<UploadOutcome> => {
      const outcome: UploadOutcome = { answers: [], errors: [] };
      const item = files.find((candidate) => candidate.id === id);
      if (item) await sendOne(item, outcome);
      return outcome;
    },
  };
}
