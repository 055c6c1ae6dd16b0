import { operations } from '@oraculo/api-client/contract';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { createPages, type FilterConditions, totalOf } from '../db/createPages.ts';
import { brands, credentials, operators } from '../db/schema/operators.ts';
import { readCredentialDraft, rejectDuplicate } from '../domain/credentialDraft.ts';
import { writeCredentialsReport } from '../domain/credentialsReport.ts';
import { numericId } from '../domain/numericId.ts';
import { DomainError } from '../domain/DomainError.ts';
import { saoPauloDay } from '../domain/saoPauloDay.ts';
import type { RouteContext } from '../RouteContext.ts';
import type { RegisterAnswer } from '../http/contractRoutes.ts';
import { xlsxType } from '../intake/fileKinds.ts';

const unknownCredential = () => new DomainError('notFound', 'Credencial não encontrada. Atualize a lista.');

export function credentialRoutes(answer: RegisterAnswer, gateway: RouteContext): void {
  const { db, now, sealing } = gateway;
  const routes = operations.credentials;

  const counted = (where?: SQL) => db.read.select({ count: count() }).from(credentials).where(where);
  const joined = (where?: SQL) =>
    db.read
      .select({
        credential: credentials,
        operatorName: operators.name,
        brandName: brands.name,
        total: totalOf(counted(where)),
      })
      .from(credentials)
      .innerJoin(operators, eq(operators.ansId, credentials.ansId))
      .leftJoin(brands, eq(brands.id, credentials.brandId))
      .where(where)
      .$dynamic();

  type Joined = Awaited<ReturnType<typeof joined>>[number];

  /**
   * The columns of a credential in lists, in answers to a save and in the report. The password is not among them, so it
   * cannot leak.
   */
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
    const [found] = await joined(eq(credentials.id, numericId(id)));
    if (!found) throw unknownCredential();
    return found;
  };

  const pages = createPages((given: FilterConditions<'ansId' | 'brandId' | 'hasError'>) => {
    const where = and(
      given.ifSet('ansId', (ansId) => eq(credentials.ansId, ansId)),
      given.ifSet('brandId', (brandId) => eq(credentials.brandId, brandId)),
      // A placeholder does not convert a boolean to the type of its column.
      given.ifSet('hasError', (hasError) => eq(credentials.hasError, sql.param(hasError, credentials.hasError))),
    );
    const listed = joined(where).orderBy(desc(credentials.createdAt), desc(credentials.id));
    return { counted: counted(where), listed };
  }, asRow);

  answer(routes.list, async ({ query }) => {
    const page = { page: query.pageNumber, size: query.pageSize };
    const brandId = query.brandId === undefined ? undefined : numericId(query.brandId);
    return pages(page, { ansId: query.ansId, brandId, hasError: query.error });
  });

  answer(routes.report, async () => {
    const rows = await joined().orderBy(operators.name, sql`${brands.name} nulls first`, credentials.id);
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

  answer(routes.create, async ({ body }) => {
    const draft = await readCredentialDraft(db.read, body, sealing.seal);
    const id = await db.write(async (tx) => {
      await rejectDuplicate(tx, draft);
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
    const draft = await readCredentialDraft(db.read, body, sealing.seal);
    if (draft.ansId !== stored.credential.ansId || draft.brandId !== stored.credential.brandId) {
      throw new DomainError('conflict', 'A operadora e a marca de uma credencial não podem ser alteradas.');
    }
    const updated = await db.write(async (tx) => {
      await rejectDuplicate(tx, draft, stored.credential.id);
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
