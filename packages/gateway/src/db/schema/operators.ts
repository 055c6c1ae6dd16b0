import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Which of the four pieces of data an operator asks for, or accepts, in an eligibility query. */
export interface FieldFlags {
  cardNumber: boolean;
  cpf: boolean;
  fullName: boolean;
  birthDate: boolean;
}

export const providers = sqliteTable('providers', { id: integer().primaryKey(), name: text().notNull() });

export const templates = sqliteTable('templates', { id: integer().primaryKey(), description: text().notNull() });

export const operators = sqliteTable('operators', {
  ansId: text('ans_id').primaryKey(),
  name: text().notNull(),
  isCompanyPlan: integer('is_company_plan', { mode: 'boolean' }).notNull(),
  requiredFields: text('required_fields', { mode: 'json' }).$type<FieldFlags>().notNull(),
  acceptedFields: text('accepted_fields', { mode: 'json' }).$type<FieldFlags>().notNull(),
  providerId: integer('provider_id'),
  templateId: integer('template_id'),
  externalCovenantId: text('external_covenant_id'),
  serviceUrl: text('service_url'),
  username: text().notNull(),
  passwordSealed: text('password_sealed').notNull(),
  eligibilityByCpf: integer('eligibility_by_cpf', { mode: 'boolean' }).notNull(),
  createdAt: integer('created_at').notNull(),
});

export const brands = sqliteTable('brands', { id: integer().primaryKey(), name: text().notNull() });

export const operatorBrands = sqliteTable(
  'operator_brands',
  { ansId: text('ans_id').notNull(), brandId: integer('brand_id').notNull() },
  (table) => [primaryKey({ columns: [table.ansId, table.brandId] })],
);

export const credentials = sqliteTable('credentials', {
  id: integer().primaryKey(),
  ansId: text('ans_id').notNull(),
  brandId: integer('brand_id'),
  user: text().notNull(),
  passwordSealed: text('password_sealed').notNull(),
  isWebService: integer('is_web_service', { mode: 'boolean' }).notNull(),
  url: text(),
  cnpj: text(),
  cpf: text(),
  description: text(),
  providerCode: text('provider_code').notNull(),
  hasError: integer('has_error', { mode: 'boolean' }).notNull(),
  createdAt: integer('created_at').notNull(),
});
