import { ApiError } from '../errors.ts';

/** A browser keeps a reference to a chosen file, not its bytes. Reading it fails if the file was saved again or deleted since. */
async function checkReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new ApiError({ kind: 'fileChanged', cause });
  }
}

/**
 * Runs `send`, which reads the file. If the file changes during the upload, the request fails like a lost connection,
 * so after a failed request the file is checked again.
 */
export async function sendChosenFile<Answer>(file: Blob, send: () => Promise<Answer>): Promise<Answer> {
  await checkReadable(file);
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'network') await checkReadable(file);
    throw error;
  }
}
