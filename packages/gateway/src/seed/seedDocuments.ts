import { pdfType } from '../intake/fileKinds.ts';
import { enqueue } from '../jobs/jobQueue.ts';
import { normalizeBarcode } from '@oraculo/api-client';
import type { Write } from '../db/openDatabase.ts';
import { documents } from '../db/schema/uploads.ts';
import { onePagePdf } from './onePagePdf.ts';
import type { Random } from './random.ts';
import { seedFile } from './seedFile.ts';
import type { UploadSeedInput } from './UploadSeedInput.ts';
import { uploaderIds } from './seedUsers.ts';

/** The barcode of a document that users can replace to try the update screen. */
export const sampleBarcode = '10-25-000123';

const dayMs = 86_400_000;

export async function seedDocuments(tx: Write, random: Random, { files, now }: UploadSeedInput): Promise<void> {
  for (let id = 1; id <= 34; id += 1) {
    const isOpen = id === 1;
    const status = id % 9 === 4 ? 'erro' : id % 6 === 3 ? 'sucesso parcial' : 'sucesso';
    const barcode = id === 2 ? sampleBarcode : `${10 + random.below(80)}-${20 + random.below(9)}-${random.digits(6)}`;
    const hasBarcode = status === 'sucesso';
    const createdAt = isOpen ? now : now - id * 0.8 * dayMs - random.below(dayMs / 2);
    const fileName = hasBarcode || isOpen ? `guia_${barcode}.pdf` : `digitalizacao_${random.digits(4)}.pdf`;
    const fileId = await seedFile(tx, files, {
      purpose: 'document',
      subjectId: id,
      name: fileName,
      contentType: pdfType,
      content: onePagePdf(`Guia de atendimento ${hasBarcode ? barcode : id}`),
      createdAt,
    });
    await tx.insert(documents).values({
      id,
      fileName,
      userId: random.pick(uploaderIds),
      createdAt,
      updatedAt: createdAt + 60_000,
      status: isOpen ? 'aguardando na fila' : status,
      barcode: hasBarcode && !isOpen ? normalizeBarcode(barcode) : null,
      fileId,
    });
    if (isOpen) await enqueue(tx, 'document', id, now + 30_000);
  }
}
