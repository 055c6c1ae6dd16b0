import type { FileStore } from '../../storage/fileStore.ts';
import type { Write } from '../openDatabase.ts';
import type { CatalogOperator } from './operatorCatalog.ts';
import type { Random } from './random.ts';
import type { SeedBeneficiary } from './seedBeneficiaries.ts';

export interface UploadSeed {
  files: FileStore;
  now: number;
  people: readonly SeedBeneficiary[];
  operators: readonly CatalogOperator[];
}

export async function seedUploads(_tx: Write, _random: Random, _seed: UploadSeed): Promise<void> {}
