import { operations } from '../contract/operations.ts';
import type { Operation } from '../core/operation.ts';
import type { Samples } from './samples.ts';
import type { RequestValues, ServiceAnswer, Service } from './service.ts';

/** The mismatch of an answer with the contract; undefined if there is none. */
type FindMismatch = (answer: ServiceAnswer) => string | undefined;

export interface Checks {
  service: Service;
  samples: Samples;
  attempt: (
    operation: Operation,
    values: RequestValues,
    expected: string,
    mismatchOf: FindMismatch,
  ) => Promise<ServiceAnswer | undefined>;
  report: (operation: string, expected: string, mismatch: string | undefined) => void;
  skip: (operation: string, expected: string) => void;
  matches: (operation: Operation) => FindMismatch;
  refusedWith: (status: number) => FindMismatch;
}

/** An ANS number that no operator has yet. */
function freeAnsId(taken: readonly string[]): string {
  let ansId = 990_000 + Math.floor(Math.random() * 9000);
  while (taken.includes(String(ansId))) ansId += 1;
  return String(ansId);
}

/** The contract has no call that deletes an operator, so the check creates its own operator and changes it. */
async function operatorWrites({ samples, attempt, skip, matches }: Checks): Promise<void> {
  const { create, update } = operations.operators;
  const [template] = samples.templates;
  const body = {
    ansId: freeAnsId(samples.ansIds),
    name: 'Conformidade',
    providerId: null,
    templateId: template === undefined ? null : String(template.id),
    externalCovenantId: null,
    serviceUrl: 'https://conformidade.example',
    username: 'conformidade',
    password: 'conformidade-1',
    eligibilityByCpf: true,
  };
  if (!template) return [create, update].forEach(({ id }) => skip(id, 'the answer matches the schema'));
  await attempt(create, { body }, 'an operator, 201', matches(create));
  await attempt(update, { body: { ...body, password: '' } }, 'the operator, 200', matches(update));
}

async function credentialWrites({ samples, attempt, matches }: Checks): Promise<void> {
  const { create, update, remove } = operations.credentials;
  const { ansId = '', brand } = samples;
  const body = {
    isWebService: true,
    brand: brand ? { id: String(brand.id), name: String(brand.name) } : null,
    ansId,
    cnpj: '11222333000181',
    cpf: null,
    description: 'Conformidade',
    password: 'conformidade-1',
    providerCode: 'conformidade',
    url: 'https://conformidade.example',
    user: `conformidade.${Date.now()}`,
  };
  const created = await attempt(create, { body }, 'a credential, 201', matches(create));
  const id = Object(created?.json).id;
  if (id === undefined) return;
  const params = { credentialId: String(id) };
  const changed = { ...body, credentialId: String(id), description: 'Conformidade, mudada' };
  await attempt(update, { params, body: changed }, 'the credential, 200', matches(update));
  await attempt(remove, { params: { id: String(id) } }, 'no content, 204', matches(remove));
}

/** Tests the calls that change data, except uploads. Deletes the data afterwards as far as the contract allows. */
export async function writes(checks: Checks): Promise<void> {
  const { samples, attempt, skip, matches, refusedWith } = checks;
  const { eligibility, reports } = operations;
  const { ansId, brand } = samples;
  await operatorWrites(checks);
  await credentialWrites(checks);

  if (ansId === undefined)
    [eligibility.check, eligibility.validateCard].forEach(({ id }) => skip(id, 'the answer matches the schema'));
  else {
    // Nobody has this card. Whether the answer is a result or a 404 depends on the operator.
    const person = { cardNumber: '12345678901234567890', cpf: '52998224725', birth: '1980-01-31' };
    const body = { ansId, brandId: brand ? String(brand.id) : null, ...person };
    await attempt(eligibility.check, { body }, 'a result, or 404 for nobody', (answer) =>
      answer.status === 404 ? refusedWith(404)(answer) : matches(eligibility.check)(answer),
    );
    const card = { ansId, cardNumber: '1' };
    await attempt(
      eligibility.validateCard,
      { body: card },
      'the answer matches the schema',
      matches(eligibility.validateCard),
    );
  }

  const today = new Date().toISOString().slice(0, 10);
  const report = { firstDate: today, lastDate: today, ansId: null, brandId: null };
  await attempt(reports.request, { body: report }, 'a file', matches(reports.request));
}
