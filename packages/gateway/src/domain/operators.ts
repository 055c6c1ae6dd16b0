import { and, eq } from 'drizzle-orm';
import type { Read } from '../db/openDatabase.ts';
import { brands, operatorBrands, operators } from '../db/schema/operators.ts';
import { numericId } from './numericId.ts';
import { invalidField, DomainError } from './DomainError.ts';

export const unknownOperator = (): DomainError =>
  new DomainError('notFound', 'Operadora não encontrada. Atualize a página.');

export async function findOperator(read: Read, ansId: string) {
  const [operator] = await read.select().from(operators).where(eq(operators.ansId, ansId));
  if (!operator) throw unknownOperator();
  return operator;
}

/** The brand, if it belongs to the operator. */
export async function findBrand(read: Read, ansId: string, brandId: string) {
  const [brand] = await read
    .select({ id: brands.id, name: brands.name })
    .from(operatorBrands)
    .innerJoin(brands, eq(brands.id, operatorBrands.brandId))
    .where(and(eq(operatorBrands.ansId, ansId), eq(operatorBrands.brandId, numericId(brandId))));
  if (!brand) throw invalidField('brandId', 'A marca não pertence à operadora escolhida.');
  return brand;
}
