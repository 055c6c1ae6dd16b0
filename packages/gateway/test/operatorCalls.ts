import { expect } from 'vitest';
import { credentialDraft, operatorDraft } from './drafts.ts';
import type { TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

type Client = Awaited<ReturnType<TestGateway['clientOf']>>;

/** The calls about operators and their brands, for `contract.test.ts`. */
export const operatorCalls = (admin: () => Client) => ({
  'operators.list': async () => {
    const active = await admin().operators.list();
    const all = await admin().operators.list({ ignoreCredentialActive: true });
    expect(all.length).toBeGreaterThanOrEqual(24);
    expect(
      all
        .filter(({ id }) => !active.some((operator) => operator.id === id))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['000528', '009013']);
    expect(all.filter(({ isCompanyPlan }) => isCompanyPlan)).toHaveLength(1);
  },
  'operators.page': async () => {
    expect((await admin().operators.page({ ansId: '004' })).items.map(({ id }) => id)).toEqual(['004187']);
    expect((await admin().operators.page({ name: '100%' })).total).toBe(0);
    const named = async (name: string) => (await admin().operators.page({ name })).items.map(({ id }) => id);
    for (const typed of ['saude norte', 'SAÚDE NORTE', 'Saúde Nor']) expect(await named(typed)).toEqual(['301264']);
    expect((await admin().operators.page({ page: 2, pageSize: 10 })).items).toHaveLength(10);
  },
  'operators.options': async () =>
    expect(await admin().operators.options()).toContainEqual({ id: '301264', name: 'Saúde Norte' }),
  'operators.get': async () => {
    const operator = await admin().operators.get('004187');
    expect(operator).toMatchObject({ id: '004187', isWebService: true, isRpa: false });
    expect(JSON.stringify(operator)).not.toMatch(/password/i);
  },
  'operators.providers': async () => expect(await admin().operators.providers()).toHaveLength(4),
  'operators.create': async () => {
    expect(await admin().operators.create(operatorDraft)).toMatchObject({
      id: '499001',
      isRpa: true,
      isWebService: false,
    });
  },
  'operators.update': async () => {
    const updated = await admin().operators.update({
      ...operatorDraft,
      ansId: '416270',
      name: 'Integra Vida Brasil',
      password: '',
    });
    expect(updated.name).toBe('Integra Vida Brasil');
  },
  'brands.ofOperator': async () => {
    expect(
      (await admin().brands.ofOperator('301264', { ignoreCredentialActive: true })).map(({ name }) => name),
    ).toEqual(['Imagem Atlântica', 'Laboratório Aurora']);
  },
  'brands.all': async () => expect((await admin().brands.all()).length).toBe(10),
  'templates.list': async () => expect((await admin().templates.list())[0]?.description).toBe('TISS 3.02.02'),
});

/** The calls about credentials, for `contract.test.ts`. */
export const credentialCalls = (admin: () => Client) => ({
  'credentials.list': async () => {
    const working = await admin().credentials.list({ pageSize: 100 });
    const broken = await admin().credentials.list({ error: true, pageSize: 100 });
    expect(broken.total).toBeGreaterThan(2);
    expect(working.total).toBeGreaterThan(broken.total);
    expect(JSON.stringify([working, broken])).not.toMatch(/password|Credencial-/i);
  },
  'credentials.report': async () => {
    const { blob } = await admin().credentials.report();
    expect(new TextDecoder('latin1').decode((await blob.arrayBuffer()).slice(0, 2))).toBe('PK');
  },
  'credentials.get': async () => expect((await admin().credentials.get('1')).password).toMatch(/^Credencial-\d{6}$/),
  'credentials.create': async () => {
    const created = await admin().credentials.create(credentialDraft);
    expect(created).toMatchObject({ cnpj: '12ABC345000106', user: 'teste.contrato', brandId: null });
    expect(created).not.toHaveProperty('password');
    expect((await admin().credentials.get(created.id)).password).toBe('segredo-da-credencial');
  },
  'credentials.update': async () => {
    const { password, ...stored } = await admin().credentials.get('2');
    const brand = stored.brandId === null ? null : { id: stored.brandId, name: stored.brandName ?? '' };
    const draft = {
      ...credentialDraft,
      ansId: stored.ansId!,
      brand,
      user: 'novo.usuario',
      password: `${password}-nova`,
    };
    expect((await admin().credentials.update('2', draft)).user).toBe('novo.usuario');
  },
  'credentials.remove': async () => {
    await admin().credentials.remove('3');
    await expect(admin().credentials.get('3')).rejects.toMatchObject({ kind: 'notFound' });
  },
});
