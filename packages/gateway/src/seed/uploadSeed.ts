import type { FileStore } from '../storage/fileStore.ts';
import type { CatalogOperator } from './operatorCatalog.ts';
import type { SeedBeneficiary } from './seedBeneficiaries.ts';

/** What the seeds of the upload lists work with. */
export interface UploadSeed {
  files: FileStore;
  now: number;
  people: readonly SeedBeneficiary[];
  operators: readonly CatalogOperator[];
}
