import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export interface PlanDetails {
  healthPlanName: string;
  name: string;
  code: string;
  network: string;
  product: string;
  segment: string;
  accommodation: string;
  companion: string;
  contractType: string;
  level: string;
}

export const beneficiaries = sqliteTable('beneficiaries', {
  id: integer().primaryKey(),
  ansId: text('ans_id').notNull(),
  cardNumber: text('card_number').notNull(),
  cpf: text().notNull(),
  fullName: text('full_name').notNull(),
  birth: text().notNull(),
  cns: text().notNull(),
  isActive: integer('is_active', { mode: 'boolean' }).notNull(),
  refusal: text(),
  plan: text({ mode: 'json' }).$type<PlanDetails>().notNull(),
});

export const eligibilityRecords = sqliteTable('eligibility_records', {
  id: integer().primaryKey(),
  day: text().notNull(),
  createdAt: integer('created_at').notNull(),
  ansId: text('ans_id').notNull(),
  operatorName: text('operator_name').notNull(),
  brandId: integer('brand_id'),
  brandName: text('brand_name'),
  cardNumber: text('card_number'),
  fullName: text('full_name'),
  planName: text('plan_name'),
  consumer: text().notNull(),
  isActive: integer('is_active', { mode: 'boolean' }).notNull(),
});

/** The number of records of a day, for one operator or all (`''`), and for one brand or all (0). A trigger keeps the counts. */
export const eligibilityDays = sqliteTable(
  'eligibility_days',
  {
    ansId: text('ans_id').notNull(),
    brandId: integer('brand_id').notNull(),
    day: text().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ansId, table.brandId, table.day] })],
);

export const reports = sqliteTable('reports', {
  id: integer().primaryKey(),
  fileName: text('file_name').notNull(),
  createdAt: integer('created_at').notNull(),
  status: text({ enum: ['waiting', 'done', 'error'] }).notNull(),
  firstDate: text('first_date').notNull(),
  lastDate: text('last_date').notNull(),
  ansId: text('ans_id'),
  brandId: integer('brand_id'),
  fileId: text('file_id'),
});

export const batches = sqliteTable('batches', {
  id: integer().primaryKey(),
  lot: text().notNull(),
  fileName: text('file_name').notNull(),
  ansId: text('ans_id').notNull(),
  operatorName: text('operator_name').notNull(),
  brandId: integer('brand_id').notNull(),
  brandName: text('brand_name').notNull(),
  userId: integer('user_id').notNull(),
  status: text({ enum: ['aguardando', 'processando', 'processado', 'erro', 'cancelado'] }).notNull(),
  message: text().notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  total: integer().notNull(),
  done: integer().notNull(),
  failed: integer().notNull(),
  sourceId: text('source_id'),
  resultId: text('result_id'),
});

export const batchLines = sqliteTable(
  'batch_lines',
  {
    batchId: integer('batch_id').notNull(),
    line: integer().notNull(),
    cardNumber: text('card_number').notNull(),
    cpf: text().notNull(),
    fullName: text('full_name').notNull(),
    birth: text().notNull(),
    outcome: text(),
    message: text(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.line] })],
);
