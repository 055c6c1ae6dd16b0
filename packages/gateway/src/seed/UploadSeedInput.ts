import type { FileStore } from '../storage/fileStore.ts';
import type { CatalogOperator } from './operatorCatalog.ts';
import type { SeedBeneficiary } from './seedBeneficiaries.ts';

/** The data that the seeds of the upload lists share. */
export interface UploadSeedInput {
  files: FileStore;
  now: number;
  people: readonly SeedBeneficiary[];
  operators: readonly CatalogOperator[];
}
