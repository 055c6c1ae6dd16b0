/** Every way in which a call can end badly. */
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
  'expired',
  'server',
  'badResponse',
  'rateLimited',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

const sentences: Record<ErrorKind, string> = {
  network: 'Não foi possível falar com o servidor. Verifique sua conexão.',
  timeout: 'O servidor demorou demais para responder. Tente de novo.',
  aborted: 'A operação foi cancelada.',
  session: 'Sua sessão expirou. Entre de novo.',
  forbidden: 'Você não tem permissão para esta ação.',
  notFound: 'Registro não encontrado. Atualize a página.',
  conflict: 'A operação não é mais possível. Atualize a página.',
  invalid: 'Os dados enviados não foram aceitos. Confira e tente de novo.',
  tooLarge: 'O envio é grande demais. Divida-o em partes menores.',
  expired: 'Arquivo expirado.',
  server: 'O servidor encontrou um erro. Tente de novo mais tarde.',
  badResponse: 'O servidor enviou uma resposta inesperada. Tente de novo mais tarde.',
  rateLimited: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
};

const longestMessage = 500;

export interface ApiErrorDetails {
  kind: ErrorKind;
  status?: number;
  /** Replaces the sentence of the kind. */
  message?: string;
  serverMessage?: string;
  fields?: Readonly<Record<string, string>>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one error of the client. Switch on `kind`; `message` is Portuguese and fit to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  /** The HTTP status, when there was an answer. */
  readonly status: number | undefined;
  /** What the service itself said, when it said something usable. */
  readonly serverMessage: string | undefined;
  /** What to fix, by the name of the field in the body that was sent. */
  readonly fields: Readonly<Record<string, string>>;
  /** How long a rate-limited caller is asked to wait, when the service says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(details: ApiErrorDetails) {
    const message = details.serverMessage ?? details.message ?? sentences[details.kind];
    super(message.slice(0, longestMessage), { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status;
    this.serverMessage = details.serverMessage?.slice(0, longestMessage);
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

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

/** The kind that a status stands for; a refused redirect or an answer without content is a bad answer. */
export function kindOfStatus(status: number): ErrorKind {
  if (status >= 500) return 'server';
  if (status >= 400) return kindsByStatus[status] ?? 'invalid';
  return 'badResponse';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A sentence that can be shown: text that is not empty. */
function readMessage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // Control characters would break a toast's lines or hide what follows them.
  const sentence = value.replace(/\p{Cc}+/gu, ' ').trim();
  return sentence === '' ? undefined : sentence;
}

function readFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  const fields = Object.entries(value).flatMap(([name, problem]) => {
    const message = readMessage(problem);
    return message === undefined ? [] : [[name, message.slice(0, longestMessage)] as const];
  });
  return Object.fromEntries(fields);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads an error answer; the body may be anything. */
export function errorOfAnswer(kind: ErrorKind, status: number, body: string, retryAfter: string | null): ApiError {
  const parsed = parseJson(body);
  const seconds = Number(retryAfter ?? Number.NaN);
  return new ApiError({
    kind,
    status,
    serverMessage: isRecord(parsed) ? readMessage(parsed.message) : undefined,
    fields: isRecord(parsed) ? readFields(parsed.fields) : {},
    retryAfterSeconds: Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined,
  });
}
