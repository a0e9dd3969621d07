import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { AppError } from '@balcao/domain/texts/app-error'
import { errorCodes } from '@balcao/domain/texts/error-codes'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aProduct } from '#demo/an-offer.ts'
import { requireOwnUpload } from '#modules/uploads/require-own-upload.ts'
import type { RequestContext } from '#rpc/context.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { fileSamples } from '#test/storage/file-samples.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { storeRoutes } from '#web/build-server.ts'
import { checkFileJob } from './check-file.job.ts'
import { sellerFilesApi } from './seller.api.ts'

const gigabyte = 1_000_000_000
/** Answers as clamd does, by its protocol, unless it dies in the middle of a file. */
const scanner = { verdict: 'stream: OK', received: Buffer.alloc(0), diesAfter: Number.POSITIVE_INFINITY }

let clamd: Server
let world: TestApp
let web: FastifyInstance
let origin = ''

beforeAll(async () => {
  clamd = createServer((socket) => {
    let pending = Buffer.alloc(0)
    let content = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (piece: Buffer): void => {
      pending = Buffer.concat([pending, piece])
      if (content.length === 0 && pending.subarray(0, 10).toString() === 'zINSTREAM\0')
        pending = pending.subarray(10)
      while (pending.length >= 4) {
        const length = pending.readUInt32BE()
        if (length === 0) {
          scanner.received = content
          socket.end(`${scanner.verdict}\0`)
          return
        }
        if (pending.length < 4 + length) return
        content = Buffer.concat([content, pending.subarray(4, 4 + length)])
        pending = pending.subarray(4 + length)
        if (content.length > scanner.diesAfter) {
          socket.resetAndDestroy()
          return
        }
      }
    })
  }).listen(0, '127.0.0.1')
  await once(clamd, 'listening')
  const { port } = clamd.address() as { port: number }
  world = await createTestApp({
    environment: { CLAMD_ADDRESS: `127.0.0.1:${port}`, CLAMD_STREAM_MAX_MB: '4' },
  })
  web = fastify({ forceCloseConnections: true })
  web.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof AppError)) throw error
    return reply.code(errorCodes[error.code].httpStatus).send({ error: error.code })
  })
  await web.register(storeRoutes, { app: world.app })
  origin = await web.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await web.close()
  await world.stop()
  clamd.close()
})

const newSeller = () => inScope(world.app, world.platformId, async (scope) => (await aPerson(scope)).id)

function as(userId: string) {
  const { app, platformId } = world
  const session = {
    sessionId: crypto.randomUUID(),
    userId,
    platformId,
    role: 'SELLER',
    permissions: [],
    steppedUpAt: app.clock.now(),
    lacksSecondFactor: false,
  }
  const reply = { header: () => {} }
  return sellerFilesApi.createCaller({ app, platformId, session, reply } as unknown as RequestContext)
}

const aFilm = (bytes: number) => Buffer.concat([fileSamples['video/mp4'], randomBytes(bytes)])
const wishOf = (body: Buffer, fingerprint = 'aula-1.mp4 1') => ({
  fileName: 'aula-1.mp4',
  contentType: 'video/mp4' as const,
  sizeBytes: body.length,
  fingerprint,
  head: body.subarray(0, 96).toString('base64'),
})
const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex')

type Files = ReturnType<typeof as>

async function send(files: Files, uploadId: string, body: Buffer, numbers: number[]): Promise<number[]> {
  const { partBytes } = world.app.store
  const statuses: number[] = []
  for (const { number, url } of await files.sign({ uploadId, numbers })) {
    const part = Buffer.from(body.subarray((number - 1) * partBytes, number * partBytes))
    statuses.push((await fetch(new URL(url, origin), { method: 'PUT', body: part })).status)
  }
  return statuses
}

async function sendWhole(files: Files, body: Buffer, wish: Parameters<Files['begin']>[0] = wishOf(body)) {
  const { uploadId, parts } = await files.begin(wish)
  await send(
    files,
    uploadId,
    body,
    Array.from({ length: parts }, (_, index) => index + 1),
  )
  expect(await files.complete({ uploadId })).toEqual({ isComplete: true })
  await world.drainJobs()
  return { uploadId, ...(await files.get({ uploadId })) }
}

describe('a file in parts', () => {
  test('continues after a connection that was cut within a part, in another tab, and arrives complete', async () => {
    const files = as(await newSeller())
    const body = aFilm(5_000_000)
    const { uploadId, parts, arrived } = await files.begin(wishOf(body))
    expect({ parts, arrived }).toEqual({ parts: 3, arrived: [] })
    await send(files, uploadId, body, [1])

    const [second] = await files.sign({ uploadId, numbers: [2] })
    const cut = new AbortController()
    const { partBytes } = world.app.store
    async function* half() {
      yield body.subarray(partBytes, partBytes + 300_000)
      cut.abort()
      yield body.subarray(partBytes + 300_000, 2 * partBytes)
    }
    const dying = fetch(new URL(second?.url ?? '', origin), {
      method: 'PUT',
      headers: { 'content-length': String(partBytes) },
      body: ReadableStream.from(half()),
      duplex: 'half',
      signal: cut.signal,
    } as RequestInit)
    await expect(dying).rejects.toThrow()
    expect(await files.complete({ uploadId })).toEqual({ isComplete: false, arrived: [1] })

    const again = await files.begin(wishOf(body))
    expect(again).toMatchObject({ uploadId, arrived: [1] })
    expect(await send(files, uploadId, body, [3, 2])).toEqual([200, 200])
    expect(await files.get({ uploadId })).toMatchObject({ state: 'ARRIVING', key: null })
    expect(await files.complete({ uploadId })).toEqual({ isComplete: true })
    expect(await files.get({ uploadId })).toMatchObject({ state: 'CHECKING', key: null })
    await world.drainJobs()
    const { state, key } = await files.get({ uploadId })
    expect(state).toBe('READY')
    const stored = await world.app.store.get(key ?? '')
    expect(stored && hashOf(await buffer(stored.body))).toBe(hashOf(body))
  })

  test('that two tabs send at the same time is stored as one file, and is checked once', async () => {
    const seller = await newSeller()
    const [one, other] = [as(seller), as(seller)]
    const body = aFilm(3_000_000)
    const begun = await Promise.all([one.begin(wishOf(body)), other.begin(wishOf(body))])
    expect(new Set(begun.map(({ uploadId }) => uploadId)).size).toBe(1)
    const uploadId = begun[0].uploadId
    await Promise.all([send(one, uploadId, body, [1, 2]), send(other, uploadId, body, [2, 1])])
    await Promise.all([one.complete({ uploadId }), other.complete({ uploadId })])
    await world.drainJobs()
    expect(await one.get({ uploadId })).toMatchObject({ state: 'READY' })
    expect((await one.storage()).usedBytes).toBe(body.length)
  })

  test('accepts no more parts after it was completed', async () => {
    const files = as(await newSeller())
    const body = aFilm(1_000)
    const { uploadId } = await files.begin(wishOf(body))
    const [link] = await files.sign({ uploadId, numbers: [1] })
    const put = () => fetch(new URL(link?.url ?? '', origin), { method: 'PUT', body: Buffer.from(body) })
    expect((await put()).status).toBe(200)
    await files.complete({ uploadId })
    await expect(files.sign({ uploadId, numbers: [1] })).rejects.toMatchObject({
      cause: { code: 'upload_not_found' },
    })
    await world.drainJobs()
    expect((await put()).status).toBe(410)
  })

  test('is unusable in a product before its check has ended', async () => {
    const seller = await newSeller()
    const files = as(seller)
    const body = aFilm(1_000)
    const { uploadId } = await files.begin(wishOf(body))
    await send(files, uploadId, body, [1])
    await files.complete({ uploadId })
    const [row] = await world.owner`select key from uploads where id = ${uploadId}`
    const use = () =>
      callAs(world, { userId: seller, role: 'SELLER' })(requireOwnUpload, {
        key: row?.key,
        purpose: 'PRODUCT_CONTENT',
        field: 'fileKey',
      })
    await expect(use()).rejects.toMatchObject({ code: 'upload_not_found' })
    await world.drainJobs()
    expect(await use()).toMatchObject({ sizeBytes: body.length })
  })

  test('of a stranger is not found, in any call', async () => {
    const body = aFilm(1_000)
    const { uploadId } = await as(await newSeller()).begin(wishOf(body))
    const stranger = as(await newSeller())
    for (const call of [
      () => stranger.sign({ uploadId, numbers: [1] }),
      () => stranger.complete({ uploadId }),
      () => stranger.get({ uploadId }),
      () => stranger.cancel({ uploadId }),
    ])
      await expect(call()).rejects.toMatchObject({ cause: { code: 'upload_not_found' } })
    expect((await stranger.begin(wishOf(body))).uploadId).not.toBe(uploadId)
  })

  test('of another size than was announced for the part is refused, and a forged link too', async () => {
    const files = as(await newSeller())
    const body = aFilm(1_000)
    const { uploadId } = await files.begin(wishOf(body))
    const [link] = await files.sign({ uploadId, numbers: [1] })
    const url = new URL(link?.url ?? '', origin)
    const put = (address: URL, content: Buffer) =>
      fetch(address, { method: 'PUT', body: Buffer.from(content) })
    expect((await put(url, body.subarray(1))).status).toBe(415)
    expect((await put(url, Buffer.concat([body, body]))).status).toBe(413)
    const forged = new URL(url)
    forged.searchParams.set('number', '2')
    expect((await put(forged, body)).status).toBe(403)
    world.clock.advance({ minutes: 15 })
    expect((await put(url, body)).status).toBe(410)
    await expect(files.sign({ uploadId, numbers: [2] })).rejects.toMatchObject({
      cause: { code: 'upload_refused' },
    })
  })

  test('that is not continued is deleted after a week, and its storage is released', async () => {
    const files = as(await newSeller())
    const body = aFilm(3_000_000)
    const { uploadId } = await files.begin(wishOf(body))
    await send(files, uploadId, body, [1])
    expect((await files.storage()).usedBytes).toBe(body.length)
    world.clock.advance({ days: 7 })
    await world.drainJobs()
    expect((await files.storage()).usedBytes).toBe(0)
    await expect(files.get({ uploadId })).rejects.toMatchObject({ cause: { code: 'upload_not_found' } })
    expect((await files.begin(wishOf(body))).arrived).toEqual([])
  })

  test('that is continued before a week has passed gets another week', async () => {
    const files = as(await newSeller())
    const body = aFilm(3_000_000)
    const { uploadId } = await files.begin(wishOf(body))
    await send(files, uploadId, body, [1])
    world.clock.advance({ days: 6 })
    await files.begin(wishOf(body))
    world.clock.advance({ days: 6 })
    await world.drainJobs()
    expect(await files.begin(wishOf(body))).toMatchObject({ uploadId, arrived: [1] })
  })

  test('that is put into no product is deleted after a week, or at once by its seller', async () => {
    const files = as(await newSeller())
    const body = aFilm(1_000)
    const { uploadId: left } = await sendWhole(files, body)
    const replaced = await sendWhole(files, body, wishOf(body, 'other'))
    await files.cancel({ uploadId: replaced.uploadId })
    await world.drainJobs()
    expect(await world.app.store.get(replaced.key ?? '')).toBeNull()
    expect((await files.storage()).usedBytes).toBe(body.length)
    expect(await files.get({ uploadId: left })).toMatchObject({ state: 'READY' })
    world.clock.advance({ days: 7 })
    await world.drainJobs()
    expect((await files.storage()).usedBytes).toBe(0)
  })

  test('whose parts the store has lost is not found, and starts again', async () => {
    const files = as(await newSeller())
    const body = aFilm(3_000_000)
    const { uploadId } = await files.begin(wishOf(body))
    const [row] = await world.owner`select key, parts_id from uploads where id = ${uploadId}`
    await world.app.store.dropParts({ key: row?.key, partsId: row?.parts_id })
    await expect(files.complete({ uploadId })).rejects.toMatchObject({ cause: { code: 'upload_not_found' } })
    const again = await files.begin(wishOf(body))
    expect(again.uploadId).not.toBe(uploadId)
    expect(await send(files, again.uploadId, body, [1])).toEqual([200])
    await world.drainJobs()
    expect((await files.storage()).usedBytes).toBe(body.length)
  })

  test('that is cancelled releases its storage after it is deleted, and starts again', async () => {
    const files = as(await newSeller())
    const body = aFilm(3_000_000)
    const { uploadId } = await files.begin(wishOf(body))
    await send(files, uploadId, body, [1])
    await files.cancel({ uploadId })
    expect((await files.storage()).usedBytes).toBe(body.length)
    await world.drainJobs()
    expect((await files.storage()).usedBytes).toBe(0)
    const again = await files.begin(wishOf(body))
    expect(again.uploadId).not.toBe(uploadId)
    expect(again.arrived).toEqual([])
    await world.drainJobs()
    expect(await files.get({ uploadId: again.uploadId })).toMatchObject({ state: 'ARRIVING' })
  })
})

describe('the limits', () => {
  test('accept five gigabytes, and not a byte more', async () => {
    const files = as(await newSeller())
    const film = wishOf(aFilm(100))
    await expect(files.begin({ ...film, sizeBytes: 5 * gigabyte + 1 })).rejects.toMatchObject({
      cause: { code: 'upload_too_large' },
    })
    const { parts } = await files.begin({ ...film, sizeBytes: 5 * gigabyte })
    expect(parts).toBe(2_385)
    expect((await files.storage()).usedBytes).toBe(5 * gigabyte)
  })

  test('hold for a seller with many tabs at the same time', async () => {
    await world.owner`update platforms set storage_per_seller_gb = 7 where platform_id = ${world.platformId}`
    const files = as(await newSeller())
    const film = wishOf(aFilm(100))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, tab) =>
        files.begin({ ...film, sizeBytes: 2 * gigabyte, fingerprint: `tab ${tab}` }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ cause: { code: 'storage_full' } })
    expect(await files.storage()).toEqual({ usedBytes: 6 * gigabyte, quotaBytes: 7 * gigabyte })
    await world.owner`update platforms set storage_per_seller_gb = 50 where platform_id = ${world.platformId}`
  })

  test('give a seller without an approved product little storage', async () => {
    const seller = await newSeller()
    expect((await as(seller).storage()).quotaBytes).toBe(10 * gigabyte)
    await inScope(world.app, world.platformId, (scope) => aProduct(scope, { sellerId: seller }))
    expect((await as(seller).storage()).quotaBytes).toBe(50 * gigabyte)
  })

  test('refuse a type outside the list, and one that the first bytes contradict', async () => {
    const files = as(await newSeller())
    const wish = wishOf(Buffer.from('<html><script>alert(1)</script></html>'))
    await expect(files.begin(wish)).rejects.toMatchObject({ cause: { code: 'upload_refused' } })
    for (const contentType of ['text/html', 'image/svg+xml', 'application/x-msdownload'])
      await expect(files.begin({ ...wish, contentType: contentType as 'video/mp4' })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
  })
})

describe('the check', () => {
  test('reads the type from the bytes that arrived, whatever was announced, and deletes a false file', async () => {
    const files = as(await newSeller())
    const body = Buffer.concat([Buffer.from('<html><script>'), randomBytes(2_000)])
    const { state, refusal, key } = await sendWhole(files, body, {
      ...wishOf(body),
      head: fileSamples['video/mp4'].toString('base64'),
    })
    expect({ state, refusal, key }).toEqual({ state: 'REFUSED', refusal: 'WRONG_TYPE', key: null })
    expect((await files.storage()).usedBytes).toBe(0)
  })

  test('sends the whole file to clamd, and deletes what it finds infected', async () => {
    const files = as(await newSeller())
    const body = aFilm(3_000_000)
    expect(await sendWhole(files, body)).toMatchObject({ state: 'READY' })
    expect(hashOf(scanner.received)).toBe(hashOf(body))

    scanner.verdict = 'stream: Win.Test.EICAR_HDB-1 FOUND'
    const infected = await sendWhole(files, body)
    expect(infected).toMatchObject({ state: 'REFUSED', refusal: 'INFECTED', key: null })
    const [row] = await world.owner`select key from uploads where id = ${infected.uploadId}`
    expect(await world.app.store.get(row?.key)).toBeNull()
    scanner.verdict = 'stream: OK'
  })

  test('waits for a scanner that fails, delivers nothing meanwhile, and gives up in the end', async () => {
    const files = as(await newSeller())
    const body = aFilm(1_000)
    scanner.verdict = 'Can’t allocate memory ERROR'
    const { uploadId } = await files.begin(wishOf(body))
    await send(files, uploadId, body, [1])
    await files.complete({ uploadId })
    const check = () => checkFileJob.run(world.app, { platformId: world.platformId, uploadId })
    await expect(check()).rejects.toThrow('clamd gave no verdict')
    expect(await files.get({ uploadId })).toMatchObject({ state: 'CHECKING', key: null })
    scanner.verdict = 'stream: OK'
    await check()
    expect(await files.get({ uploadId })).toMatchObject({ state: 'READY' })

    scanner.verdict = 'Can’t allocate memory ERROR'
    expect(await sendWhole(files, body)).toMatchObject({ state: 'REFUSED', refusal: 'UNCHECKED' })
    scanner.verdict = 'stream: OK'
  })

  test('calls a scanner again that was cut off in the middle of a file', async () => {
    const files = as(await newSeller())
    const body = aFilm(3_000_000)
    const { uploadId } = await files.begin(wishOf(body))
    await send(files, uploadId, body, [1, 2])
    await files.complete({ uploadId })
    const check = () => checkFileJob.run(world.app, { platformId: world.platformId, uploadId })
    scanner.diesAfter = 1_500_000
    await expect(check()).rejects.toThrow('clamd gave no verdict')
    expect(await files.get({ uploadId })).toMatchObject({ state: 'CHECKING', key: null })
    scanner.diesAfter = Number.POSITIVE_INFINITY
    await check()
    expect(await files.get({ uploadId })).toMatchObject({ state: 'READY' })
  })

  test('waits for a slot for files, so that payments keep the other job slots of the worker', async () => {
    const files = as(await newSeller())
    const body = aFilm(1_000)
    const { uploadId } = await files.begin(wishOf(body))
    await send(files, uploadId, body, [1])
    const { fileSlots } = world.app
    const held = ['one', 'other'].filter((who) => fileSlots.take(who, false))
    expect(held).toHaveLength(2)
    await files.complete({ uploadId })
    const waiting = () => world.owner`
      select j.priority from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'check-file' and j.payload ->> 'uploadId' = ${uploadId}`
    expect(await waiting()).toMatchObject([{ priority: 0 }])
    await world.drainJobs()
    expect(await files.get({ uploadId })).toMatchObject({ state: 'CHECKING' })
    expect(await waiting()).toHaveLength(1)
    for (const who of held) fileSlots.leave(who)
    world.clock.advance({ seconds: 2 })
    await world.drainJobs()
    expect(await files.get({ uploadId })).toMatchObject({ state: 'READY' })
  })

  test('of a file beyond the scanner’s size accepts a film, refuses an archive, and calls the scanner for neither', async () => {
    const files = as(await newSeller())
    scanner.received = Buffer.alloc(0)
    expect(await sendWhole(files, aFilm(5_000_000))).toMatchObject({ state: 'READY' })
    const archive = Buffer.concat([fileSamples['application/zip'], randomBytes(5_000_000)])
    const wish = { ...wishOf(archive), contentType: 'application/zip' as const }
    expect(await sendWhole(files, archive, wish)).toMatchObject({
      state: 'REFUSED',
      refusal: 'TOO_LARGE_TO_CHECK',
    })
    expect(scanner.received).toHaveLength(0)
  })
})
