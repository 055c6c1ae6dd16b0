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
 * The fields to keep when the user chooses another operator: the ones it uses, or all while its fields are unknown,
 * except the card number.
 */
export function keptFields(
  { fullName, cpf, birth, birthText }: IndividualQueryDraft,
  usedFields: Operator['eligibilityBy'] | undefined,
): Partial<PatientFields> {
  return {
    ...(usedFields?.fullName !== false && { fullName }),
    ...(usedFields?.cpf !== false && { cpf }),
    ...(usedFields?.birthDate !== false && { birth, birthText }),
  };
}
