import { ConfigError } from './ConfigError.ts';

export interface PublicAddress {
  /**
   * The origin of files as browsers see it, which is the address of the app if files share its origin; empty = derived
   * from the port.
   */
  storageOrigin: string;
  /** Files are served under `/files` of the app, so that one host name is enough. */
  sharesOrigin: boolean;
  allowedOrigins: string[];
  /** Begins and ends with a slash. */
  basePath: string;
}

interface Written {
  storageOrigin: string;
  allowedOrigins: string[];
  basePath: string;
  /** Users reach this gateway from other computers. */
  isPublic: boolean;
  /** A proxy in front terminates TLS. */
  hasProxy: boolean;
  /** Links lead to a bucket, which has its own origin. */
  hasBucket: boolean;
}

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

/** Browsers treat http as secure only for their own machine. */
const isPlainElsewhere = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && !/^(([a-z\d-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
};

function readBasePath(text: string): string {
  const path = `/${text.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  if (/^\/(?:[\w.~-]+\/)*$/.test(path) && !/\/\.{1,2}\//.test(path)) return path;
  throw new ConfigError(`ORACULO_BASE_PATH deve ser um caminho como /oraculo/. O valor recebido foi "${text}".`);
}

function checkTransport(name: string, origin: string, hasProxy: boolean): void {
  if (!hasProxy || !isPlainElsewhere(origin)) return;
  throw new ConfigError(
    `${name} deve começar com https://, porque o proxy de ORACULO_TRUST_PROXY atende por TLS. O valor recebido foi "${origin}".`,
  );
}

/** The addresses at which browsers reach the app and its files. The start fails if a part is missing or contradicts another. */
export function readPublicAddress(written: Written): PublicAddress {
  const { allowedOrigins, isPublic, hasProxy, hasBucket } = written;
  const basePath = readBasePath(written.basePath);
  const storage = written.storageOrigin.replace(/\/+$/, '');
  if (storage === '' && isPublic && !hasBucket) {
    throw new ConfigError(
      'Defina ORACULO_STORAGE_ORIGIN com o endereço público dos arquivos: o do aplicativo seguido de /files (https://oraculo.empresa.example/files) ou uma segunda origem (https://arquivos.empresa.example). Sem ele, os downloads de outros computadores iriam para localhost.',
    );
  }
  for (const origin of allowedOrigins) {
    if (isOrigin(origin)) checkTransport('ORACULO_ALLOWED_ORIGINS', origin, hasProxy);
    else {
      throw new ConfigError(
        `ORACULO_ALLOWED_ORIGINS deve ter origens como https://oraculo.empresa.example, separadas por vírgula. Um valor recebido foi "${origin}".`,
      );
    }
  }
  if (storage === '') return { storageOrigin: '', sharesOrigin: false, allowedOrigins, basePath };
  const ending = `${basePath}files`;
  const isShared = storage.endsWith(ending) && isOrigin(storage.slice(0, -ending.length));
  if (!isShared && !isOrigin(storage)) {
    throw new ConfigError(
      `ORACULO_STORAGE_ORIGIN deve ser uma origem, como https://arquivos.empresa.example, ou o endereço do aplicativo seguido de ${ending}. O valor recebido foi "${storage}".`,
    );
  }
  checkTransport('ORACULO_STORAGE_ORIGIN', new URL(storage).origin, hasProxy);
  if (isPublic && !isShared && !hasBucket && allowedOrigins.length === 0) {
    throw new ConfigError(
      'Defina ORACULO_ALLOWED_ORIGINS com o endereço público do aplicativo (https://oraculo.empresa.example): sem ele, os navegadores não leem arquivos da segunda origem de ORACULO_STORAGE_ORIGIN.',
    );
  }
  const storageOrigin = isShared ? storage.slice(0, -'/files'.length) : storage;
  return { storageOrigin, sharesOrigin: isShared, allowedOrigins, basePath };
}
