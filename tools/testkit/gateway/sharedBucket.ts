import { createHash } from 'node:crypto';

/** The bucket that the tests share. If unset, each gateway has its own folder. */
const { ORACULO_TEST_BUCKET: bucket = '', ORACULO_TEST_S3: s3Endpoint = '' } = process.env;

export const isInBucket = bucket !== '';

/** The settings of the gateways of one data folder: they share one place in the bucket. */
export function bucketSettingsOf(dataDir: string): { filesUrl: string; s3Endpoint: string } | undefined {
  if (!isInBucket) return undefined;
  return { filesUrl: `${bucket}/${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`, s3Endpoint };
}
