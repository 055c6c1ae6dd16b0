import { fileNameOfDisposition } from '../files/fileNameOfDisposition.ts';
import { ApiError } from './errors.ts';
import type { Operation } from './operation.ts';
import type { RawAnswer } from './readBody.ts';
import type { CallInput, Transport } from './transport.ts';

async function readFile(answer: RawAnswer) {
  if (answer.status === 204 || answer.status === 205)
    throw new ApiError({ kind: 'badResponse', status: answer.status });
  const blob = await answer.blob();
  return { blob, fileName: fileNameOfDisposition(answer.header('content-disposition')) };
}

/** A call that answers bytes with a name. */
export const downloadFile = <const O extends Operation & { answer: 'file' }>(
  http: Transport,
  operation: O,
  input?: CallInput<O>,
) => http.call(operation, input, { read: readFile });
