import type { FileStore } from '../storage/fileStore.ts';
import type { CatalogOperator } from './operatorCatalog.ts';
import type { SeedBeneficiary } from './seedBeneficiaries.ts';

/** The input that the seeds of all lists of uploads share. */
export interface UploadSeedInput {
  files: FileStore;
  now: number;
  people: readonly SeedBeneficiary[];
  operators: readonly CatalogOperator[];
}
