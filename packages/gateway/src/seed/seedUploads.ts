import type { Write } from '../db/openDatabase.ts';
import type { Random } from './random.ts';
import { seedBatches } from './seedBatches.ts';
import { seedDocuments } from './seedDocuments.ts';
import { seedGlosas } from './seedGlosas.ts';
import { seedHealthCard } from './seedHealthCard.ts';
import { seedRestores } from './seedRestores.ts';
import type { UploadSeedInput } from './UploadSeedInput.ts';

/** Rows of every kind and status in the lists of uploads. Unfinished rows have real jobs, which run after the first start. */
export async function seedUploads(tx: Write, random: Random, seed: UploadSeedInput): Promise<void> {
  await seedBatches(tx, random, seed);
  await seedRestores(tx, random, seed);
  await seedDocuments(tx, random, seed);
  await seedGlosas(tx, random, seed);
  await seedHealthCard(tx, random, seed);
}
