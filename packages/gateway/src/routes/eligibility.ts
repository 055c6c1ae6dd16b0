import { operations } from '@oraculo/api-client/contract';
import { checkRange } from '../domain/dateRange.ts';
import {
  type Beneficiary,
  coverageOf,
  findBeneficiary,
  isCovered,
  recordOf,
  rememberQuery,
} from '../domain/eligibility/eligibilityCheck.ts';
import { createRecordSearch } from '../domain/eligibility/eligibilitySearch.ts';
import { numericId } from '../domain/numericId.ts';
import { findBrand, findOperator } from '../domain/operators.ts';
import { refuseCardNumber } from '../domain/eligibility/refuseCardNumber.ts';
import { invalidField } from '../domain/DomainError.ts';
import type { RouteContext } from '../RouteContext.ts';
import type { RegisterAnswer } from '../http/contractRoutes.ts';
import { isoInstant } from '../http/isoInstant.ts';

export function eligibilityRoutes(answer: RegisterAnswer, gateway: RouteContext): void {
  const { db, now } = gateway;
  const routes = operations.eligibility;
  const searchRecords = createRecordSearch(db, { now });

  answer(routes.check, async ({ body }) => {
    const operator = await findOperator(gateway.db.read, body.ansId);
    if (!operator.isCompanyPlan && body.brandId === null) throw invalidField('brandId', 'A marca é obrigatória');
    const brand = body.brandId === null ? null : await findBrand(gateway.db.read, operator.ansId, body.brandId);
    const { requiredFields: required } = operator;
    if (required.cardNumber && body.cardNumber === null)
      throw invalidField('cardNumber', 'Informe o número da carteirinha.');
    if (required.cpf && body.cpf === null) throw invalidField('cpf', 'CPF obrigatório');
    if (required.birthDate && body.birth === null) throw invalidField('birth', 'Data de nascimento obrigatória');
    const query = { ...body, cardNumber: body.cardNumber?.toUpperCase() ?? null };
    const person = await findBeneficiary(db.read, query);
    const record = recordOf(
      query,
      person,
      {
        ansId: operator.ansId,
        operatorName: operator.name,
        brandId: brand?.id ?? null,
        brandName: brand?.name ?? null,
        consumer: 'Consulta individual',
      },
      now(),
    );
    await db.writeRows((tx) => rememberQuery(tx, record));
    return person ? resultOf(person, operator.name) : unknownPerson(query, operator.name);
  });

  answer(routes.validateCard, async ({ body }) => {
    const operator = await findOperator(gateway.db.read, body.ansId);
    const message = refuseCardNumber(operator.ansId, body.cardNumber);
    return message === undefined ? { valid: true } : { valid: false, message };
  });

  answer(routes.search, async ({ query }) => {
    checkRange(query.firstDate, query.lastDate);
    const { rows, total } = await searchRecords(
      {
        firstDate: query.firstDate,
        lastDate: query.lastDate,
        ansId: query.ansId ?? null,
        brandId: query.brandId === undefined ? null : numericId(query.brandId),
      },
      { number: query.page, size: query.size },
    );
    return {
      content: rows.map((row) => ({
        carteirinha: row.cardNumber,
        nome: row.fullName,
        operator: row.operatorName,
        brand: row.brandName,
        nome_plano: row.planName,
        created_at: isoInstant(row.createdAt),
        consumer: row.consumer,
        status: coverageOf(row),
      })),
      totalElements: total,
      pageable: { pageSize: query.size },
    };
  });
}

function resultOf(person: Beneficiary, operatorName: string) {
  const eligible = isCovered(person);
  const refusal = person.refusal ?? '';
  return {
    status: String(eligible),
    eligible,
    reason: { description: refusal, negatives: refusal === '' ? [] : [{ description: refusal }] },
    covenant: { name: operatorName },
    patient: {
      name: person.fullName,
      birth: person.birth,
      cardNumber: person.cardNumber,
      cpf: person.cpf,
      cns: person.cns,
      reason: { code: '', description: refusal },
      plan: person.plan,
    },
  };
}

/** The operator does not know the person. The screen shows the code 404 as an invalid card number. */
function unknownPerson(query: { cardNumber: string | null; cpf: string | null }, operatorName: string) {
  const description = 'Beneficiário não encontrado na operadora';
  return {
    status: 'false',
    eligible: false,
    reason: { description, negatives: [{ description }] },
    covenant: { name: operatorName },
    patient: {
      name: '',
      birth: '',
      cardNumber: query.cardNumber ?? '',
      cpf: query.cpf ?? '',
      cns: '',
      reason: { code: '404', description },
      plan: {},
    },
  };
}
