import { writeCsvLine } from '@oraculo/api-client/contract';
import { enqueue } from '../jobs/jobQueue.ts';
import { insertMany } from '../db/insertMany.ts';
import type { Write } from '../db/openDatabase.ts';
import { batches, batchLines } from '../db/schema/eligibility.ts';
import { catalogBrands } from './operatorCatalog.ts';
import type { Random } from './random.ts';
import { seedFile } from './seedFile.ts';
import type { UploadSeedInput } from './UploadSeedInput.ts';
import { uploaderIds } from './seedUsers.ts';

type Batch = typeof batches.$inferInsert;

const statuses = ['aguardando', 'processando', 'processado', 'processado', 'erro', 'cancelado', 'processado'] as const;
const dayMs = 86_400_000;

/** Batches of the last weeks. An open one has a file and a job, which finishes it after the start. */
export async function seedBatches(
  tx: Write,
  random: Random,
  { files, now, operators, people }: UploadSeedInput,
): Promise<void> {
  const withBrands = operators.filter(({ brands }) => brands.length > 0);
  for (let id = 1; id <= 26; id += 1) {
    const status = id <= 2 ? statuses[id - 1]! : statuses[2 + (id % 5)]!;
    const operator = random.pick(withBrands);
    const brandId = random.pick(operator.brands);
    const total = 12 + random.below(28);
    const createdAt = id <= 2 ? now : now - id * 1.3 * dayMs - random.below(dayMs);
    const own = people.filter(({ ansId }) => ansId === operator.ansId);
    const lines = Array.from({ length: total }, (_, index) => {
      const person = random.pick(own);
      const isWrong = status === 'erro' || random.chance(0.06);
      return {
        batchId: id,
        line: index + 2,
        cardNumber: isWrong ? `${person.cardNumber.slice(0, -2)}` : person.cardNumber,
        cpf: person.cpf,
        fullName: person.fullName,
        birth: person.birth,
        outcome: isWrong ? 'Erro' : person.isActive && person.refusal === null ? 'Ativo' : 'Inativo',
        message: isWrong ? 'Cartão inválido' : (person.refusal ?? ''),
      };
    });
    const isOpen = id <= 2;
    const done = isOpen ? 0 : status === 'cancelado' ? Math.floor(total / 3) : total;
    const kept = lines.slice(0, done);
    const failed = kept.filter(({ outcome }) => outcome === 'Erro').length;
    const batch: Batch = {
      id,
      lot: `consulta-lote-${String(127 - id).padStart(4, '0')}.csv`,
      fileName: `consulta-lote-${String(127 - id).padStart(4, '0')}.csv`,
      ansId: operator.ansId,
      operatorName: operator.name,
      brandId,
      brandName: catalogBrands[brandId - 1]!,
      userId: random.pick(uploaderIds),
      status: isOpen ? 'aguardando' : status,
      message: status === 'erro' ? 'Nenhuma linha pôde ser consultada.' : '',
      createdAt,
      updatedAt: createdAt + (isOpen ? 0 : 90_000),
      total,
      done,
      failed,
      sourceId: isOpen
        ? await seedFile(tx, files, {
            purpose: 'batch-source',
            subjectId: id,
            name: 'consulta-lote.csv',
            contentType: 'text/csv',
            content: [
              writeCsvLine(['CARTEIRINHA', 'CPF', 'NOME', 'NASCIMENTO']),
              ...lines.map((line) => writeCsvLine([line.cardNumber, line.cpf, line.fullName, line.birth])),
            ].join(''),
            createdAt,
          })
        : null,
    };
    if (status === 'cancelado') batch.message = 'Processamento cancelado.';
    else if (status === 'processado' && failed > 0) batch.message = `${failed} de ${total} linhas com erro.`;
    await tx.insert(batches).values(batch);
    await insertMany(tx, batchLines, kept);
    if (isOpen) await enqueue(tx, 'batch', id, now + id * 20_000);
  }
}
