import { insertMany } from '../db/insertMany.ts';
import type { Write } from '../db/openDatabase.ts';
import { healthCardLines, healthCardUploads } from '../db/schema/uploads.ts';
import type { Random } from './random.ts';
import type { UploadSeedInput } from './UploadSeedInput.ts';
import { uploaderIds } from './seedUsers.ts';

const dayMs = 86_400_000;
const causes = ['CPF inválido.', 'CPF não encontrado entre os beneficiários.', 'CPF em branco.'] as const;

export async function seedHealthCard(
  tx: Write,
  random: Random,
  { files, now, people }: UploadSeedInput,
): Promise<void> {
  for (let id = 1; id <= 18; id += 1) {
    const total = 10 + random.below(300);
    const hasErrors = id % 3 === 1;
    const isUnreadable = id === 9;
    const failed = hasErrors ? 1 + random.below(14) : 0;
    const rows = Array.from({ length: failed }, (_, index) => {
      const errorMessage = random.pick(causes);
      return {
        uploadId: id,
        line: 2 + index * 3,
        cpf:
          errorMessage === 'CPF em branco.'
            ? ''
            : errorMessage === 'CPF inválido.'
              ? random.digits(11)
              : random.pick(people).cpf,
        fullName: random.pick(people).fullName,
        errorMessage,
      };
    });
    const createdAt = now - id * 1.6 * dayMs - random.below(dayMs / 2);
    await tx.insert(healthCardUploads).values({
      id,
      fileName: `cartao-saude-${String(90 - id).padStart(3, '0')}.xlsx`,
      userId: random.pick(uploaderIds),
      createdAt,
      arrivedAt: createdAt,
      total: isUnreadable ? 0 : total,
      done: isUnreadable ? 0 : total,
      failed,
      status: hasErrors || isUnreadable ? 'error' : 'success',
      errorMessage: isUnreadable
        ? 'O arquivo não tem a coluna “CPF”. Corrija o cabeçalho e envie de novo.'
        : hasErrors
          ? `${failed} de ${total} CPFs com erro.`
          : null,
      sourceId: files.idOf('seed-health-card', id),
    });
    await insertMany(tx, healthCardLines, rows);
  }
}
