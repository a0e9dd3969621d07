import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { expect, test } from 'vitest'
import { movableClock, systemClock } from '#kit/clock.ts'
import { fileSamples } from '#test/storage/file-samples.ts'
import { describeObjectStore, type StoreUnderTest } from '#test/storage/object-store-conformance.ts'
import { openSignatureGate } from '#test/storage/s3-signature-gate.ts'
import { newObjectKey } from './object-key.ts'
import { createS3Store } from './s3-store.ts'

const account = { region: 'sa-east-1', bucket: 'balcao', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

async function openS3Store(): Promise<StoreUnderTest> {
  const directory = await mkdtemp(join(tmpdir(), 's3-store-'))
  const s3rver = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: account.bucket }],
  })
  const { port } = await s3rver.run()
  // The store compares with the real time too, so the clock starts there.
  const clock = movableClock(systemClock.now())
  const gate = await openSignatureGate({
    storePort: port,
    secretAccessKey: account.secretAccessKey,
    clock,
    partsFolder: join(directory, account.bucket, '._S3rver_uploads'),
  })
  return {
    store: createS3Store({ s3: { ...account, endpoint: gate.origin }, clock }),
    clock,
    origin: gate.origin,
    close: async () => {
      await gate.close()
      await s3rver.close()
      await rm(directory, { recursive: true })
    },
  }
}

describeObjectStore('an S3-compatible store', openS3Store)

test('the signature covers name, type, length and the condition "only if there is none yet"', async () => {
  const { store, origin, close } = await openS3Store()
  const png = fileSamples['image/png']
  const key = newObjectKey('images', 'image/png')
  const request = { key, contentType: 'image/png', sizeBytes: png.length, expiresInSeconds: 60 }
  const { url, headers } = await store.signUpload(request)
  const signed = new URL(url)
  expect(signed.pathname).toBe(`/balcao/${key}`)
  expect(signed.searchParams.get('X-Amz-Expires')).toBe('60')
  expect(signed.searchParams.get('X-Amz-SignedHeaders')).toBe(
    'content-length;content-type;host;if-none-match',
  )
  expect(headers).toEqual({ 'content-type': 'image/png', 'if-none-match': '*' })

  // Without the condition the store would let a second file replace the first, so it is part of the signature.
  const { 'if-none-match': _, ...unconditional } = headers
  const answer = await fetch(new URL(url, origin), {
    method: 'PUT',
    headers: unconditional,
    body: Buffer.from(png),
  })
  expect(answer.status).toBe(403)
  await close()
})

test('the address is the bucket’s at Amazon where no endpoint is configured', async () => {
  const store = createS3Store({ s3: { ...account, endpoint: undefined }, clock: systemClock })
  expect(store.publicUrl('images/a1.png')).toBe('https://balcao.s3.sa-east-1.amazonaws.com/images/a1.png')
  const { url } = await store.signUpload({
    key: 'images/a1.png',
    contentType: 'image/png',
    sizeBytes: 10,
    expiresInSeconds: 60,
  })
  expect(url.startsWith('https://balcao.s3.sa-east-1.amazonaws.com/images/a1.png?')).toBe(true)
})
