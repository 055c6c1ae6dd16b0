import { certificateCode } from '../settings/certificateCode.ts';
import { ConfigError } from '../settings/readConfig.ts';

/** A request to the file service failed. A later attempt may succeed. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(cause: unknown) {
    super('The file store did not answer as it should', { cause });
  }
}

interface ServiceError {
  name?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

const statusOf = (error: unknown): number | undefined => (error as ServiceError).$metadata?.httpStatusCode;

export const isMissing = (error: unknown): boolean => statusOf(error) === 404;

/** A sentence for the administrator about a bucket that cannot be used. It names the setting. */
export function bucketRefusal(error: unknown, { bucket, endpoint }: { bucket: string; endpoint: string }): unknown {
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  const { name = '', code = '' } = cause as ServiceError;
  const place = endpoint ? `em ${endpoint}` : 'da AWS';
  const status = statusOf(cause);
  if (name === 'NoSuchBucket' || status === 404) {
    return new ConfigError(`O bucket ${bucket} não existe. Crie-o ou corrija ORACULO_FILES_URL.`);
  }
  if (name === 'RequestTimeTooSkewed') {
    return new ConfigError(
      'O relógio desta máquina difere do relógio do serviço de arquivos. Acerte-o e inicie de novo.',
    );
  }
  if (name === 'CredentialsProviderError' || name === 'CredentialsError') {
    return new ConfigError(
      'Faltam as credenciais do bucket de ORACULO_FILES_URL. Defina AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY, ou dê um perfil à máquina.',
    );
  }
  if (/region/i.test(String((cause as Error).message)) && status === undefined) {
    return new ConfigError('Defina AWS_REGION: a região do bucket de ORACULO_FILES_URL.');
  }
  if (status === 403 || status === 401) {
    return new ConfigError(
      `As credenciais de AWS_ACCESS_KEY_ID não podem ler, gravar, listar e apagar no bucket ${bucket}. Corrija-as, seus direitos ou ORACULO_FILES_URL.`,
    );
  }
  if (certificateCode.test(code)) {
    return new ConfigError(
      `O certificado do serviço de arquivos ${place} não foi aceito (${code}). Confira o nome e a validade dele; se uma autoridade privada o assinou, indique o arquivo dela em NODE_EXTRA_CA_CERTS.`,
    );
  }
  if (status === undefined || status >= 500) {
    return new ConfigError(
      `O serviço de arquivos ${place} não responde. Confira ORACULO_S3_ENDPOINT, ORACULO_FILES_URL e a rede.`,
    );
  }
  return cause;
}
