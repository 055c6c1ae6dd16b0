import { createHash } from 'node:crypto';

/** The bucket that all tests share. If it is unset, each gateway stores its files in a folder. */
const { ORACULO_TEST_BUCKET: bucket = '', ORACULO_TEST_S3: s3Endpoint = '' } = process.env;

export const isInBucket = bucket !== '';

/** The settings of the gateways on one data folder, which share a prefix of the bucket. */
export function bucketSettingsOf(dataDir: string): { filesUrl: string; s3Endpoint: string } | undefined {
  if (!isInBucket) return undefined;
  return { filesUrl: `${bucket}/${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`, s3Endpoint };
}
