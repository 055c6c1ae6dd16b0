import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beneficiaries } from '../src/db/schema/eligibility.ts';
import { operators } from '../src/db/schema/operators.ts';
import { users } from '../src/db/schema/accounts.ts';
import { type JobKind, jobs } from '../src/db/schema/jobs.ts';
import { files } from '../src/db/schema/uploads.ts';
import { jobHandlers } from '../src/jobs/handlers.ts';
import { enqueue, type StepOutcome } from '../src/jobs/jobQueue.ts';
import type { JobContext } from '../src/jobs/jobWorker.ts';
import { FolderStore } from '../src/storage/folderStore.ts';
import { openTestDatabase } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

export const now = Date.parse('2026-11-20T12:00:00Z');

const fields = { cardNumber: true, cpf: true, fullName: true, birthDate: true };
const operator: typeof operators.$inferInsert = {
  ansId: '301264',
  name: 'Saúde Norte',
  isCompanyPlan: false,
  requiredFields: { ...fields, birthDate: false },
  acceptedFields: fields,
  username: 'norte',
  passwordSealed: '',
  eligibilityByCpf: true,
  createdAt: 0,
};

type Person = typeof beneficiaries.$inferInsert;
const person = {
  ansId: operator.ansId,
  birth: '1980-02-01',
  cns: '',
  fullName: 'Ana',
  isActive: true,
  plan: { name: 'Pleno' } as Person['plan'],
};

/** An empty database and a folder for files, for running the steps of a job one by one. */
export async function openJobEnvironment(changes: Partial<JobContext> = {}) {
  const db = await openTestDatabase();
  const ana = {
    id: 1,
    username: 'ana',
    email: 'ana@oraculo.example',
    givenName: 'Ana',
    passwordHash: 'none',
    membership: [],
  };
  await db.write((tx) => tx.insert(users).values(ana));
  const folder = await mkdtemp(join(tmpdir(), 'oraculo-jobs-'));
  const store = new FolderStore(folder);
  await store.prepare();
  const context: JobContext = {
    db,
    files: store,
    now: () => now,
    fileRetentionMs: 1000,
    sourceRetentionMs: 2000,
    uploadAddressMs: 60_000,
    maxLines: 1000,
    maxFileBytes: 1024 * 1024,
    ...changes,
  };

  const jobOf = async (kind: JobKind, subjectId: number) => {
    await db.write((tx) => enqueue(tx, kind, subjectId, now));
    const found = await db.read.select().from(jobs).where(eq(jobs.subjectId, subjectId));
    return found.find((job) => job.kind === kind)!;
  };

  const step = async (kind: JobKind, subjectId: number, at = 0): Promise<StepOutcome> => {
    const job = { ...(await jobOf(kind, subjectId)), step: at };
    const apply = await jobHandlers[kind].step(job, context);
    return db.write(apply);
  };

  return {
    ...context,
    /** Runs one step: the first one, or the one with this number. */
    step,
    /** Runs step after step until the job is done; returns the number of steps. */
    async finish(kind: JobKind, subjectId: number): Promise<number> {
      for (let steps = 1; ; steps += 1) {
        const outcome = await step(kind, subjectId);
        if (outcome === 'done') return steps;
        if (outcome !== 'again') throw new Error(`A step ended as ${JSON.stringify(outcome)}`);
      }
    },
    async giveUp(kind: JobKind, subjectId: number): Promise<void> {
      const job = await jobOf(kind, subjectId);
      await db.write((tx) => jobHandlers[kind].giveUp(tx, job, now));
    },
    /** Stores these bytes under a new id. */
    async storeSource(content: string | Uint8Array): Promise<string> {
      const row = { id: store.newId(), name: 'origem', contentType: 'text/csv', size: 0, createdAt: now };
      await store.storeBytes(row, content);
      await db.write((tx) => tx.insert(files).values(row));
      return row.id;
    },
    /** An operator that knows these people. */
    addPeople: (people: (Pick<Person, 'cardNumber' | 'cpf'> & Partial<Person>)[]) =>
      db.write(async (tx) => {
        await tx.insert(operators).values(operator);
        await tx.insert(beneficiaries).values(people.map((one) => ({ ...person, ...one })));
      }),
    /** The description of a stored file, and its text. */
    async storedFile(id: string | null | undefined) {
      const [row] = await db.read
        .select()
        .from(files)
        .where(eq(files.id, id ?? ''));
      return { ...row, text: row && (await store.readEnd(row.id, row.size)).toString() };
    },
    async [Symbol.asyncDispose](): Promise<void> {
      await db[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
