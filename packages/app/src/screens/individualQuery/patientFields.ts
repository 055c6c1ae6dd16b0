import type { Operator } from '@oraculo/api-client';
import type { IndividualQueryDraft } from './individualQuerySuite.ts';

type PatientFields = Omit<IndividualQueryDraft, 'ansId' | 'brandId'>;

/** The typed fields about one person, without operator and brand. */
export const patientFields = ({ cardNumber, fullName, cpf, birth, birthText }: PatientFields): PatientFields => ({
  cardNumber,
  fullName,
  cpf,
  birth,
  birthText,
});

/**
 * The typed fields that another operator uses too, or all when its fields are unknown. A card number never belongs to
 * another operator.
 */
export function keptFields(
  { fullName, cpf, birth, birthText }: IndividualQueryDraft,
  asked: Operator['eligibilityBy'] | undefined,
): Partial<PatientFields> {
  return {
    ...(asked?.fullName !== false && { fullName }),
    ...(asked?.cpf !== false && { cpf }),
    ...(asked?.birthDate !== false && { birth, birthText }),
  };
}
