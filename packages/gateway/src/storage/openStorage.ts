import { ConfigError, type GatewayConfig } from '../settings/readConfig.ts';
import type { FileStore } from './fileStore.ts';
import { FolderStore } from './folderStore.ts';
import { createSignedLinks, type FileLinks, type SignedLinks } from './signedLinks.ts';

/** The files that the second origin of the gateway serves and accepts itself. */
export interface ServedFiles {
  store: FolderStore;
  links: SignedLinks;
}

export interface Storage {
  files: FileStore;
  links: FileLinks;
  /** Undefined if links lead to a bucket, so that no byte of a download passes through the gateway. */
  served: ServedFiles | undefined;
  /** The origin of the links in a browser. */
  origin: () => string;
}

interface StorageSettings {
  signingKey: Buffer;
  /** The address of the second origin of the gateway. Called late, because the system may choose the port. */
  ownOrigin: () => string;
  now: () => number;
}

/** The engine that `ORACULO_FILES_URL` names: a bucket, or the folder of the data. */
export async function openStorage(config: GatewayConfig, settings: StorageSettings): Promise<Storage> {
  if (config.filesUrl !== '') return openBucket(config, settings);
  const store = new FolderStore(config.dataDir);
  await store.prepare();
  const links = createSignedLinks({
    key: settings.signingKey,
    origin: settings.ownOrigin,
    ttlSeconds: config.signedLinkTtlSeconds,
    now: settings.now,
  });
  return { files: store, links, served: { store, links }, origin: settings.ownOrigin };
}

async function openBucket(config: GatewayConfig, { now }: StorageSettings): Promise<Storage> {
  const place = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(config.filesUrl);
  if (!place) {
    throw new ConfigError('ORACULO_FILES_URL deve ter a forma s3://‹bucket›/‹prefixo›, com o prefixo opcional.');
  }
  // Loaded only if it is used, because it is larger than the rest of the gateway.
  const { BucketStore } = await import('./bucketStore.ts');
  const store = new BucketStore(config.dataDir, {
    bucket: place[1]!,
    prefix: (place[2] ?? '').replace(/\/*$/, (end) => (place[2] ? '/' : end)),
    endpoint: config.s3Endpoint,
    linkSeconds: config.signedLinkTtlSeconds,
    now,
  });
  await store.prepare();
  const origin = await store.origin();
  return { files: store, links: store, served: undefined, origin: () => origin };
}
