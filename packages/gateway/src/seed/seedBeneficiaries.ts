import { type CardNumberRuleName, cardNumberRules } from '@oraculo/api-client';
import { cpfCheckDigits } from '@oraculo/api-client/contract';
import type { beneficiaries, PlanDetails } from '../db/schema/eligibility.ts';
import { drawName } from './names.ts';
import type { CatalogOperator } from './operatorCatalog.ts';
import type { Random } from './random.ts';

export type SeedBeneficiary = typeof beneficiaries.$inferInsert & { id: number };

function drawCpf(random: Random): string {
  const nine = random.digits(9);
  return nine + cpfCheckDigits(nine);
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

function drawCard(random: Random, rule: CardNumberRuleName | null, prefix: string, serial: number): string {
  const tail = String(serial).padStart(5, '0');
  if (rule === 'alnum20') return Array.from({ length: 15 }, () => random.pick([...letters])).join('') + tail;
  const length = rule === null ? 12 : rule === 'upTo20' ? 8 + random.below(13) : cardNumberRules[rule].length;
  return prefix + random.digits(length - prefix.length - tail.length) + tail;
}

const products = ['Essencial', 'Clássico', 'Executivo', 'Família', 'Corporativo', 'Prata', 'Ouro', 'Diamante'];
const networks = ['Rede Básica', 'Rede Ampla', 'Rede Nacional', 'Rede Regional Sul', 'Rede Referenciada'];
const segments = ['Ambulatorial', 'Ambulatorial + Hospitalar', 'Hospitalar com obstetrícia', 'Referência'];

function drawPlan(random: Random, operatorName: string): PlanDetails {
  const product = random.pick(products);
  return {
    healthPlanName: operatorName,
    name: `${product} ${random.pick(['100', '200', '300', '500'])}`,
    code: random.digits(6),
    network: random.pick(networks),
    product,
    segment: random.pick(segments),
    accommodation: random.pick(['Apartamento', 'Enfermaria']),
    companion: random.pick(['Sim', 'Não']),
    contractType: random.pick(['Individual', 'Coletivo empresarial', 'Coletivo por adesão']),
    // A few plans have no level: the screen shows '-' for it.
    level: random.chance(0.15) ? '' : random.pick(['I', 'II', 'III', 'IV']),
  };
}

const refusals = [
  'Carência contratual em andamento',
  'Plano suspenso por falta de pagamento',
  'Procedimento sem cobertura no plano',
  'Cadastro em atualização na operadora',
];

// Birth dates on days without a midnight in São Paulo: if a screen read them as instants, it would show the previous
// day.
const skippedMidnights = ['1985-11-02', '1987-10-25', '1990-10-21', '2000-10-08', '2017-10-15', '2018-11-04'];

function drawBirth(random: Random): string {
  if (random.chance(0.01)) return random.pick(skippedMidnights);
  const year = 1932 + random.below(92);
  const month = 1 + random.below(12);
  return `${year}-${String(month).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`;
}

export function seedBeneficiaries(
  random: Random,
  operators: readonly CatalogOperator[],
  total: number,
): SeedBeneficiary[] {
  return Array.from({ length: total }, (_, index) => {
    const operator = operators[index % operators.length]!;
    const isActive = !random.chance(0.08);
    return {
      id: index + 1,
      ansId: operator.ansId,
      cardNumber: drawCard(random, operator.rule, operator.cardPrefix, index + 1),
      cpf: drawCpf(random),
      fullName: drawName(random),
      birth: drawBirth(random),
      cns: `7${random.digits(14)}`,
      isActive,
      refusal: isActive && random.chance(0.04) ? random.pick(refusals) : null,
      plan: drawPlan(random, operator.name),
    };
  });
}
