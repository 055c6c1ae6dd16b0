import { writeCsvLine } from '@oraculo/api-client/contract';
import { enqueue } from '../jobs/jobQueue.ts';
import { insertMany } from '../db/insertMany.ts';
import type { Write } from '../db/openDatabase.ts';
import { archivedFiles, restoreLines, restores } from '../db/schema/uploads.ts';
import type { Random } from './random.ts';
import { seedFile } from './seedFile.ts';
import type { UploadSeedInput } from './UploadSeedInput.ts';
import { uploaderIds } from './seedUsers.ts';

const dayMs = 86_400_000;

export async function seedRestores(tx: Write, random: Random, { files, now }: UploadSeedInput): Promise<void> {
  // guia_202401_000001.pdf …: the files that a restore request can find.
  const archive = Array.from({ length: 3000 }, (_, index) => ({
    name: `guia_${2022 + (index % 3)}${String(1 + (index % 12)).padStart(2, '0')}_${String(index + 1).padStart(6, '0')}.pdf`,
    archivedAt: now - (400 + (index % 600)) * dayMs,
  }));
  await insertMany(tx, archivedFiles, archive);

  for (let id = 1; id <= 22; id += 1) {
    const isOpen = id === 1;
    const total = 3 + random.below(40);
    const end = id % 5 === 0 ? 'error' : id % 3 === 0 ? 'partial' : 'completed';
    const missing = end === 'completed' ? 0 : end === 'error' ? total : 1 + random.below(total - 1);
    const createdAt = isOpen ? now : now - id * 1.4 * dayMs - random.below(dayMs / 2);
    const names = Array.from({ length: total }, (_, index) =>
      index < missing ? `guia_201${random.below(10)}_${random.digits(6)}.pdf` : random.pick(archive).name,
    );
    const fileName = `arquivos-antigos-${String(60 - id).padStart(3, '0')}.csv`;
    await tx.insert(restores).values({
      id,
      fileName,
      userId: random.pick(uploaderIds),
      createdAt,
      availableUntil: createdAt + 30 * dayMs,
      status: isOpen ? 'waiting' : end,
      total,
      done: isOpen ? 0 : total,
      completed: isOpen ? 0 : total - missing,
      sourceId: isOpen
        ? await seedFile(tx, files, {
            purpose: 'restore-source',
            subjectId: id,
            name: fileName,
            contentType: 'text/csv',
            content: [['NOME'], ...names.map((name) => [name])].map((cells) => writeCsvLine(cells)).join(''),
            createdAt,
          })
        : null,
    });
    if (isOpen) await enqueue(tx, 'restore', id, now + 15_000);
    else {
      const errors = names.slice(0, missing).map((key, index) => ({
        restoreId: id,
        line: index + 1,
        key,
        error: 'Arquivo não encontrado no acervo.',
      }));
      await insertMany(tx, restoreLines, errors);
    }
  }
}
