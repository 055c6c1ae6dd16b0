import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attachment } from './attachment.ts';
import { bucketRefusal, isMissing, StoreUnavailable } from './bucketErrors.ts';
import { type LocalFile, type FileDescription, FileStore, isFileId, type PresignedUploads } from './fileStore.ts';
import type { FileLinks, LinkMethod } from './signedLinks.ts';

export interface BucketSettings {
  bucket: string;
  /** The prefix of every key; empty, or ends with a slash. */
  prefix: string;
  /** The URL of a service other than AWS; empty = AWS by its region. */
  endpoint: string;
  linkSeconds: number;
  now: () => number;
}

type Folder = 'files' | 'incoming';

/** The smallest part size that S3 accepts. Two parts are in memory at once. */
const partBytes = 5 * 1024 * 1024;

/**
 * Stores files in a bucket of an S3 service. Links lead to the bucket itself. Keys are generated ids; the file name is
 * in the headers of the object, so that no address contains it. Region and credentials are found as in any program that
 * uses the AWS SDK.
 */
export class BucketStore extends FileStore implements FileLinks {
  override readonly presignedUploads: PresignedUploads = {
    sizeOf: (id) => this.#sizeOf('incoming', id),
    openLocal: (id) => this.#fetch('incoming', id),
    remove: (id) => this.#remove('incoming', id),
    oldIds: (before) => this.#list('incoming', before),
  };
  override readonly isRemote = true;
  readonly #client: S3Client;
  readonly #settings: BucketSettings;

  constructor(dataDir: string, settings: BucketSettings) {
    super(dataDir);
    this.#settings = settings;
    this.#client = new S3Client({
      ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
      // Some services other than AWS refuse the newer checksums. The signature of each part contains its hash anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000 },
    });
  }

  #keyOf(folder: Folder, id: string) {
    if (!isFileId(id)) throw new Error('A file id is 32 hexadecimal digits.');
    return { Bucket: this.#settings.bucket, Key: `${this.#settings.prefix}${folder}/${id}` };
  }

  /** Uses each required permission once. */
  override async prepare(): Promise<void> {
    await this.temporaryFiles.prepare();
    const id = this.newId();
    try {
      await this.storeBytes({ id, name: 'teste.txt', contentType: 'text/plain' }, 'teste');
      await this.readEnd(id, 5);
      await this.#client.send(this.#listOf('files', { MaxKeys: 1 }));
      await this.remove(id);
    } catch (error) {
      throw bucketRefusal(error, this.#settings);
    }
  }

  /** The origin of the links. */
  async origin(): Promise<string> {
    return new URL(await this.sign('GET', this.newId())).origin;
  }

  /**
   * A download has the headers of the object. The address of an upload can be used more than once until it
   * expires.
   */
  async sign(method: LinkMethod, fileId: string): Promise<string> {
    const command =
      method === 'GET'
        ? new GetObjectCommand(this.#keyOf('files', fileId))
        : new PutObjectCommand(this.#keyOf('incoming', fileId));
    const { linkSeconds, now } = this.#settings;
    return getSignedUrl(this.#client, command, { expiresIn: linkSeconds, signingDate: new Date(now()) });
  }

  protected override async place({ id, name, contentType }: FileDescription, temporaryPath: string): Promise<void> {
    const object = {
      ...this.#keyOf('files', id),
      ContentType: contentType,
      ContentDisposition: attachment(name),
      CacheControl: 'no-store',
    };
    const { size } = await stat(temporaryPath);
    await this.#request(async () => {
      if (size <= partBytes) {
        // Sent as bytes, because the SDK cannot retry a stream.
        const Body = await readFile(temporaryPath);
        await this.#client.send(new PutObjectCommand({ ...object, Body }));
        return;
      }
      const Body = createReadStream(temporaryPath, { highWaterMark: partBytes });
      await new Upload({ client: this.#client, params: { ...object, Body }, partSize: partBytes, queueSize: 2 }).done();
    });
  }

  override remove(id: string, signal?: AbortSignal): Promise<void> {
    return this.#remove('files', id, signal);
  }

  async #remove(folder: Folder, id: string, signal?: AbortSignal): Promise<void> {
    const command = new DeleteObjectCommand(this.#keyOf(folder, id));
    await this.#request(() => this.#client.send(command, signal && { abortSignal: signal }));
  }

  override sizeOf(id: string): Promise<number | undefined> {
    return this.#sizeOf('files', id);
  }

  async #sizeOf(folder: Folder, id: string): Promise<number | undefined> {
    return this.#request(() =>
      this.#client.send(new HeadObjectCommand(this.#keyOf(folder, id))).then(
        ({ ContentLength }) => ContentLength,
        (error: unknown) => {
          if (isMissing(error)) return undefined;
          throw error;
        },
      ),
    );
  }

  override openLocal(id: string): Promise<LocalFile> {
    return this.#fetch('files', id);
  }

  async #fetch(folder: Folder, id: string): Promise<LocalFile> {
    const command = new GetObjectCommand(this.#keyOf(folder, id));
    const path = this.temporaryFiles.newPath();
    await this.#request(async () => {
      const { Body } = await this.#client.send(command);
      await this.temporaryFiles.fill(path, Body as Readable);
    });
    return { path, [Symbol.asyncDispose]: () => this.temporaryFiles.discard(path) };
  }

  override async readEnd(id: string, length: number): Promise<Buffer> {
    const size = (await this.sizeOf(id)) ?? 0;
    if (size === 0) return Buffer.alloc(0);
    // Not `bytes=-1024`: some services do not support a range that counts from the end.
    const Range = `bytes=${Math.max(0, size - length)}-${size - 1}`;
    const command = new GetObjectCommand({ ...this.#keyOf('files', id), Range });
    return this.#request(async () => {
      const { Body } = await this.#client.send(command);
      return Buffer.from(await Body!.transformToByteArray());
    });
  }

  override oldIds(before: number): AsyncGenerator<string[]> {
    return this.#list('files', before);
  }

  #listOf(folder: Folder, part: { MaxKeys?: number; ContinuationToken?: string | undefined }) {
    const { bucket, prefix } = this.#settings;
    return new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}${folder}/`, ...part });
  }

  async *#list(folder: Folder, before: number): AsyncGenerator<string[]> {
    for (let after: string | undefined; ; ) {
      const command = this.#listOf(folder, { ContinuationToken: after });
      const page = await this.#request(() => this.#client.send(command));
      const old = (page.Contents ?? []).filter(({ LastModified }) => (LastModified?.getTime() ?? Infinity) < before);
      const ids = old.map(({ Key = '' }) => Key.slice(Key.lastIndexOf('/') + 1)).filter(isFileId);
      if (ids.length > 0) yield ids;
      if (!page.IsTruncated) return;
      after = page.NextContinuationToken;
    }
  }

  /** Reports a failed request as `StoreUnavailable`, except for a missing object. */
  async #request<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      throw isMissing(error) ? error : new StoreUnavailable(error);
    }
  }
}
