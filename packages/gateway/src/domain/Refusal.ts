/** Why a request is not done. The HTTP side has a status for each. */
export type RefusalReason = 'invalid' | 'notFound' | 'conflict' | 'tooLarge' | 'wrongType' | 'unreadable';

/** What people asked for cannot be done; `message` is Portuguese and says what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: RefusalReason;
  /** What to fix, by the field of the request; a form shows it there. */
  readonly fields: Record<string, string> | undefined;

  constructor(reason: RefusalReason, message: string, fields?: Record<string, string>) {
    super(message);
    this.reason = reason;
    this.fields = fields;
  }
}

/** Something is wrong with one field. */
export const invalidField = (name: string, message: string): Refusal =>
  new Refusal('invalid', message, { [name]: message });
