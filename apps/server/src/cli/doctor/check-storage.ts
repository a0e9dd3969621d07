import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { Config } from '../../config.ts'
import type { S3Config } from '../../kit/storage/s3-store.ts'
import { type Check, reasonOf } from './check.ts'

const name = 'storage'
const patienceMs = 5_000

export async function checkStorage({ s3, dataDir, role }: Config): Promise<Check> {
  if (s3) return checkBucket(s3)
  if (role === 'all') return checkFolder(dataDir)
  return {
    name,
    ok: false,
    detail: `A ${role} alone keeps its files where the others do not find them: set S3_BUCKET and its keys.`,
  }
}

/** Nothing is written: a file made by whoever runs this could lock out the product's own user. */
async function checkFolder(dataDir: string): Promise<Check> {
  const files = join(dataDir, 'files')
  try {
    await refuseUnwritable(files)
    return { name, ok: true, detail: `Files go to ${files}` }
  } catch (error) {
    return {
      name,
      ok: false,
      detail: `${files} cannot be written (${(error as NodeJS.ErrnoException).code})`,
    }
  }
}

/** A folder that is not there yet is made at the first start, if the nearest one above it lets us. */
async function refuseUnwritable(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || folder === dirname(folder)) throw error
    await refuseUnwritable(dirname(folder))
  }
}

async function checkBucket(s3: S3Config): Promise<Check> {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })
  const place = `bucket ${bucket} at ${endpoint ?? `Amazon S3, ${region}`}`
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }), {
      abortSignal: AbortSignal.timeout(patienceMs),
    })
    return { name, ok: true, detail: `Files go to ${place}` }
  } catch (error) {
    return { name, ok: false, detail: `The ${place} does not answer well (${reasonOf(error)})` }
  } finally {
    client.destroy()
  }
}
