import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands, credentials, operatorBrands, operators, providers, templates } from '../src/db/schema/operators.ts';
import { brandIsActive, operatorIsActive } from '../src/domain/activeCredentials.ts';
import { readCredentialDraft, rejectDuplicate } from '../src/domain/credentialDraft.ts';
import { validateServices } from '../src/domain/operatorServices.ts';
import { findBrand, findOperator } from '../src/domain/operators.ts';
import { addBrand, readAnsIds } from '../src/maintenance/brands.ts';
import { openTestDatabase } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

let db: Awaited<ReturnType<typeof openTestDatabase>>;
const fields = { cardNumber: true, cpf: true, fullName: true, birthDate: true };
const operator = (ansId: string, isCompanyPlan = false) => ({
  ansId,
  name: `Saúde ${ansId}`,
  isCompanyPlan,
  requiredFields: fields,
  acceptedFields: fields,
  username: '',
  passwordSealed: '',
  eligibilityByCpf: true,
  createdAt: 0,
});
const credential = (id: number, ansId: string, brandId: number | null, hasError = false) => ({
  id,
  ansId,
  brandId,
  hasError,
  user: `usuario${id}`,
  passwordSealed: '',
  isWebService: false,
  providerCode: '7',
  createdAt: 0,
});

beforeAll(async () => {
  db = await openTestDatabase();
  await db.write(async (tx) => {
    await tx.insert(operators).values([operator('100001'), operator('100002', true), operator('100003')]);
    await tx.insert(brands).values([
      { id: 1, name: 'Aurora' },
      { id: 2, name: 'Ipê' },
    ]);
    await tx.insert(operatorBrands).values([
      { ansId: '100001', brandId: 1 },
      { ansId: '100001', brandId: 2 },
      { ansId: '100002', brandId: 2 },
      { ansId: '100003', brandId: 1 },
      { ansId: '100003', brandId: 2 },
    ]);
    await tx
      .insert(credentials)
      .values([
        credential(1, '100001', 1),
        credential(2, '100001', 2, true),
        credential(3, '100002', null, true),
        credential(4, '100003', null),
      ]);
    await tx.insert(providers).values({ id: 3, name: 'Robôs' });
    await tx.insert(templates).values({ id: 5, description: '4.01.00' });
  });
});
afterAll(() => db[Symbol.asyncDispose]());

const refused = (message: string, field?: string, reason = 'invalid') => ({
  name: 'DomainError',
  reason,
  message,
  fields: field === undefined ? undefined : { [field]: message },
});

test('an operator can be queried while one of its credentials works', async () => {
  const rows = await db.read.select({ ansId: operators.ansId }).from(operators).where(operatorIsActive(db));
  expect(rows.map(({ ansId }) => ansId).toSorted()).toEqual(['100001', '100003']);
});

test('a brand can be queried with its own working credential, or with one for all brands', async () => {
  const rows = await db.read.select().from(operatorBrands).where(brandIsActive(db));
  expect(rows.map(({ ansId, brandId }) => `${ansId} ${brandId}`).toSorted()).toEqual([
    '100001 1',
    '100003 1',
    '100003 2',
  ]);
});

test('an operator is found by its number alone', async () => {
  expect(await findOperator(db.read, '100002')).toMatchObject({ name: 'Saúde 100002', isCompanyPlan: true });
  await expect(findOperator(db.read, '999999')).rejects.toMatchObject(
    refused('Operadora não encontrada. Atualize a página.', undefined, 'notFound'),
  );
});

test('a brand is found with its operator alone', async () => {
  expect(await findBrand(db.read, '100002', '2')).toEqual({ id: 2, name: 'Ipê' });
  for (const brandId of ['1', '0', 'x'])
    await expect(findBrand(db.read, '100002', brandId)).rejects.toMatchObject(
      refused('A marca não pertence à operadora escolhida.', 'brandId'),
    );
});

const draft = {
  isWebService: false,
  brand: { id: '1' } as { id: string } | null,
  ansId: '100001',
  cnpj: '12.abc.345/0001-06' as string | null,
  cpf: '529.982.247-25' as string | null,
  description: 'Do teste',
  password: 'segredo',
  providerCode: '77',
  url: 'https://portal.example',
  user: 'ana',
};
const readDraft = (changes: Partial<typeof draft>) =>
  readCredentialDraft(db.read, { ...draft, ...changes }, (password) => `selada:${password}`);

test('a credential is saved unmasked, with a sealed password, and counts as working', async () => {
  expect(await readDraft({})).toEqual({
    ansId: '100001',
    brandId: 1,
    user: 'ana',
    passwordSealed: 'selada:segredo',
    isWebService: false,
    url: 'https://portal.example',
    cnpj: '12ABC345000106',
    cpf: '52998224725',
    description: 'Do teste',
    providerCode: '77',
    hasError: false,
  });
});

test.each<[string, Partial<typeof draft>, object]>([
  ['without a CPF', { cpf: null }, { cpf: null }],
  ['with an empty CPF', { cpf: '' }, { cpf: null }],
  ['without a CNPJ', { cnpj: null }, { cnpj: null }],
  ['with an empty CNPJ', { cnpj: ' ' }, { cnpj: null }],
  ['without a brand, by a web service', { brand: null, isWebService: true }, { brandId: null, isWebService: true }],
  ['without a brand, of the company plan', { brand: null, ansId: '100002' }, { brandId: null, ansId: '100002' }],
])('a credential %s is valid', async (_what, changes, saved) => {
  expect(await readDraft(changes)).toMatchObject(saved);
});

const badCnpj = refused('CNPJ deve ter 14 posições', 'cnpj');
const badCpf = refused('CPF deve ter 11 dígitos', 'cpf');
test.each<[string, Partial<typeof draft>, object]>([
  ['no brand', { brand: null }, refused('Marca é obrigatória', 'brandId')],
  [
    'a brand of another operator',
    { ansId: '100002' },
    refused('A marca não pertence à operadora escolhida.', 'brandId'),
  ],
  ['no document', { cnpj: null, cpf: null }, refused('CNPJ ou CPF é obrigatório', 'cnpj')],
  ['a CPF of ten digits', { cpf: '5299822472' }, badCpf],
  ['a CPF of twelve digits', { cpf: '529982247251' }, badCpf],
  ['a CNPJ of 13 characters', { cnpj: '1234567800010' }, badCnpj],
  ['a CNPJ of 15 characters', { cnpj: '123456780001066' }, badCnpj],
  ['a CNPJ whose check digits are letters', { cnpj: '123456780001AB' }, badCnpj],
])('a credential with %s is refused', async (_what, changes, refusal) => {
  await expect(readDraft(changes)).rejects.toMatchObject(refusal);
});

test.each<[string, Parameters<typeof rejectDuplicate>[1], number | undefined]>([
  ['a second one', { ansId: '100001', brandId: 1, user: 'usuario1' }, undefined],
  ['another one that becomes equal', { ansId: '100001', brandId: 1, user: 'usuario1' }, 2],
  ['a new one for all brands', { ansId: '100003', brandId: null, user: 'usuario4' }, undefined],
])('a duplicate credential is refused: %s', async (_what, twin, ownId) => {
  const message = 'Já existe uma credencial deste usuário para a operadora e a marca. Edite a que já existe.';
  await expect(rejectDuplicate(db.read, twin, ownId)).rejects.toMatchObject(refused(message, undefined, 'conflict'));
});

test.each<[string, Parameters<typeof rejectDuplicate>[1], number | undefined]>([
  ['the credential that is being changed', { ansId: '100001', brandId: 1, user: 'usuario1' }, 1],
  ['one of another brand', { ansId: '100001', brandId: 2, user: 'usuario1' }, undefined],
  ['one for all brands', { ansId: '100001', brandId: null, user: 'usuario1' }, undefined],
  ['one of another operator', { ansId: '100002', brandId: 1, user: 'usuario1' }, undefined],
  ['one of another user', { ansId: '100001', brandId: 1, user: 'ana' }, undefined],
])('%s is not a duplicate', async (_what, twin, ownId) => {
  expect(await rejectDuplicate(db.read, twin, ownId)).toBeUndefined();
});

const services = {
  name: ' Saúde Norte ',
  providerId: '3' as string | null,
  templateId: '5' as string | null,
  externalCovenantId: ' R-1 ' as string | null,
  serviceUrl: 'https://x.example/ws' as string | null,
  username: 'norte',
  eligibilityByCpf: true,
};
const read = (changes: Partial<typeof services>) => validateServices(db.read, { ...services, ...changes });

test('the services of an operator are saved without spaces around them', async () => {
  expect(await read({})).toEqual({
    name: 'Saúde Norte',
    providerId: 3,
    templateId: 5,
    externalCovenantId: 'R-1',
    serviceUrl: 'https://x.example/ws',
    username: 'norte',
    eligibilityByCpf: true,
  });
  const byRobot = { templateId: null, serviceUrl: null };
  expect(await read(byRobot)).toMatchObject({ ...byRobot, providerId: 3 });
  const byWebService = { providerId: null, externalCovenantId: null, serviceUrl: 'HTTP://x.example' };
  expect(await read(byWebService)).toMatchObject({ ...byWebService, templateId: 5 });
  expect(await read({ providerId: null, externalCovenantId: '  ' })).toMatchObject({ externalCovenantId: null });
});

const noAddress = refused('Endpoint é obrigatório quando Web Service está ativo', 'serviceUrl');
const badAddress = refused('Informe um endereço que comece com http:// ou https://', 'serviceUrl');
const noRobot = refused('Código do Robô é obrigatório quando RPA está ativo', 'externalCovenantId');
test.each<[string, Partial<typeof services>, object]>([
  ['no name', { name: '  ' }, refused('Nome da operadora é obrigatório', 'name')],
  [
    'no service',
    { providerId: null, templateId: null },
    refused('Ao menos um dos serviços (Web Service ou RPA) deve estar habilitado'),
  ],
  ['no address', { serviceUrl: null }, noAddress],
  ['an empty address', { serviceUrl: '' }, noAddress],
  ['another protocol', { serviceUrl: 'ftp://x.example' }, badAddress],
  ['a protocol that only ends in http', { serviceUrl: 'xhttps://x.example' }, badAddress],
  ['only a protocol', { serviceUrl: 'https://' }, badAddress],
  ['no robot', { externalCovenantId: null }, noRobot],
  ['an empty robot code', { externalCovenantId: '  ' }, noRobot],
  ['an unknown provider', { providerId: '4' }, refused('Fornecedor desconhecido.', 'providerId')],
  ['an unknown template', { templateId: '3' }, refused('Escolha uma versão TISS da lista.', 'templateId')],
])('an operator with %s is refused', async (_what, changes, refusal) => {
  await expect(read(changes)).rejects.toMatchObject(refusal);
});

test('the endpoint is not validated while the web service is off', async () => {
  expect(await read({ templateId: null, serviceUrl: 'ontem' })).toMatchObject({ templateId: null });
});

test('a brand is added to existing operators, and a second one of the same name is the same brand', async () => {
  await using own = await openTestDatabase();
  await own.write((tx) => tx.insert(operators).values([operator('100001'), operator('100003')]));
  await addBrand(own, ' Jequitibá', readAnsIds('100001'));
  await addBrand(own, 'Jequitibá', readAnsIds('100003, 100001,100003'));
  const [brand, ...others] = await own.read.select().from(brands);
  expect([brand?.name, others]).toEqual(['Jequitibá', []]);
  for (const ansId of ['100001', '100003'])
    expect(await findBrand(own.read, ansId, String(brand?.id))).toMatchObject({ name: 'Jequitibá' });
  await expect(addBrand(own, 'Outra', ['100001', '100009'])).rejects.toThrow(/registro ANS 100009/);
  expect(await own.read.select().from(brands)).toHaveLength(1);
  expect(() => readAnsIds('100001,Aurora')).toThrow(/6 dígitos.+"Aurora"/);
});
