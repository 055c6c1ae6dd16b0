import { operations } from '@oraculo/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import { brands, operatorBrands, templates } from '../db/schema/operators.ts';
import { brandIsActive } from '../domain/activeCredentials.ts';
import type { RouteContext } from '../RouteContext.ts';
import type { RegisterAnswer } from '../http/contractRoutes.ts';
import { findOperator } from '../domain/operators.ts';

export function brandRoutes(answer: RegisterAnswer, { db }: RouteContext): void {
  answer(operations.brands.ofOperator, async ({ params, query }) => {
    const ansId = params.operatorId;
    await findOperator(db.read, ansId);
    return db.read
      .select({ id: brands.id, name: brands.name })
      .from(operatorBrands)
      .innerJoin(brands, eq(brands.id, operatorBrands.brandId))
      .where(and(eq(operatorBrands.ansId, ansId), query.ignoreCredentialActive ? undefined : brandIsActive(db)))
      .orderBy(asc(brands.name));
  });

  // Like the real service, the list has a brand once for each operator that has it.
  answer(operations.brands.all, async () =>
    db.read
      .select({ id: brands.id, name: brands.name })
      .from(operatorBrands)
      .innerJoin(brands, eq(brands.id, operatorBrands.brandId))
      .orderBy(asc(brands.name)),
  );

  answer(operations.templates.list, async () => db.read.select().from(templates).orderBy(asc(templates.id)));
}
