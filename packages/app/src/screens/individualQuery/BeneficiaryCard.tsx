import type { BeneficiaryResult } from '@oraculo/api-client';
import { Card, DescriptionList, ProfileHeading, StatusBadge } from '@oraculo/ui';
import { missing } from '../../dates/dates.ts';
import { beneficiaryBadge, beneficiaryFields } from './beneficiary.ts';

/** What the operator said about one person. */
export function BeneficiaryCard({ result }: { result: BeneficiaryResult }) {
  const badge = beneficiaryBadge(result);
  return (
    <Card
      aria-label="Informações do beneficiário consultado"
      heading={<ProfileHeading label="Nome" name={result.patient.name || missing} />}
      actions={<StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>}
      isFlush
    >
      <DescriptionList items={beneficiaryFields(result)} />
    </Card>
  );
}
