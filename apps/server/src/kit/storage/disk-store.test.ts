import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '@balcao/domain/texts/app-error'
import { errorCodes } from '@balcao/domain/texts/error-codes'
import { fastify } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { movableClock } from '#kit/clock.ts'
import { createSecretBox } from '#kit/crypto/secret-box.ts'
import { fileSamples, pngOf } from '#test/storage/file-samples.ts'
import { describeObjectStore, type StoreUnderTest } from '#test/storage/object-store-conformance.ts'
import { createDiskStore, type DiskStore } from './disk-store.ts'
import { diskStoreRoutes } from './disk-store-routes.ts'
import { newObjectKey } from './object-key.ts'

type DiskStoreUnderTest = StoreUnderTest & { store: DiskStore; folder: string }

async function openDiskStore(): Promise<DiskStoreUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-store-'))
  const clock = movableClock(new Date('2026-03-02T12:00:00Z'))
  const store = createDiskStore({
    folder,
    clock,
    secret: createSecretBox([Buffer.alloc(32, 1)]).derive('uploads'),
  })
  const server = fastify({ forceCloseConnections: true })
  server.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof AppError)) throw error
    return reply.code(errorCodes[error.code].httpStatus).send({ code: error.code })
  })
  await server.register(diskStoreRoutes, { store })
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    store,
    clock,
    origin,
    folder,
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}

describeObjectStore('a folder on disk', openDiskStore)

describe('files on disk behind our own routes', () => {
  let opened: DiskStoreUnderTest
  beforeEach(async () => {
    opened = await openDiskStore()
  })
  afterEach(() => opened.close())

  const png = fileSamples['image/png']

  async function upload(body: Buffer, contentType = 'image/png', key = newObjectKey('images', 'image/png')) {
    const sizeBytes = body.length
    const { url, headers } = await opened.store.signUpload({
      key,
      contentType,
      sizeBytes,
      expiresInSeconds: 60,
    })
    const put = () => fetch(new URL(url, opened.origin), { method: 'PUT', headers, body: Buffer.from(body) })
    return { key, url, put }
  }

  const leftovers = () => readdir(join(opened.folder, 'incoming')).catch(() => [])

  test('a link works once, also for two browsers at the same moment', async () => {
    const { key, put } = await upload(png)
    const statuses = (await Promise.all([put(), put(), put()])).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 410, 410])
    expect((await put()).status).toBe(410)
    expect(await leftovers()).toEqual([])
    expect((await opened.store.get(key))?.sizeBytes).toBe(png.length)
  })

  test('markup under the name of a picture is refused and leaves nothing behind', async () => {
    const { key, put } = await upload(Buffer.from('<script>alert(document.cookie)</script>'))
    const answer = await put()
    expect(answer.status).toBe(415)
    expect(await answer.json()).toEqual({ code: 'upload_refused' })
    expect(await opened.store.get(key)).toBeNull()
    expect(await leftovers()).toEqual([])
  })

  test('a decompression bomb is refused', async () => {
    expect((await (await upload(pngOf({ width: 1, height: 50_000 }))).put()).status).toBe(415)
  })

  test('a body without a declared length is cut at the signed size', async () => {
    const { key, url } = await upload(png)
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
    })
    const status = await fetch(new URL(url, opened.origin), {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: endless,
      duplex: 'half',
    }).then(
      (answer) => answer.status,
      () => 'connection closed',
    )
    expect([413, 'connection closed']).toContain(status)
    expect(await opened.store.get(key)).toBeNull()
    expect(await leftovers()).toEqual([])
  })

  test('an interrupted upload leaves nothing behind and may be tried again', async () => {
    const { key, url, put } = await upload(png)
    const leaving = httpRequest(new URL(url, opened.origin), {
      method: 'PUT',
      headers: { 'content-type': 'image/png', 'content-length': png.length },
    })
    leaving.on('error', () => {})
    leaving.write(png.subarray(0, 10))
    await expect.poll(leftovers).toHaveLength(1)
    leaving.destroy()
    await expect.poll(leftovers).toEqual([])
    expect(await opened.store.get(key)).toBeNull()
    expect((await put()).status).toBe(200)
  })

  test('an upload without a body or with an unsigned link is refused', async () => {
    const { url } = await upload(png)
    expect((await fetch(new URL(url, opened.origin), { method: 'PUT' })).status).toBe(415)
    const bare = await fetch(new URL('/uploads/put?key=images/a.png', opened.origin), {
      method: 'PUT',
      body: 'x',
    })
    expect(bare.status).toBe(403)
  })

  test('a link signed by another installation is refused', async () => {
    const other = createDiskStore({ folder: opened.folder, clock: opened.clock, secret: Buffer.alloc(32, 2) })
    const key = newObjectKey('images', 'image/png')
    const { url, headers } = await other.signUpload({
      key,
      contentType: 'image/png',
      sizeBytes: png.length,
      expiresInSeconds: 60,
    })
    const answer = await fetch(new URL(url, opened.origin), {
      method: 'PUT',
      headers,
      body: Buffer.from(png),
    })
    expect(answer.status).toBe(403)
  })

  test('remains of a joined file after a crash are removed, and the file stays whole', async () => {
    const { store, folder, origin } = opened
    const body = Buffer.concat([fileSamples['video/mp4'], Buffer.alloc(500)])
    const file = await store.beginParts(newObjectKey('contents', 'video/mp4'))
    const whole = { ...file, sizeBytes: body.length }
    const { url } = await store.signPart({ ...whole, number: 1, expiresInSeconds: 60 })
    const put = () => fetch(new URL(url, origin), { method: 'PUT', body })
    expect((await put()).status).toBe(200)
    await store.joinParts(whole)
    expect((await put()).status).toBe(410)
    for (const left of [file.partsId, `${file.partsId}.joining`]) {
      await mkdir(join(folder, 'parts', left))
      await writeFile(join(folder, 'parts', left, '1'), body.subarray(0, 100))
    }
    await store.joinParts(whole)
    expect((await store.get(file.key))?.sizeBytes).toBe(body.length)
    expect(await readdir(join(folder, 'parts'))).not.toContain(expect.stringContaining(file.partsId))
  })

  test('a picture is served with a permanent cache, under its own type only', async () => {
    const { key, put } = await upload(png)
    await put()
    const answer = await fetch(new URL(opened.store.publicUrl(key), opened.origin))
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    expect(answer.headers.has('content-disposition')).toBe(false)
  })

  test('a document is served as a download', async () => {
    const key = newObjectKey('billets', 'application/pdf')
    await opened.store.put(key, fileSamples['application/pdf'], 'application/pdf')
    const answer = await fetch(new URL(opened.store.publicUrl(key), opened.origin))
    expect(answer.headers.get('content-disposition')).toBe('attachment')
  })

  test('nothing outside the public folders is served, for any form of address', async () => {
    await writeFile(join(opened.folder, 'secret.png'), png)
    await opened.store.put('documents/identity.png', png, 'image/png')
    const addresses = [
      '/files/documents/identity.png',
      '/files/secret.png',
      '/files/../secret.png',
      '/files/images/../secret.png',
      '/files/images/..%2fsecret.png',
      '/files/images/%2e%2e/secret.png',
      '/files/images/..%5csecret.png',
      '/files/images/none.png',
      '/files/images/a%00.png',
      '/files/incoming/x',
      '/files/',
    ]
    for (const path of addresses) {
      const status = await new Promise((resolve, reject) => {
        httpRequest(
          { ...new URL(opened.origin), host: '127.0.0.1', port: new URL(opened.origin).port, path },
          (answer) => {
            answer.resume()
            resolve(answer.statusCode)
          },
        )
          .on('error', reject)
          .end()
      })
      expect(status, path).toBe(404)
    }
  })
})
