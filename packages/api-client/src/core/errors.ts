/** Every way in which a call can fail. */
export const errorKinds = [
  'network',
  'timeout',
  'aborted',
  'session',
  'forbidden',
  'notFound',
  'conflict',
  'invalid',
  'tooLarge',
  'fileChanged',
  'expired',
  'server',
  'badResponse',
  'rateLimited',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

const sentences: Record<ErrorKind, string> = {
  network: 'Não foi possível falar com o servidor. Verifique sua conexão.',
  timeout: 'O servidor demorou demais para responder. Tente de novo.',
  aborted: 'A ação foi cancelada.',
  session: 'Sua sessão expirou. Entre de novo.',
  forbidden: 'Você não tem permissão para esta ação.',
  notFound: 'Registro não encontrado. Atualize a página.',
  conflict: 'Esta ação não é mais possível. Atualize a página.',
  invalid: 'Os dados enviados não foram aceitos. Confira e tente de novo.',
  tooLarge: 'O envio é grande demais. Divida-o em partes menores.',
  fileChanged: 'O arquivo mudou ou foi apagado depois de escolhido. Escolha-o de novo.',
  expired: 'Arquivo expirado.',
  server: 'O servidor encontrou um erro. Tente de novo mais tarde.',
  badResponse: 'O servidor enviou uma resposta inesperada. Tente de novo mais tarde.',
  rateLimited: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
};

/** The longest message of a service that is shown, in characters. */
export const longestMessage = 500;

/** Statuses with their own message, because the message of their kind does not explain them. */
export const ownSentences: Readonly<Record<number, string>> = {
  414: 'O endereço da solicitação ficou longo demais. Reduza os filtros e tente de novo.',
  431: 'O navegador enviou dados demais com a solicitação. Saia, entre de novo e repita.',
};

export interface ApiErrorDetails {
  kind: ErrorKind;
  status?: number | undefined;
  /** Replaces the message of the kind. */
  message?: string | undefined;
  serverMessage?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  retryAfterSeconds?: number | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/** The one error of the client. Switch on `kind`; `message` is Portuguese, for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  /** The HTTP status, when there was an answer. */
  readonly status: number | undefined;
  /** The message of the service, if it sent a usable one. */
  readonly serverMessage: string | undefined;
  /** Messages for the user, by the name of the field in the sent body. */
  readonly fields: Readonly<Record<string, string>>;
  /** The wait from `Retry-After`, if the service sent it; never negative. */
  readonly retryAfterSeconds: number | undefined;
  /** Finds the call in the service's log, when there was an answer that named one. */
  readonly requestId: string | undefined;

  constructor({
    kind,
    status,
    message,
    serverMessage,
    fields = {},
    retryAfterSeconds,
    requestId,
    cause,
  }: ApiErrorDetails) {
    super(serverMessage ?? message ?? sentences[kind], { cause });
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = requestId;
  }

  /** The fields for a log or another process: JSON writes an error as an empty object. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}

const transientKinds: ReadonlySet<ErrorKind> = new Set(['network', 'timeout', 'rateLimited', 'server']);

/**
 * Whether a repeat of the call may succeed, for the retry options of TanStack Query and SWR. False for errors other
 * than an `ApiError`.
 */
export const isRetryable = (error: unknown): error is ApiError =>
  error instanceof ApiError && transientKinds.has(error.kind);

const kindsByStatus: Readonly<Record<number, ErrorKind>> = {
  401: 'session',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  410: 'expired',
  413: 'tooLarge',
  429: 'rateLimited',
};

/** The kind of error that a status means. A status below 400 means a bad answer. */
export function kindOfStatus(status: number): ErrorKind {
  if (status >= 500) return 'server';
  if (status >= 400) return kindsByStatus[status] ?? 'invalid';
  return 'badResponse';
}
