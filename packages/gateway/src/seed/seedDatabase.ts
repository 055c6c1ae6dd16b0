import { eq } from 'drizzle-orm';
import type { Sealing } from '../auth/sealing.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { insertMany } from '../db/insertMany.ts';
import { backgroundLockTimeoutMs, type Database } from '../db/openDatabase.ts';
import { beneficiaries, eligibilityRecords, reports } from '../db/schema/eligibility.ts';
import { brands, credentials, operatorBrands, operators, providers, templates } from '../db/schema/operators.ts';
import { users } from '../db/schema/accounts.ts';
import { settings } from '../db/schema/settings.ts';
import { files } from '../db/schema/uploads.ts';
import { catalogBrands, catalogOperators, catalogProviders, catalogTemplates } from './operatorCatalog.ts';
import { createRandom } from './random.ts';
import { seedBeneficiaries } from './seedBeneficiaries.ts';
import { seedEligibility } from './seedEligibility.ts';
import { seedCredentials, seedOperators } from './seedOperators.ts';
import { seedReports } from './seedReports.ts';
import { seedUploads } from './seedUploads.ts';
import { seedUsers } from './seedUsers.ts';

export interface SeedSettings {
  sealing: Sealing;
  files: FileStore;
  now: number;
  retentionMs: number;
  beneficiaries: number;
  eligibilityRecords: number;
}

export const seedMark = 'seeded';
const seedNumber = 20_260_114;

export const numberedRows = (names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));

/** Fills an empty database in one transaction; a filled one stays as it is. Returns whether it filled. */
export async function seedDatabase(db: Database, wanted: SeedSettings): Promise<boolean> {
  const isSeeded = (read: Pick<typeof db.read, 'select'>) =>
    read.select().from(settings).where(eq(settings.name, seedMark)).limit(1);
  if ((await isSeeded(db.read)).length > 0) return false;

  const random = createRandom(seedNumber);
  const people = seedBeneficiaries(random, catalogOperators, wanted.beneficiaries);
  const records = seedEligibility(random, catalogOperators, people, wanted.eligibilityRecords, wanted.now);
  const accounts = await seedUsers();

  return db.write(async (tx) => {
    // If two processes start together, the second one finds the setting after it gets the write lock.
    if ((await isSeeded(tx)).length > 0) return false;
    await tx.insert(users).values(accounts);
    await tx.insert(providers).values(numberedRows(catalogProviders));
    await tx.insert(templates).values(catalogTemplates.map((description, index) => ({ id: index + 1, description })));
    await tx.insert(operators).values(seedOperators(random, catalogOperators, wanted.sealing, wanted.now));
    await tx.insert(brands).values(numberedRows(catalogBrands));
    await tx
      .insert(operatorBrands)
      .values(catalogOperators.flatMap(({ ansId, brands }) => brands.map((brandId) => ({ ansId, brandId }))));
    await tx.insert(credentials).values(seedCredentials(random, catalogOperators, wanted.sealing, wanted.now));
    await insertMany(tx, beneficiaries, people);
    await insertMany(tx, eligibilityRecords, records);
    const history = await seedReports(random, records, wanted.files, wanted.now, wanted.retentionMs);
    await tx.insert(files).values(history.files);
    await tx.insert(reports).values(history.reports);
    await seedUploads(tx, random, { ...wanted, people, operators: catalogOperators });
    await db.engine.resetIdSequences(tx);
    await tx.insert(settings).values({ name: seedMark, value: new Date(wanted.now).toISOString() });
    return true;
  }, backgroundLockTimeoutMs);
}
