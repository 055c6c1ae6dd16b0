import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const files = sqliteTable('files', {
  id: text().primaryKey(),
  name: text().notNull(),
  contentType: text('content_type').notNull(),
  size: integer().notNull(),
  createdAt: integer('created_at').notNull(),
  keptUntil: integer('kept_until'),
  /** Unreferenced file: the sweep deletes it after it expires. */
  isPending: integer('is_pending', { mode: 'boolean' }).notNull().default(false),
});

export const archivedFiles = sqliteTable('archived_files', {
  name: text().primaryKey(),
  archivedAt: integer('archived_at').notNull(),
});

export const restores = sqliteTable('restores', {
  id: integer().primaryKey(),
  fileName: text('file_name').notNull(),
  userId: integer('user_id').notNull(),
  createdAt: integer('created_at').notNull(),
  availableUntil: integer('available_until').notNull(),
  status: text({ enum: ['waiting', 'partial', 'error', 'completed'] }).notNull(),
  total: integer().notNull(),
  done: integer().notNull(),
  completed: integer().notNull(),
  sourceId: text('source_id'),
});

export const restoreLines = sqliteTable(
  'restore_lines',
  {
    restoreId: integer('restore_id').notNull(),
    line: integer().notNull(),
    key: text().notNull(),
    error: text(),
  },
  (table) => [primaryKey({ columns: [table.restoreId, table.line] })],
);

export const documents = sqliteTable('documents', {
  id: integer().primaryKey(),
  fileName: text('file_name').notNull(),
  userId: integer('user_id').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  status: text({ enum: ['erro', 'sucesso', 'sucesso parcial', 'aguardando na fila'] }).notNull(),
  barcode: text(),
  fileId: text('file_id'),
});

export const glosaUploads = sqliteTable('glosa_uploads', {
  id: integer().primaryKey(),
  spreadsheetName: text('spreadsheet_name').notNull(),
  userId: integer('user_id').notNull(),
  createdAt: integer('created_at').notNull(),
  status: text({ enum: ['erro', 'na fila', 'em progresso', 'sucesso parcial', 'sucesso'] }).notNull(),
  total: integer().notNull(),
  done: integer().notNull(),
  failed: integer().notNull(),
  responseStatus: text('response_status', {
    enum: ['Pendente', 'Processando', 'Recebido', 'Falha no Envio', 'Devolvido', 'Enviado'],
  }).notNull(),
  responseCount: integer('response_count').notNull(),
  sourceId: text('source_id'),
  /** The name of the sheet that was read, if other visible sheets of the file have rows too. */
  sheetRead: text('sheet_read'),
});

export const glosaLines = sqliteTable(
  'glosa_lines',
  {
    uploadId: integer('upload_id').notNull(),
    line: integer().notNull(),
    guideNumber: text('guide_number').notNull(),
    amount: text().notNull(),
    reason: text().notNull(),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.line] })],
);

export const healthCardUploads = sqliteTable('health_card_uploads', {
  id: integer().primaryKey(),
  fileName: text('file_name').notNull(),
  userId: integer('user_id').notNull(),
  createdAt: integer('created_at').notNull(),
  arrivedAt: integer('arrived_at'),
  total: integer().notNull(),
  done: integer().notNull(),
  failed: integer().notNull().default(0),
  status: text({ enum: ['error', 'success', 'waiting', 'processing', 'validating'] }).notNull(),
  errorMessage: text('error_message'),
  sourceId: text('source_id').notNull(),
  /** The name of the sheet that was read, if other visible sheets of the file have rows too. */
  sheetRead: text('sheet_read'),
});

export const healthCardLines = sqliteTable(
  'health_card_lines',
  {
    uploadId: integer('upload_id').notNull(),
    line: integer().notNull(),
    cpf: text().notNull(),
    fullName: text('full_name').notNull(),
    errorMessage: text('error_message'),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.line] })],
);
