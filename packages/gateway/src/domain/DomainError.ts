/** Why a request was refused. `answerErrors` has an HTTP status for each. */
export type DomainErrorReason =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'wrongType'
  | 'unreadable'
  | 'keyReused'
  | 'tooMany'
  | 'unavailable';

interface DomainErrorDetails {
  /** Messages by the name of the request's field; a form shows each at its field. */
  fields?: Record<string, string>;
  /** How long to wait before a retry. */
  retryAfterSeconds?: number;
}

/** The gateway refuses the request; `message` is Portuguese and says what to do. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly reason: DomainErrorReason;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: DomainErrorReason, message: string, { fields, retryAfterSeconds }: DomainErrorDetails = {}) {
    super(message);
    this.reason = reason;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** One field is invalid. */
export const invalidField = (name: string, message: string): DomainError =>
  new DomainError('invalid', message, { fields: { [name]: message } });

/** The value of one field is in use already. */
export const takenField = (name: string, message: string): DomainError =>
  new DomainError('conflict', message, { fields: { [name]: message } });

export const emptyFile = (): DomainError => new DomainError('unreadable', 'O arquivo está vazio. Escolha outro.');

export const tooLargeFile = (maxBytes: number): DomainError =>
  new DomainError(
    'tooLarge',
    `O arquivo é maior que ${Math.floor(maxBytes / 1024 / 1024)} MB. Envie um arquivo menor.`,
  );
