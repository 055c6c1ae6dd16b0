import { expect, test } from 'vitest';
import { type Client, createClient } from '../src/createClient.ts';
import { answerJson, withFakeApi } from './fakeApi.ts';

const sentence = 'O arquivo mudou ou foi apagado depois de escolhido. Escolha-o de novo.';

/** A file that another program saves after this number of reads. */
function fileReadable(times: number): File {
  let left = times;
  const file = new File(['CPF\n'], 'lote.csv', { type: 'text/csv' });
  const slice = file.slice.bind(file);
  file.slice = (...range) => {
    left -= 1;
    if (left >= 0) return slice(...range);
    return Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject(new DOMException('The file changed', 'NotReadableError')),
    });
  };
  return file;
}

const uploads: [name: string, upload: (client: Client, file: File) => Promise<unknown>][] = [
  ['batches', ({ batches }, file) => batches.upload({ ansId: '302147', brandId: '11', file })],
  ['glosas', ({ glosas }, file) => glosas.upload(file)],
  ['restore', ({ restore }, file) => restore.upload(file)],
  ['documents', ({ documents }, file) => documents.upload(file)],
  ['documents.update', ({ documents }, file) => documents.update({ barcode: '12-34-567890', file })],
  ['healthCard', ({ healthCard }, file) => healthCard.upload(file)],
];

// spec: x.62
test.each(uploads)('%s does not send a file that changed after it was chosen', async (_name, upload) => {
  await withFakeApi(answerJson({}), async ({ baseUrl, requests }) => {
    const client = createClient({ baseUrl, applicationKey: 'k' });
    await expect(upload(client, fileReadable(0))).rejects.toMatchObject({ kind: 'fileChanged', message: sentence });
    expect(requests).toHaveLength(0);
  });
});

test.each(uploads)('%s reports a file that changes during the upload, not a lost connection', async (_name, upload) => {
  const client = createClient({ baseUrl: 'http://localhost:9', applicationKey: 'k' });
  await expect(upload(client, fileReadable(1))).rejects.toMatchObject({ kind: 'fileChanged', message: sentence });
  await expect(upload(client, fileReadable(2))).rejects.toMatchObject({ kind: 'network' });
});
