import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FileReading } from './readFile.ts';

let child: ChildProcess | undefined;

const start = () =>
  fork(fileURLToPath(new URL('./secondReaderProcess.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/** Reads a file with SheetJS in another process, because a few files end the process of their reader. */
export function readWithSecondReader(path: string): Promise<FileReading> {
  const reader = (child ??= start());
  return new Promise((resolve) => {
    const finish = (reading: FileReading) => {
      reader.off('message', finish).off('exit', fail);
      resolve(reading);
    };
    const fail = () => {
      child = undefined;
      finish({ kind: 'refused', sentence: 'its process ended' });
    };
    reader.on('message', finish).on('exit', fail);
    reader.send(path);
  });
}

export function endSecondReader(): void {
  child?.disconnect();
  child = undefined;
}
