import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pdfFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { startTestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

test('an upload that cannot be written to the disk fails with a server error, not with a refusal', async () => {
  await using gateway = await startTestGateway();
  const client = await gateway.clientOf('admin');
  await rm(join(gateway.config.dataDir, 'incoming'), { recursive: true });
  await expect(client.documents.upload(pdfFile())).rejects.toMatchObject({ kind: 'server', status: 500 });
}, 60_000);
