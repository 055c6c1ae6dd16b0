import { and, eq } from 'drizzle-orm';
import type { Read, Write } from '../../db/openDatabase.ts';
import { beneficiaries, eligibilityRecords } from '../../db/schema/eligibility.ts';
import { saoPauloDay } from '../saoPauloDay.ts';

export type Beneficiary = typeof beneficiaries.$inferSelect;

export interface EligibilityQuery {
  ansId: string;
  cardNumber: string | null;
  cpf: string | null;
  birth: string | null;
}

/** The person who matches all given data, found by the card or, without one, by the CPF. */
export async function findBeneficiary(read: Read, query: EligibilityQuery): Promise<Beneficiary | undefined> {
  const { ansId, birth, cardNumber, cpf } = query;
  if (!cardNumber && !cpf) return undefined;
  const [person] = await read
    .select()
    .from(beneficiaries)
    .where(
      and(
        eq(beneficiaries.ansId, ansId),
        cardNumber ? eq(beneficiaries.cardNumber, cardNumber) : undefined,
        cpf ? eq(beneficiaries.cpf, cpf) : undefined,
        birth ? eq(beneficiaries.birth, birth) : undefined,
      ),
    )
    .limit(1);
  return person;
}

export const isCovered = (person: Beneficiary): boolean => person.isActive && person.refusal === null;

/** Whether the person of a record is covered; null where the operator did not find the person. */
export function coverageOf({ fullName, isActive }: { fullName: string | null; isActive: boolean }): boolean | null {
  return isActive || fullName !== null ? isActive : null;
}

export interface QuerySource {
  ansId: string;
  operatorName: string;
  brandId: number | null;
  brandName: string | null;
  consumer: string;
}

/** The record that each query adds to the report, whether of one person or of a batch. */
export function recordOf(
  query: Pick<EligibilityQuery, 'cardNumber' | 'cpf'>,
  person: Beneficiary | undefined,
  source: QuerySource,
  now: number,
): typeof eligibilityRecords.$inferInsert {
  return {
    day: saoPauloDay(now),
    createdAt: now,
    ...source,
    cardNumber: person?.cardNumber ?? query.cardNumber,
    fullName: person?.fullName ?? null,
    planName: person?.plan.name ?? null,
    isActive: person !== undefined && isCovered(person),
  };
}

export async function rememberQuery(tx: Write, record: typeof eligibilityRecords.$inferInsert): Promise<void> {
  await tx.insert(eligibilityRecords).values(record);
}
