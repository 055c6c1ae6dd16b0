import { foldText, operations } from '@oraculo/api-client/contract';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { operators, providers } from '../db/schema/operators.ts';
import { operatorIsActive } from '../domain/activeCredentials.ts';
import { findOperator, unknownOperator } from '../domain/operators.ts';
import { validateServices } from '../domain/operatorServices.ts';
import { takenField } from '../domain/DomainError.ts';
import type { RouteContext } from '../RouteContext.ts';
import type { RegisterAnswer } from '../http/contractRoutes.ts';
import { isoInstant } from '../http/isoInstant.ts';

type Operator = typeof operators.$inferSelect;

const rowColumns = {
  ansId: operators.ansId,
  name: operators.name,
  providerId: operators.providerId,
  templateId: operators.templateId,
  createdAt: operators.createdAt,
};

const asRow = (operator: Pick<Operator, keyof typeof rowColumns>) => ({
  id: operator.ansId,
  name: operator.name,
  isRpa: operator.providerId !== null,
  isWebService: operator.templateId !== null,
  createdAt: isoInstant(operator.createdAt),
});

/** A LIKE pattern in which a typed % or _ stands for itself. */
const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;

/** The columns of an operator, without its password. */
const asDetail = (operator: Operator) => ({
  ...asRow(operator),
  providerId: operator.providerId === null ? null : String(operator.providerId),
  templateId: operator.templateId === null ? null : String(operator.templateId),
  externalCovenantId: operator.externalCovenantId,
  serviceUrl: operator.serviceUrl,
  username: operator.username,
  eligibilityByCpf: operator.eligibilityByCpf,
});

export function operatorRoutes(answer: RegisterAnswer, gateway: RouteContext): void {
  const { db } = gateway;
  const routes = operations.operators;

  answer(routes.list, async ({ query }) => {
    const { ansId, name, isCompanyPlan, requiredFields, acceptedFields } = operators;
    const rows = await db.read
      .select({ ansId, name, isCompanyPlan, requiredFields, acceptedFields })
      .from(operators)
      .where(query.ignoreCredentialActive ? undefined : operatorIsActive(db))
      .orderBy(asc(operators.name));
    return rows.map((row) => ({
      id: row.ansId,
      name: row.name,
      ansId: row.ansId,
      isCompanyPlan: row.isCompanyPlan,
      requiredEligibilityBy: row.requiredFields,
      eligibilityBy: row.acceptedFields,
    }));
  });

  answer(routes.page, async ({ query }) => {
    const wanted = foldText(query.name ?? '');
    const rows = await db.read
      .select(rowColumns)
      .from(operators)
      .where(
        query.ansId === undefined ? undefined : sql`${operators.ansId} LIKE ${likePattern(query.ansId)} ESCAPE '\\'`,
      )
      .orderBy(desc(operators.createdAt), asc(operators.ansId));
    // Names are compared here, because LIKE in SQLite distinguishes accents. There are few operators.
    const found = rows.filter(({ name }) => foldText(name).includes(wanted));
    const { pageNumber, pageSize } = query;
    const shown = found.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize);
    return { rows: shown.map(asRow), count: found.length, pageable: { pageNumber, pageSize } };
  });

  answer(routes.options, async () =>
    db.read.select({ id: operators.ansId, name: operators.name }).from(operators).orderBy(asc(operators.ansId)),
  );

  answer(routes.providers, async () => db.read.select().from(providers).orderBy(asc(providers.id)));

  answer(routes.get, async ({ params }) => asDetail(await findOperator(db.read, params.id)));

  answer(routes.create, async ({ body }) => {
    const services = await validateServices(db.read, body);
    const created = await db.write((tx) =>
      tx
        .insert(operators)
        .values({
          ansId: body.ansId,
          isCompanyPlan: false,
          // If no integration sets the required fields, the card number is enough.
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
    const stored = await findOperator(db.read, body.ansId);
    const services = await validateServices(db.read, body);
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
    if (!updated) throw unknownOperator();
    return asDetail(updated);
  });
}
