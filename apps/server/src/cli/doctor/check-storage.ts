import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { ProviderTransport } from '@balcao/providers/transport/transport'
import type { Config } from '#config.ts'
import { systemClock } from '#kit/clock.ts'
import { newObjectKey } from '#kit/storage/object-key.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'
import type { S3Config } from '#kit/storage/s3-store.ts'
import { type Check, reasonOf } from './check.ts'

const name = 'storage'
const patienceMs = 5_000

export async function checkStorage(
  { s3, dataDir, role, publicUrl }: Config,
  transport: ProviderTransport,
): Promise<Check> {
  if (s3) return checkBucket(s3, { origin: new URL(publicUrl).origin, transport })
  if (role === 'all') return checkFolder(dataDir)
  return {
    name,
    ok: false,
    detail: `A ${role} alone keeps its files where the others do not find them: set S3_BUCKET and its keys.`,
  }
}

/** Nothing is written: a file of the user who runs this could lock out the product's own user. */
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

/** A missing folder is created at the first start, if its nearest parent allows it. */
async function refuseUnwritable(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || folder === dirname(folder)) throw error
    await refuseUnwritable(dirname(folder))
  }
}

async function checkBucket(
  s3: S3Config,
  browser: { origin: string; transport: ProviderTransport },
): Promise<Check> {
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
    const { createS3Store } = await import('#kit/storage/s3-store.ts')
    const problem = await findProblem(createS3Store({ s3, clock: systemClock }), browser)
    if (problem)
      return { name, ok: false, detail: `The ${place} ${problem}: see "npm run balcao -- storage policy"` }
    return { name, ok: true, detail: `Files go to ${place}, and browsers put and read them` }
  } catch (error) {
    return { name, ok: false, detail: `The ${place} does not answer well (${reasonOf(error)})` }
  } finally {
    client.destroy()
  }
}

/**
 * Two small test files show whether the bucket's rules work, and are removed again. Requests for missing files are
 * refused whatever the rules say, so they show nothing.
 */
async function findProblem(
  store: ObjectStore,
  { origin, transport }: { origin: string; transport: ProviderTransport },
): Promise<string | null> {
  const shown = newObjectKey('images', 'image/png')
  const hidden = newObjectKey('documents', 'application/pdf')
  const ask = async (method: 'GET' | 'OPTIONS', url: string, headers: Record<string, string> = {}) => {
    const answer = await transport.send({ method, url, headers, timeoutMs: patienceMs })
    return answer.arrived === true && answer.status < 300 ? answer : null
  }
  try {
    await store.put(shown, Buffer.from('doctor'), 'image/png')
    await store.put(hidden, Buffer.from('doctor'), 'application/pdf')
    if (!(await ask('GET', store.publicUrl(shown)))) return 'lets nobody read images/'
    if (await ask('GET', store.publicUrl(hidden))) return 'lets everybody read documents/'
    const upload = await store.signUpload({
      key: newObjectKey('arrivals', 'image/png'),
      contentType: 'image/png',
      sizeBytes: 1,
      expiresInSeconds: 60,
    })
    const preflight = await ask('OPTIONS', upload.url, {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': Object.keys(upload.headers).join(','),
    })
    const allowed = preflight?.headers['access-control-allow-origin']
    return allowed === '*' || allowed === origin ? null : `takes no files from browsers at ${origin} (CORS)`
  } finally {
    await Promise.all([store.remove(shown), store.remove(hidden)])
  }
}
