import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { GatewayConfig } from '@oraculo/gateway/src/settings/readConfig.ts';
import { signatureOf } from './signatureVersion4.ts';

/** The permissions of a bucket’s credentials, as an administrator grants them. */
export type BucketRight = 'read' | 'write' | 'list' | 'delete';

export interface BucketServer extends AsyncDisposable {
  /** The settings of a gateway that stores its files there. */
  settings: Pick<GatewayConfig, 'filesUrl' | 's3Endpoint'>;
  /** Denies one permission until the next call. */
  deny(right: BucketRight | undefined): void;
  /** The number of requests that needed each permission. */
  requestCounts: Record<BucketRight, number>;
}

interface BucketServerOptions {
  /**
   * The maximum number of keys in one answer to a list. A service may return fewer than requested, and never more than
   * a thousand.
   */
  maxKeys?: number;
  /** The address for other hosts, which uses TLS. */
  publicly?: { address: string; name: string; key: string; cert: string };
}

export const bucketName = 'oraculo-testes';

/** The CORS rule that the administrator sets for the app's pages. */
const cors = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod>
  <AllowedMethod>HEAD</AllowedMethod>
  <AllowedMethod>PUT</AllowedMethod><AllowedHeader>*</AllowedHeader>
  <ExposeHeader>content-disposition</ExposeHeader></CORSRule></CORSConfiguration>`;

/**
 * The server encrypts its continuation tokens with DES, which OpenSSL 3 lacks. Triple DES gives the same result if all
 * three keys are equal.
 */
function withDes<Cipher>(make: (name: string, key: Buffer, iv: Buffer) => Cipher) {
  return (name: string, key: Buffer, iv: Buffer): Cipher =>
    name === 'des' ? make('des-ede3-cbc', Buffer.concat([key, key, key]), iv) : make(name, key, iv);
}
const { createCipheriv, createDecipheriv } = crypto;
Object.assign(crypto, { createCipheriv: withDes(createCipheriv), createDecipheriv: withDes(createDecipheriv) });

export const bucketAccount = { id: 'S3RVER', secret: 'S3RVER' };

function rightOf({ method = '', url = '' }: IncomingMessage): BucketRight {
  if (method === 'DELETE') return 'delete';
  if (method === 'GET' || method === 'HEAD') return url.includes('list-type=') ? 'list' : 'read';
  return 'write';
}

/** Starts `s3rver` with an empty bucket. It only checks old signatures, so a middleware checks signatures of version 4. */
export async function startBucketServer({ maxKeys, publicly }: BucketServerOptions = {}): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'oraculo-s3-'));
  const server = new S3rver({
    address: publicly?.address ?? '127.0.0.1',
    // The name of the bucket is in the path of an address, not in the host name.
    ...(publicly && { key: publicly.key, cert: publicly.cert, vhostBuckets: false }),
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures: false,
    configureBuckets: [{ name: bucketName, configs: [cors] }],
  });
  server.middleware.unshift(async (context, next) => {
    const { query } = context;
    if (maxKeys !== undefined && 'list-type' in query && Number(query['max-keys'] ?? 1000) > maxKeys)
      context.query = { ...query, 'max-keys': String(maxKeys) };
    return next();
  });
  server.middleware.unshift(async ({ req, res }, next) => {
    const { expected, given } = signatureOf(req, bucketAccount.secret);
    if (req.method === 'OPTIONS' || given === expected) return next();
    res.writeHead(403, { 'content-type': 'application/xml', 'access-control-allow-origin': '*' });
    res.end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  });
  let denied: BucketRight | undefined;
  const requestCounts: Record<BucketRight, number> = { read: 0, write: 0, list: 0, delete: 0 };
  server.middleware.unshift(async ({ req, res }, next) => {
    const right = rightOf(req);
    requestCounts[right] += 1;
    if (right !== denied) return next();
    res.writeHead(403, { 'content-type': 'application/xml' });
    res.end(req.method === 'HEAD' ? undefined : '<Error><Code>AccessDenied</Code></Error>');
  });
  const { port } = await server.run();
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: bucketAccount.id,
    AWS_SECRET_ACCESS_KEY: bucketAccount.secret,
  });
  return {
    settings: {
      filesUrl: `s3://${bucketName}/clinica`,
      s3Endpoint: publicly ? `https://${publicly.name}:${port}` : `http://127.0.0.1:${port}`,
    },
    deny: (right) => {
      denied = right;
    },
    requestCounts,
    [Symbol.asyncDispose]: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
