import { operations } from '@oraculo/api-client/contract';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { operators, providers, templates } from '../db/schema/operators.ts';
import { operatorIsActive } from '../domain/activeCredentials.ts';
import { foldText } from '../domain/foldText.ts';
import { numericId } from '../domain/numericId.ts';
import { invalidField } from '../domain/Refusal.ts';
import type { Gateway } from '../gateway.ts';
import type { Answering } from '../http/contractRoutes.ts';
import { HttpError, takenField } from '../http/HttpError.ts';
import { containing, isoInstant, offsetOf, pageOf } from '../http/paging.ts';

type Operator = typeof operators.$inferSelect;

const asRow = (operator: Operator) => ({
  id: operator.ansId,
  name: operator.name,
  isRpa: operator.providerId !== null,
  isWebService: operator.templateId !== null,
  createdAt: isoInstant(operator.createdAt),
});

/** Never the password, neither open nor sealed. */
const asDetail = (operator: Operator) => ({
  ...asRow(operator),
  providerId: operator.providerId === null ? null : String(operator.providerId),
  templateId: operator.templateId === null ? null : String(operator.templateId),
  externalCovenantId: operator.externalCovenantId,
  serviceUrl: operator.serviceUrl,
  username: operator.username,
  eligibilityByCpf: operator.eligibilityByCpf,
});

export function operatorRoutes(answer: Answering, gateway: Gateway): void {
  const { db } = gateway;
  const routes = operations.operators;

  const find = async (ansId: string): Promise<Operator> => {
    const [operator] = await db.read.select().from(operators).where(eq(operators.ansId, ansId));
    if (!operator) throw new HttpError(404, 'Operadora não encontrada. Atualize a página.');
    return operator;
  };

  answer(routes.list, async ({ query }) => {
    const rows = await db.read
      .select()
      .from(operators)
      .where(query.ignoreCredentialActive ? undefined : operatorIsActive(db))
      .orderBy(asc(operators.name));
    return rows.map(({ ansId, name, isCompanyPlan, requiredFields, acceptedFields }) => ({
      id: ansId,
      name,
      ansId,
      isCompanyPlan,
      requiredEligibilityBy: requiredFields,
      eligibilityBy: acceptedFields,
    }));
  });

  answer(routes.page, async ({ query }) => {
    const page = { number: query.pageNumber, size: query.pageSize };
    const wanted = foldText(query.name ?? '');
    const rows = await db.read
      .select()
      .from(operators)
      .where(
        query.ansId === undefined ? undefined : sql`${operators.ansId} LIKE ${containing(query.ansId)} ESCAPE '\\'`,
      )
      .orderBy(desc(operators.createdAt), asc(operators.ansId));
    // LIKE of SQLite knows no accents; operators are few, as `list` answers them all, so their names are compared here.
    const found = rows.filter(({ name }) => foldText(name).includes(wanted));
    return pageOf(found.slice(offsetOf(page), offsetOf(page) + page.size).map(asRow), found.length, page);
  });

  answer(routes.options, async () =>
    db.read.select({ id: operators.ansId, name: operators.name }).from(operators).orderBy(asc(operators.ansId)),
  );

  answer(routes.providers, async () => db.read.select().from(providers).orderBy(asc(providers.id)));

  answer(routes.get, async ({ params }) => asDetail(await find(params.id)));

  answer(routes.create, async ({ body }) => {
    const services = await readServices(gateway, body);
    const created = await db.write((tx) =>
      tx
        .insert(operators)
        .values({
          ansId: body.ansId,
          isCompanyPlan: false,
          // What an operator asks for is settled when its integration is built; until then the card number does.
          requiredFields: { cardNumber: true, cpf: false, fullName: false, birthDate: false },
          acceptedFields: { cardNumber: true, cpf: body.eligibilityByCpf, fullName: false, birthDate: false },
          passwordSealed: gateway.sealing.seal(body.password),
          createdAt: gateway.now(),
          ...services,
        })
        .onConflictDoNothing()
        .returning(),
    );
    if (!created[0]) throw takenField('ansId', `Já existe uma operadora com o registro ANS ${body.ansId}.`);
    return asDetail(created[0]);
  });

  answer(routes.update, async ({ body }) => {
    const stored = await find(body.ansId);
    const services = await readServices(gateway, body);
    const [updated] = await db.write((tx) =>
      tx
        .update(operators)
        .set({
          ...services,
          acceptedFields: { ...stored.acceptedFields, cpf: body.eligibilityByCpf || stored.requiredFields.cpf },
          ...(body.password === '' ? {} : { passwordSealed: gateway.sealing.seal(body.password) }),
        })
        .where(eq(operators.ansId, body.ansId))
        .returning(),
    );
    if (!updated) throw new HttpError(404, 'Operadora não encontrada. Atualize a página.');
    return asDetail(updated);
  });
}

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

interface ServiceDraft {
  name: string;
  providerId: string | null;
  templateId: string | null;
  externalCovenantId: string | null;
  serviceUrl: string | null;
  username: string;
  eligibilityByCpf: boolean;
}

/** The same rules as the form: each service that is on is complete, and at least one is on. */
async function readServices({ db }: Gateway, draft: ServiceDraft) {
  const { providerId, templateId, externalCovenantId, serviceUrl } = draft;
  if (draft.name.trim() === '') throw invalidField('name', 'Nome da operadora é obrigatório');
  if (providerId === null && templateId === null) {
    throw new HttpError(400, 'Ao menos um dos serviços (Web Service ou RPA) deve estar habilitado');
  }
  if (templateId !== null && !serviceUrl) {
    throw invalidField('serviceUrl', 'Endpoint é obrigatório quando Web Service está ativo');
  }
  if (templateId !== null && !isWebAddress(serviceUrl ?? '')) {
    throw invalidField('serviceUrl', 'Informe um endereço que comece com http:// ou https://');
  }
  if (providerId !== null && !externalCovenantId) {
    throw invalidField('externalCovenantId', 'Código do Robô é obrigatório quando RPA está ativo');
  }
  const isKnown = async (id: string | null, table: typeof providers | typeof templates) =>
    id === null ||
    (
      await db.read
        .select({ id: table.id })
        .from(table)
        .where(eq(table.id, numericId(id)))
    ).length > 0;
  if (!(await isKnown(providerId, providers))) throw invalidField('providerId', 'Fornecedor desconhecido.');
  if (!(await isKnown(templateId, templates))) throw invalidField('templateId', 'Escolha uma versão TISS da lista.');
  return {
    name: draft.name.trim(),
    providerId: providerId === null ? null : Number(providerId),
    templateId: templateId === null ? null : Number(templateId),
    externalCovenantId,
    serviceUrl,
    username: draft.username,
    eligibilityByCpf: draft.eligibilityByCpf,
  };
}
