import { saoPauloDay } from '../domain/saoPauloDay.ts';
import type { eligibilityRecords } from '../db/schema/eligibility.ts';
import { type CatalogOperator, catalogBrands } from './operatorCatalog.ts';
import type { Random } from './random.ts';
import type { SeedBeneficiary } from './seedBeneficiaries.ts';

export type SeedRecord = Omit<typeof eligibilityRecords.$inferSelect, 'id'>;

const consumers = [
  'Consulta individual',
  'Consulta individual',
  'Gestão em massa',
  'Portal de atendimento',
  'Agendamento',
];
const dayMs = 24 * 60 * 60 * 1000;

/** Queries of the last `days` days before `now`, oldest first, more of them during working hours. */
export function seedEligibility(
  random: Random,
  operators: readonly CatalogOperator[],
  beneficiaries: readonly SeedBeneficiary[],
  total: number,
  now: number,
  days = 60,
): SeedRecord[] {
  const operatorOf = new Map(operators.map((operator) => [operator.ansId, operator]));
  const times = Array.from({ length: total }, () => {
    const day = random.below(days);
    const hour = random.chance(0.85) ? 8 + random.below(11) : random.below(24);
    const instant = now - day * dayMs;
    const startOfUtcDay = instant - (instant % dayMs);
    // São Paulo is three hours behind UTC, so eight in the morning there is eleven in UTC.
    const drawn = startOfUtcDay + ((hour + 3) % 24) * 3_600_000 + random.below(3_600_000);
    return Math.min(drawn, now - random.below(3_600_000));
  }).toSorted((a, b) => a - b);

  return times.map((createdAt) => {
    const person = random.pick(beneficiaries);
    const operator = operatorOf.get(person.ansId)!;
    const brandId = operator.brands.length === 0 ? null : random.pick(operator.brands);
    const isUnknown = random.chance(0.01);
    return {
      day: saoPauloDay(createdAt),
      createdAt,
      ansId: operator.ansId,
      operatorName: operator.name,
      brandId,
      brandName: brandId === null ? null : catalogBrands[brandId - 1]!,
      cardNumber: person.cardNumber,
      // The operator does not know this card, so nothing else is known about the person.
      fullName: isUnknown ? null : person.fullName,
      planName: isUnknown ? null : person.plan.name,
      consumer: random.pick(consumers),
      isActive: !isUnknown && person.isActive && person.refusal === null,
    };
  });
}
