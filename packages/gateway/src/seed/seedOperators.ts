import type { Sealing } from '../auth/sealing.ts';
import { cpfCheckDigits } from '@oraculo/api-client/contract';
import type { credentials, FieldFlags, operators } from '../db/schema/operators.ts';
import { type CatalogOperator, catalogProviders, catalogTemplates } from './operatorCatalog.ts';
import type { Random } from './random.ts';

const flags = (letters: string): FieldFlags => ({
  cardNumber: letters.includes('c'),
  cpf: letters.includes('p'),
  fullName: letters.includes('n'),
  birthDate: letters.includes('b'),
});

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

export function seedOperators(
  random: Random,
  catalog: readonly CatalogOperator[],
  sealing: Sealing,
  now: number,
): (typeof operators.$inferInsert)[] {
  return catalog.map((operator, index) => {
    const hasWeb = operator.service !== 'robot';
    const hasRobot = operator.service !== 'web';
    return {
      ansId: operator.ansId,
      name: operator.name,
      isCompanyPlan: operator.isCompanyPlan === true,
      requiredFields: flags(operator.required),
      acceptedFields: flags(operator.accepted),
      providerId: hasRobot ? 1 + (index % catalogProviders.length) : null,
      templateId: hasWeb ? 1 + (index % catalogTemplates.length) : null,
      externalCovenantId: hasRobot ? `ROBO-${random.digits(4)}` : null,
      serviceUrl: hasWeb ? `https://tiss.${slug(operator.name)}.example/elegibilidade` : null,
      username: slug(operator.name).replaceAll('-', '.'),
      passwordSealed: sealing.seal(`Operadora-${random.digits(6)}`),
      eligibilityByCpf: operator.accepted.includes('p'),
      createdAt: now - (30 + index * 17) * 24 * 60 * 60 * 1000 - random.below(86_400_000),
    };
  });
}

const drawCnpj = (random: Random): string => {
  const twelve = `${random.digits(8)}0001`;
  const digit = (digits: string) => {
    const weights = [...digits].map((_, index) => ((digits.length - 1 - index) % 8) + 2);
    const rest = [...digits].reduce((sum, char, index) => sum + Number(char) * weights[index]!, 0) % 11;
    return String(rest < 2 ? 0 : 11 - rest);
  };
  const first = digit(twelve);
  return twelve + first + digit(twelve + first);
};

/** One credential for most pairs of operator and brand. Some operators have none, and a few credentials do not work. */
export function seedCredentials(
  random: Random,
  catalog: readonly CatalogOperator[],
  sealing: Sealing,
  now: number,
): (typeof credentials.$inferInsert)[] {
  // The last two operators before the company plan have no credential, so they are listed only with
  // ignoreCredentialActive.
  return catalog
    .filter(({ ansId }) => ansId !== '000528' && ansId !== '009013')
    .flatMap((operator) => {
      const brands = operator.service === 'web' && random.chance(0.4) ? [null] : operator.brands;
      return (brands.length === 0 ? [null] : brands).map((brandId, index) => {
        const hasCnpj = random.chance(0.8);
        const nine = random.digits(9);
        return {
          ansId: operator.ansId,
          brandId,
          user: `${slug(operator.name).slice(0, 12)}.${random.digits(3)}`,
          passwordSealed: sealing.seal(`Credencial-${random.digits(6)}`),
          isWebService: operator.service !== 'robot',
          url: operator.service === 'robot' ? null : `https://portal.${slug(operator.name)}.example/prestador`,
          cnpj: hasCnpj ? drawCnpj(random) : null,
          cpf: hasCnpj ? null : nine + cpfCheckDigits(nine),
          description: random.chance(0.5) ? `Acesso ${index === 0 ? 'principal' : 'da unidade'} ao portal` : null,
          providerCode: random.digits(8),
          hasError: index > 0 && random.chance(0.35),
          createdAt: now - (5 + random.below(300)) * 86_400_000,
        };
      });
    });
}
