import { operations } from '@oraculo/api-client/contract';
import { and, count, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Write } from '../db/openDatabase.ts';
import { brands, credentials, operators } from '../db/schema/operators.ts';
import { writeCredentialsReport } from '../domain/credentialsReport.ts';
import { numericId } from '../domain/numericId.ts';
import { findBrand, findOperator } from '../domain/operators.ts';
import { invalidField } from '../domain/Refusal.ts';
import { saoPauloDay } from '../domain/saoPauloDay.ts';
import type { Gateway } from '../gateway.ts';
import type { Answering } from '../http/contractRoutes.ts';
import { HttpError } from '../http/HttpError.ts';
import { offsetOf, pageOf } from '../http/paging.ts';
import { xlsxType } from '../intake/fileKinds.ts';

const unknownCredential = () => new HttpError(404, 'Credencial não encontrada. Atualize a lista.');

export function credentialRoutes(answer: Answering, gateway: Gateway): void {
  const { db, now, sealing } = gateway;
  const routes = operations.credentials;

  const joined = () =>
    db.read
      .select({ credential: credentials, operatorName: operators.name, brandName: brands.name })
      .from(credentials)
      .innerJoin(operators, eq(operators.ansId, credentials.ansId))
      .leftJoin(brands, eq(brands.id, credentials.brandId))
      .$dynamic();

  type Joined = Awaited<ReturnType<typeof joined>>[number];

  /** The only shape that lists, saves and the report use: it has no password to forget. */
  const asRow = ({ credential, operatorName, brandName }: Joined) => ({
    id: String(credential.id),
    healthOperatorName: operatorName,
    brandName,
    user: credential.user,
    isWebService: credential.isWebService,
    url: credential.url,
    ansId: credential.ansId,
    brandId: credential.brandId === null ? null : String(credential.brandId),
    cnpj: credential.cnpj,
    cpf: credential.cpf,
    description: credential.description,
    providerCode: credential.providerCode,
  });

  const find = async (id: string): Promise<Joined> => {
    const [found] = await joined().where(eq(credentials.id, numericId(id)));
    if (!found) throw unknownCredential();
    return found;
  };

  answer(routes.list, async ({ query }) => {
    const page = { number: query.pageNumber, size: query.pageSize };
    const where = and(
      query.ansId === undefined ? undefined : eq(credentials.ansId, query.ansId),
      query.brandId === undefined ? undefined : eq(credentials.brandId, numericId(query.brandId)),
      eq(credentials.hasError, query.error),
    );
    const [total] = await db.read.select({ count: count() }).from(credentials).where(where);
    const rows = await joined()
      .where(where)
      .orderBy(desc(credentials.createdAt), desc(credentials.id))
      .limit(page.size)
      .offset(offsetOf(page));
    return pageOf(rows.map(asRow), total?.count ?? 0, page);
  });

  answer(routes.report, async () => {
    const rows = await joined().orderBy(operators.name, brands.name, credentials.id);
    return {
      name: `credentials_report_${saoPauloDay(now())}.xlsx`,
      contentType: xlsxType,
      content: await writeCredentialsReport(rows.map((row) => ({ ...asRow(row), hasError: row.credential.hasError }))),
    };
  });

  answer(routes.get, async ({ params }) => {
    const found = await find(params.id);
    return { ...asRow(found), password: sealing.open(found.credential.passwordSealed) };
  });

  interface Draft {
    isWebService: boolean;
    brand: { id: string } | null;
    ansId: string;
    cnpj: string | null;
    cpf: string | null;
    description: string | null;
    password: string;
    providerCode: string;
    url: string | null;
    user: string;
  }

  const readDraft = async (draft: Draft) => {
    const operator = await findOperator(gateway.db.read, draft.ansId);
    if (draft.brand === null && !draft.isWebService && !operator.isCompanyPlan) {
      throw invalidField('brandId', 'Marca é obrigatória');
    }
    const brand = draft.brand === null ? null : await findBrand(gateway.db.read, draft.ansId, draft.brand.id);
    const cnpj = draft.cnpj?.replace(/[^0-9A-Za-z]/g, '').toUpperCase() || null;
    const cpf = draft.cpf?.replace(/\D/g, '') || null;
    if (cnpj === null && cpf === null) throw invalidField('cnpj', 'CNPJ ou CPF é obrigatório');
    if (cpf !== null && cpf.length !== 11) throw invalidField('cpf', 'CPF deve ter 11 dígitos');
    if (cnpj !== null && !/^[0-9A-Z]{12}\d{2}$/.test(cnpj)) throw invalidField('cnpj', 'CNPJ deve ter 14 posições');
    return {
      ansId: operator.ansId,
      brandId: brand?.id ?? null,
      user: draft.user,
      passwordSealed: sealing.seal(draft.password),
      isWebService: draft.isWebService,
      url: draft.url,
      cnpj,
      cpf,
      description: draft.description,
      providerCode: draft.providerCode,
      // A saved credential is taken as working until a query with it fails.
      hasError: false,
    };
  };

  /** One user stands once for an operator and brand; `ownId` is the credential that is being changed. */
  const refuseTwin = async (tx: Write, draft: Awaited<ReturnType<typeof readDraft>>, ownId?: number) => {
    const twins = await tx
      .select({ id: credentials.id })
      .from(credentials)
      .where(
        and(
          eq(credentials.ansId, draft.ansId),
          draft.brandId === null ? isNull(credentials.brandId) : eq(credentials.brandId, draft.brandId),
          eq(credentials.user, draft.user),
          ownId === undefined ? undefined : ne(credentials.id, ownId),
        ),
      );
    if (twins.length > 0) {
      throw new HttpError(
        409,
        'Já existe uma credencial deste usuário para a operadora e a marca. Edite a que já existe.',
      );
    }
  };

  answer(routes.create, async ({ body }) => {
    const draft = await readDraft(body);
    const id = await db.write(async (tx) => {
      await refuseTwin(tx, draft);
      const [created] = await tx
        .insert(credentials)
        .values({ ...draft, createdAt: now() })
        .returning({ id: credentials.id });
      return created!.id;
    });
    return asRow(await find(String(id)));
  });

  answer(routes.update, async ({ body, params }) => {
    const stored = await find(params.credentialId);
    const draft = await readDraft(body);
    if (draft.ansId !== stored.credential.ansId || draft.brandId !== stored.credential.brandId) {
      throw new HttpError(409, 'A operadora e a marca de uma credencial não podem ser trocadas.');
    }
    const updated = await db.write(async (tx) => {
      await refuseTwin(tx, draft, stored.credential.id);
      return tx
        .update(credentials)
        .set(draft)
        .where(eq(credentials.id, stored.credential.id))
        .returning({ id: credentials.id });
    });
    if (updated.length === 0) throw unknownCredential();
    return asRow(await find(params.credentialId));
  });

  answer(routes.remove, async ({ params }) => {
    const removed = await db.write((tx) =>
      tx
        .delete(credentials)
        .where(eq(credentials.id, numericId(params.id)))
        .returning({ id: credentials.id }),
    );
    if (removed.length === 0) throw unknownCredential();
    return undefined;
  });
}
