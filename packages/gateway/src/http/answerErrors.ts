import type { FastifyError, FastifyInstance } from 'fastify';
import { describeFailure, isBusy } from '../db/databaseErrors.ts';
import { DomainError, type DomainErrorReason } from '../domain/DomainError.ts';
import { StoreUnavailable } from '../storage/bucketErrors.ts';
import { drainRequestBody } from './drainRequestBody.ts';
import { HttpError, messageOf } from './HttpError.ts';
import { ClientDisconnected } from './disconnectSignal.ts';

/** The `Retry-After` while the database is locked: long enough for the checkpoint of a backup or a batch of another process. */
const busyRetrySeconds = 2;

const byCode: Record<string, number> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 413,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 415,
  FST_ERR_BAD_URL: 400,
  FST_ERR_MAX_PARAM_LENGTH: 414,
};

const byReason: Record<DomainErrorReason, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  wrongType: 415,
  unreadable: 422,
  keyReused: 422,
  tooMany: 429,
  unavailable: 503,
};

export function statusOf(error: FastifyError): number {
  if (error instanceof DomainError) return byReason[error.reason];
  if (error instanceof HttpError) return error.status;
  if (isBusy(error) || error instanceof StoreUnavailable) return 503;
  // The client has disconnected, so nobody reads this answer. The status shows in the log that the service is not at
  // fault.
  if (error instanceof ClientDisconnected) return 499;
  return byCode[error.code] ?? (error.statusCode && error.statusCode >= 400 ? error.statusCode : 500);
}

/** Names the setting that the operator should check. It is logged only; the user gets a 503. */
const settingToCheck = (error: unknown): string | undefined =>
  error instanceof StoreUnavailable ? 'ORACULO_FILES_URL' : isBusy(error) ? 'ORACULO_DATABASE_URL' : undefined;

/**
 * Answers every error with `{ message }` in Portuguese, and with `fields` if a form can show them. Internal details
 * stay in the log.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) {
      const setting = settingToCheck(error);
      request.log.error(
        { route: request.routeOptions.url, code: error.code, setting, reason: describeFailure(error) },
        'failed',
      );
    }
    // Removes the download header that a failed file response has set.
    reply.removeHeader('content-disposition');
    if (!reply.raw.headersSent) reply.raw.removeHeader('content-disposition');
    // Without this the browser would cache the error for as long as the file.
    reply.header('cache-control', 'no-store');
    const isOurs = error instanceof HttpError || error instanceof DomainError;
    const message = isOurs ? error.message : messageOf(status);
    const fields = error instanceof DomainError ? error.fields : undefined;
    if (error instanceof HttpError) reply.headers(error.headers);
    const retryAfter =
      error instanceof DomainError ? error.retryAfterSeconds : status === 503 ? busyRetrySeconds : undefined;
    if (retryAfter) reply.header('retry-after', retryAfter);
    if (status === 413) drainRequestBody(request.raw);
    return reply.code(status).type('application/json; charset=utf-8').send({ message, fields });
  });
}
