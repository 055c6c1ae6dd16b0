import { fileNameOfDisposition } from '../../files/fileNameOfDisposition.ts';
import type { Operation } from '../operation.ts';
import { badResponse } from '../readAnswer.ts';
import type { CallInput, Transport } from '../transport.ts';

/** The bytes of an answer, with their name. */
export function readFile(answer: Response & { _data?: unknown }) {
  const { _data: blob } = answer;
  if (!(blob instanceof Blob)) throw badResponse(answer, 'has no content');
  return { blob, fileName: fileNameOfDisposition(answer.headers.get('content-disposition')) };
}

/** A call that returns bytes with a name. */
export const downloadFile = <const O extends Operation & { answer: 'file' }>(
  http: Transport,
  operation: O,
  input?: CallInput<O>,
) => http.call(operation, input, { read: readFile });
