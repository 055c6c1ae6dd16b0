import { ApiError } from '../errors.ts';

/** A browser keeps a reference to a chosen file, not its bytes: reading fails after the file was saved again or deleted. */
async function checkReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new ApiError({ kind: 'fileChanged', cause });
  }
}

/**
 * Runs `send`, which reads the file. If the file changes during the upload, the request fails like a lost connection, so the file is checked
 * again after a failed request.
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
