export {
  type CardNumberRule,
  type CardNumberRuleName,
  type CardNumberSetting,
  cardLengthMessage,
  cardNumberProblem,
  cardNumberRules,
  readCardNumberRule,
} from './cardNumbers.ts';
export { type Client, createClient } from './createClient.ts';
export type { CallReport } from './core/callReport.ts';
export { ApiError, type ErrorKind, errorKinds, isRetryable } from './core/errors.ts';
export type { Page, PageQuery } from './core/page.ts';
export { newKey, type Retry } from './core/retry.ts';
export {
  createTransport,
  type RequestOptions,
  type Transport,
  type TransportOptions,
} from './core/transport.ts';
export type { Progress } from './core/transfer/sendWithProgress.ts';
export type { UploadOptions } from './core/transfer/uploadFile.ts';
export { textLimits } from './core/textLimits.ts';
export type { OpenStatus, Receipt, SheetReceipt } from './core/fieldSchemas.ts';
export type { NamedFile } from './files/namedFile.ts';
export { normalizeFileName } from './files/normalizeFileName.ts';
export { invalidLinkMessage, safeLink } from './files/safeLink.ts';
export { saveFile } from './files/saveFile.ts';
export { type CsvSeparator, writeCsv } from './files/writeCsv.ts';
export {
  type BatchQuery,
  type BatchRow,
  type BatchStatus,
  type BatchUpload,
  type BatchUser,
  batches,
  batchStatuses,
  type ExportedBatch,
} from './resources/batches.ts';
export { type Brand, type BrandFilter, brands } from './resources/brands.ts';
export {
  type Credential,
  type CredentialDraft,
  type CredentialQuery,
  type CredentialRow,
  credentials,
} from './resources/credentials.ts';
export {
  type DocumentModification,
  type DocumentQuery,
  type DocumentRow,
  type DocumentStatus,
  type DocumentUpdate,
  type DocumentUser,
  documentStatuses,
  documents,
  normalizeBarcode,
} from './resources/documents.ts';
export {
  type BeneficiaryResult,
  type CardValidation,
  type EligibilityCheck,
  type EligibilityRecord,
  type EligibilitySearch,
  eligibility,
} from './resources/eligibility.ts';
export { files } from './resources/files.ts';
export {
  type GlosaError,
  type GlosaQuery,
  type GlosaRow,
  type GlosaStatus,
  type GlosaUser,
  glosaStatuses,
  glosas,
  type OperatorResponseStatus,
  operatorResponseStatuses,
} from './resources/glosas.ts';
export {
  type HealthCardErrors,
  type HealthCardQuery,
  type HealthCardRow,
  type HealthCardStatus,
  type HealthCardUser,
  healthCard,
  healthCardStatuses,
} from './resources/healthCard.ts';
export {
  type CredentialFilter,
  type EligibilityFlags,
  type Operator,
  type OperatorDetail,
  type OperatorDraft,
  type OperatorQuery,
  type OperatorRow,
  type Option,
  operators,
} from './resources/operators.ts';
export { type ReportRequest, type ReportRow, type ReportStatus, reportStatuses, reports } from './resources/reports.ts';
export {
  type RestoreError,
  type RestoreQuery,
  type RestoreRow,
  type RestoreStatus,
  type RestoreUser,
  restore,
  restoreStatuses,
} from './resources/restore.ts';
export { type Credentials, type SignedIn, session } from './resources/session.ts';
export { type Template, templates } from './resources/templates.ts';
export { signInToast } from './signInToast.ts';
export type { Toast } from './toastParts.ts';
export { type ErrorSituation, type SuccessSituation, successToast, toastFor } from './toasts.ts';
