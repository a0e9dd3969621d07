import { buffer } from 'node:stream/consumers'
import { AppError } from '@balcao/domain/texts/app-error'
import { errorCodes } from '@balcao/domain/texts/error-codes'
import type { Role } from '@balcao/domain/vocabulary'
import { type FastifyInstance, fastify } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import type { RequestContext } from '#rpc/context.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'
import { fileSamples } from '#test/storage/file-samples.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { storeRoutes } from '#web/build-server.ts'
import { uploadsApi } from './uploads.api.ts'

const png = fileSamples['image/png']

let world: TestApp
let web: FastifyInstance
let origin = ''
let seller = ''

beforeAll(async () => {
  world = await createTestApp()
  seller = await inScope(world.app, world.platformId, async (scope) => (await aPerson(scope)).id)
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
})

function as(role: Role | null, userId = seller) {
  const { app, platformId } = world
  const session: SessionUser | null = role && {
    sessionId: crypto.randomUUID(),
    userId,
    platformId,
    role,
    permissions: [],
    steppedUpAt: app.clock.now(),
    lacksSecondFactor: false,
  }
  const reply = { header: () => {} }
  return uploadsApi.createCaller({ app, platformId, session, reply } as unknown as RequestContext)
}

const picture = { purpose: 'PRODUCT_IMAGE', contentType: 'image/png', sizeBytes: png.length } as const
const send = (upload: { signedUrl: string; headers: Record<string, string> }, body: Buffer) =>
  fetch(new URL(upload.signedUrl, origin), {
    method: 'PUT',
    headers: upload.headers,
    body: Buffer.from(body),
  })
const rowsOf = (key: string) =>
  world.owner`select content_type, size_bytes::int, user_id from uploads where key = ${key}`

describe('a seller', () => {
  test('uploads a picture of a product and sees it at its address', async () => {
    const upload = await as('SELLER').create(picture)
    expect(upload.key).toMatch(/^arrivals\/[0-9a-f]{32}\.png$/)
    expect(upload.headers).toEqual({ 'content-type': 'image/png' })
    expect((await send(upload, png)).status).toBe(200)
    expect((await fetch(new URL(`/files/${upload.key}`, origin))).status).toBe(404)

    const { key, imageUrl } = await as('SELLER').finish({ key: upload.key })
    expect(key).toMatch(/^images\/[0-9a-f]{32}\.png$/)
    const look = () => fetch(new URL(imageUrl ?? '', origin))
    // The link works for a minute, and a second file sent through it is deleted.
    expect((await send(upload, png)).status).toBe(200)
    expect(await world.app.store.get(upload.key)).not.toBeNull()
    const shown = Buffer.from(await (await look()).arrayBuffer())
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 })

    world.clock.advance({ minutes: 10 })
    await world.drainJobs()
    expect(await rowsOf(key)).toEqual([
      { content_type: 'image/png', size_bytes: shown.length, user_id: seller },
    ])
    expect((await look()).status).toBe(200)
    expect(await world.app.store.get(upload.key)).toBeNull()
  })

  test('gets a link that expires after sixty seconds', async () => {
    const upload = await as('SELLER').create(picture)
    world.clock.advance({ seconds: 60 })
    expect((await send(upload, png)).status).toBe(410)
  })

  test('gets a refusal at once when the file is too large or of an unaccepted kind', async () => {
    const { create } = as('SELLER')
    const refusals = [
      { ...picture, sizeBytes: 5 * 1024 * 1024 + 1, code: 'upload_too_large' },
      { ...picture, contentType: 'image/svg+xml', code: 'upload_refused' },
      { ...picture, contentType: 'text/html', code: 'upload_refused' },
      { ...picture, contentType: 'application/pdf', code: 'upload_refused' },
      { ...picture, contentType: 'constructor', code: 'upload_refused' },
    ]
    for (const { code, ...input } of refusals)
      await expect(create(input), code).rejects.toMatchObject({ cause: { code } })
    await expect(create({ ...picture, contentType: 'application/pdf' })).rejects.toMatchObject({
      cause: { details: { accepted: ['png', 'jpg', 'webp', 'gif'] } },
    })
    await expect(create({ ...picture, sizeBytes: 5 * 1024 * 1024 })).resolves.toBeDefined()
    for (const sizeBytes of [0, -1, 1.5, Number.NaN])
      await expect(create({ ...picture, sizeBytes })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('cannot flood the storage with links', async () => {
    const hasty = as(
      'SELLER',
      await inScope(world.app, world.platformId, async (scope) => (await aPerson(scope)).id),
    )
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => hasty.create(picture)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
  })
})

describe('the purpose of an upload', () => {
  test('determines who may upload', async () => {
    const allowed: Record<string, Role[]> = {
      PRODUCT_IMAGE: ['SELLER'],
      CHECKOUT_IMAGE: ['SELLER'],
      PROFILE_IMAGE: ['SELLER', 'ADMIN', 'MASTER', 'MANAGER', 'CUSTOMER'],
      PLATFORM_IMAGE: ['ADMIN', 'MASTER'],
      BILLET: ['ADMIN', 'MASTER'],
      DISPUTE_EVIDENCE: ['SELLER'],
      SELLER_DOCUMENT: ['SELLER'],
      COMMISSION_INVOICE: ['MANAGER'],
    }
    for (const purpose of [
      'PRODUCT_IMAGE',
      'CHECKOUT_IMAGE',
      'PROFILE_IMAGE',
      'PLATFORM_IMAGE',
      'BILLET',
      'DISPUTE_EVIDENCE',
      'SELLER_DOCUMENT',
      'COMMISSION_INVOICE',
    ] as const)
      for (const role of ['SELLER', 'ADMIN', 'MASTER', 'MANAGER', 'CUSTOMER'] as const) {
        const contentType = ['BILLET', 'COMMISSION_INVOICE'].includes(purpose)
          ? 'application/pdf'
          : 'image/png'
        const call = as(role, crypto.randomUUID()).create({ purpose, contentType, sizeBytes: 100 })
        const isAllowed = await call.then(
          () => true,
          () => false,
        )
        expect(isAllowed, `${role} ${purpose}`).toBe(allowed[purpose]?.includes(role))
      }
    await expect(as(null).create(picture)).rejects.toMatchObject({ cause: { code: 'session_required' } })
  })

  test('determines the folder of a document and its largest size', async () => {
    const billet = { purpose: 'BILLET', contentType: 'application/pdf', sizeBytes: 15 * 1024 * 1024 } as const
    const pdf = fileSamples['application/pdf']
    const upload = await as('ADMIN').create({ ...billet, sizeBytes: pdf.length })
    await send(upload, pdf)
    expect((await as('ADMIN').finish({ key: upload.key })).key).toMatch(/^billets\/[0-9a-f]{32}\.pdf$/)
    const larger = as('ADMIN').create({ ...billet, sizeBytes: billet.sizeBytes + 1 })
    await expect(larger).rejects.toMatchObject({ cause: { code: 'upload_too_large' } })
  })
})

describe('a picture', () => {
  const finishing = async (body: Buffer, contentType = 'image/jpeg') => {
    const upload = await as('SELLER').create({ ...picture, contentType, sizeBytes: body.length })
    // An external store checks the type and the size, but not the bytes.
    await world.app.store.put(upload.key, body, contentType)
    return { arrived: upload.key, finished: as('SELLER').finish({ key: upload.key }) }
  }
  const readBack = async (key: string) => {
    const stored = await world.app.store.get(key)
    return stored && buffer(stored.body)
  }

  test('is redrawn upright, without the place and camera of the photograph', async () => {
    const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera of Marina' }, IFD3: { GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(taken.includes('Camera of Marina')).toBe(true)
    const { finished } = await finishing(taken)
    const shown = await readBack((await finished).key)
    expect(shown?.includes('Camera of Marina')).toBe(false)
    const { exif, orientation, width, height } = await sharp(shown ?? undefined).metadata()
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 20,
      height: 40,
    })
  })

  test('loses data hidden behind it', async () => {
    const { finished } = await finishing(
      Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
      'image/png',
    )
    expect((await readBack((await finished).key))?.includes('script')).toBe(false)
  })

  test('that is invalid or broken is never shown', async () => {
    for (const body of [Buffer.alloc(80, '<'), png.subarray(0, 40)]) {
      const { finished } = await finishing(body, 'image/png')
      await expect(finished).rejects.toMatchObject({ cause: { code: 'upload_refused' } })
    }
  })

  test('that is animated stays animated', async () => {
    const still = (background: string) =>
      sharp({ create: { width: 4, height: 4, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await sharp([await still('red'), await still('teal')], { join: { animated: true } })
      .gif()
      .toBuffer()
    const { finished } = await finishing(frames, 'image/gif')
    expect((await sharp((await readBack((await finished).key)) ?? undefined).metadata()).pages).toBe(2)
  })

  test('is finished once, by its uploader', async () => {
    const { arrived, finished } = await finishing(png, 'image/png')
    await finished
    await expect(as('SELLER').finish({ key: arrived })).rejects.toMatchObject({
      cause: { code: 'upload_not_found' },
    })
    const mine = await as('SELLER').create(picture)
    await world.app.store.put(mine.key, png, 'image/png')
    await expect(as('SELLER', crypto.randomUUID()).finish({ key: mine.key })).rejects.toMatchObject({
      cause: { code: 'upload_not_found' },
    })
  })

  test('of another size than announced is refused', async () => {
    const upload = await as('SELLER').create({ ...picture, sizeBytes: png.length + 1 })
    await world.app.store.put(upload.key, png, 'image/png')
    await expect(as('SELLER').finish({ key: upload.key })).rejects.toMatchObject({
      cause: { code: 'upload_refused' },
    })
  })
})

describe('after the link has expired', () => {
  test('an upload that never came, or was never finished, is deleted', async () => {
    const [never, left] = [await as('SELLER').create(picture), await as('SELLER').create(picture)]
    await send(left, png)
    world.clock.advance({ minutes: 10 })
    await world.drainJobs()
    expect([...(await rowsOf(never.key)), ...(await rowsOf(left.key))]).toEqual([])
    expect(await world.app.store.get(left.key)).toBeNull()
  })
})
