import writeExcelFile from 'write-excel-file/node';
import { xlsxType } from '../intake/fileKinds.ts';
import { enqueue } from '../jobs/jobQueue.ts';
import { insertMany } from '../db/insertMany.ts';
import type { Write } from '../db/openDatabase.ts';
import { glosaLines, glosaUploads } from '../db/schema/uploads.ts';
import type { Random } from './random.ts';
import { seedFile } from './seedFile.ts';
import type { UploadSeedInput } from './UploadSeedInput.ts';
import { uploaderIds } from './seedUsers.ts';

const dayMs = 86_400_000;
const reasons = [
  'Procedimento autorizado previamente pela operadora.',
  'Material utilizado conforme tabela contratada.',
  'Guia enviada dentro do prazo contratual.',
  'Quantidade compatível com o laudo anexado.',
];
const errors = [
  ['G002', 'O número da guia deve ter só dígitos, até 20.'],
  ['G003', 'Guia repetida na planilha.'],
  ['G004', 'Justificativa ausente ou com menos de 10 caracteres.'],
  ['G005', 'O valor deve ser um número maior que zero.'],
] as const;

/** Every fourth upload has guides that failed, so that a returned upload has errors to show. */
const responses = ['Recebido', 'Enviado', 'Falha no Envio', 'Devolvido', 'Recebido', 'Recebido'] as const;

export async function seedGlosas(tx: Write, random: Random, { files, now }: UploadSeedInput): Promise<void> {
  for (let id = 1; id <= 24; id += 1) {
    const isOpen = id === 1;
    const total = 8 + random.below(60);
    const status = id % 7 === 5 ? 'erro' : id % 3 === 0 ? 'sucesso parcial' : 'sucesso';
    const failed = status === 'sucesso' ? 0 : status === 'erro' ? total : 1 + random.below(total - 1);
    // A failed run stops in the middle, so nothing was sent to the operator.
    const done = status === 'erro' ? Math.floor(total / 2) : total;
    const lines = Array.from({ length: total }, (_, index) => {
      const error = index < failed && !isOpen ? random.pick(errors) : undefined;
      return {
        uploadId: id,
        line: index + 1,
        guideNumber: random.digits(12),
        amount: `${20 + random.below(900)},${random.digits(2)}`,
        reason: random.pick(reasons),
        errorCode: index < done ? (error?.[0] ?? null) : null,
        errorMessage: index < done ? (error?.[1] ?? null) : null,
      };
    });
    const createdAt = isOpen ? now : now - id * 1.1 * dayMs - random.below(dayMs / 2);
    const spreadsheetName = `recurso-glosas-${String(240 - id).padStart(4, '0')}.xlsx`;
    const response = status === 'erro' ? 'Pendente' : responses[id % responses.length]!;
    const good = total - failed;
    await tx.insert(glosaUploads).values({
      id,
      spreadsheetName,
      userId: random.pick(uploaderIds),
      createdAt,
      status: isOpen ? 'na fila' : status,
      total,
      done: isOpen ? 0 : done,
      failed: isOpen ? 0 : Math.min(failed, done),
      responseStatus: isOpen ? 'Pendente' : response,
      responseCount: isOpen || !['Recebido', 'Devolvido'].includes(response) ? 0 : good,
      sourceId: isOpen ? await writeSource(tx, files, id, spreadsheetName, lines, createdAt) : null,
    });
    if (isOpen) await enqueue(tx, 'glosa', id, now + 25_000);
    else await insertMany(tx, glosaLines, lines);
  }
}

async function writeSource(
  tx: Write,
  files: UploadSeedInput['files'],
  id: number,
  name: string,
  lines: readonly { guideNumber: string; amount: string; reason: string }[],
  createdAt: number,
): Promise<string> {
  const cells = [
    ['NUMERO_GUIA', 'VALOR', 'JUSTIFICATIVA'],
    ...lines.map(({ guideNumber, amount, reason }) => [guideNumber, amount, reason]),
  ].map((row) => row.map((value) => ({ value, type: String })));
  const content = await writeExcelFile(cells).toBuffer();
  return seedFile(tx, files, {
    purpose: 'glosa-source',
    subjectId: id,
    name,
    contentType: xlsxType,
    content,
    createdAt,
  });
}
