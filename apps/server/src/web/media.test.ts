import { createHash, randomBytes } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { maskDocument } from '@balcao/domain/people/document'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import type { FileType } from '#kit/storage/file-kinds.ts'
import type { ContentsInput } from '#modules/access/contents.input.ts'
import { listContents } from '#modules/access/list-contents.ts'
import { openContent } from '#modules/access/open-content.ts'
import { keepPlace } from '#modules/access/playback/keep-place.ts'
import { saveContents } from '#modules/access/save-contents.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { dropFileJob } from '#modules/uploads/files/drop-file.job.ts'
import { readStorage } from '#modules/uploads/files/read-storage.ts'
import { inScope, type Scope } from '#scope.ts'
import { aContentFile } from '#test/a-content-file.ts'
import { aCustomerCookie } from '#test/a-customer-cookie.ts'
import { callAs } from '#test/call-as.ts'
import { fileSamples } from '#test/storage/file-samples.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

let world: TestServer
let buyers = 0
const film = Buffer.concat([fileSamples['video/mp4'], randomBytes(5_000_000)])

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)

type FileWish = { contentType: FileType; body: Buffer; captions?: boolean; usesMax?: number }

/** A product with one file, its seller, and the id of the content. */
async function aShop({ contentType, body, captions = false, usesMax }: FileWish) {
  const { userId, productId } = await within(async (scope) => {
    const { id } = await aPerson(scope)
    return { userId: id, productId: (await aProduct(scope, { sellerId: id })).id }
  })
  const asSeller = callAs(world, { userId, role: 'SELLER' })
  const content: ContentsInput['contents'][number] = {
    kind: 'FILE',
    title: 'Aula 1: Fermentação',
    url: null,
    endpointId: null,
    fileKey: await aContentFile(world, { userId, contentType, body }),
    captionsKey: captions ? await aContentFile(world, { userId, contentType: 'text/vtt' }) : null,
    usesMax: usesMax ?? null,
    opensOn: null,
  }
  const save = async (contents: ContentsInput['contents']) => {
    const { version } = await asSeller(listContents, { productId })
    return asSeller(saveContents, { productId, version, contents, deliveryNote: '' })
  }
  const { contents } = await save([content])
  return { asSeller, save, productId, content, contentId: contents[0]?.id ?? '' }
}

async function aBuyer(productId: string, name = 'Carolina Nogueira') {
  const email = `buyer${++buyers}@compradora.example`
  const offer = await within((scope) => anOffer(scope, { productId }))
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: offer.id, email, name })
  const tell = async (status: 'APPROVED' | 'REFUNDED') => {
    await within((scope) =>
      applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status, certainty: 'KNOWN' }),
    )
    await world.drainJobs()
  }
  await tell('APPROVED')
  const { userId } = await within((scope) => ensureCustomer(scope, { email, name }))
  const [grant] = await world.owner`select id from access_grants where customer_id = ${userId}`
  return {
    tell,
    grantId: grant?.id as string,
    as: callAs(world, { userId, role: 'CUSTOMER' }),
    cookie: await aCustomerCookie(world, userId),
  }
}

/** The texts written by a PDF's streams, parsed by the rules of the format and not by the library that wrote them. */
function writtenIn(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
  return streams.flatMap(([, stream = '']) => {
    const written = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    const texts = [...written.matchAll(/<([0-9A-F]+)> Tj/g)]
    return texts.map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
  })
}

const ask = (url: string, headers: Record<string, string>) => fetch(`${world.url}${url}`, { headers })

describe('a video', () => {
  test('is played in small ranges, and arrives equal byte by byte', async () => {
    const { productId, contentId } = await aShop({ contentType: 'video/mp4', body: film })
    const { as, grantId, cookie } = await aBuyer(productId)
    const { url, media } = await as(openContent, { grantId, contentId })
    expect(media).toEqual({ kind: 'VIDEO', streamUrl: null, captionsUrl: null, startAt: 0 })
    const parts: Buffer[] = []
    let place = 0
    while (place < film.length) {
      const answer = await ask(url, { cookie, range: `bytes=${place}-` })
      expect(answer.status).toBe(206)
      const part = Buffer.from(await answer.arrayBuffer())
      expect(part.length).toBeLessThanOrEqual(2 * 1024 * 1024)
      expect(answer.headers.get('content-range')).toBe(
        `bytes ${place}-${place + part.length - 1}/${film.length}`,
      )
      parts.push(part)
      place += part.length
    }
    const hash = (body: Buffer) => createHash('sha256').update(body).digest('hex')
    expect(hash(Buffer.concat(parts))).toBe(hash(film))

    const tail = await ask(url, { cookie, range: 'bytes=-10' })
    expect(Buffer.from(await tail.arrayBuffer()).equals(film.subarray(-10))).toBe(true)
    const { headers } = await ask(url, { cookie, range: 'bytes=0-1' })
    expect(headers.get('content-type')).toBe('video/mp4')
    expect(headers.get('content-disposition')).toBe('inline')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('cache-control')).toBe('private, no-store')
    for (const range of ['', 'bytes=9-3', `bytes=${film.length}-`, 'bytes=-', 'bytes=0-1,5-6', 'lines=1-2'])
      expect((await ask(url, { cookie, ...(range && { range }) })).status, range).toBe(416)
  })

  test('ends with the next range after a refund', async () => {
    const { productId, contentId } = await aShop({ contentType: 'video/mp4', body: film })
    const { as, grantId, cookie, tell } = await aBuyer(productId)
    const { url } = await as(openContent, { grantId, contentId })
    const range = (start: number) => ask(url, { cookie, range: `bytes=${start}-` })
    expect((await range(0)).status).toBe(206)
    await tell('REFUNDED')
    const refused = await range(2 * 1024 * 1024)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toEqual({ error: 'access_closed' })
  })

  test('is not served to a stranger with the address, without a session, or after a quarter of an hour', async () => {
    const { productId, contentId } = await aShop({ contentType: 'video/mp4', body: film })
    const { as, grantId, cookie } = await aBuyer(productId)
    const other = await aBuyer(productId)
    const { url } = await as(openContent, { grantId, contentId })
    const statusOf = async (address: string, headers: Record<string, string>) =>
      (await ask(address, { range: 'bytes=0-9', ...headers })).status
    expect(await statusOf(url, { cookie: other.cookie })).toBe(404)
    expect(await statusOf(url, {})).toBe(401)
    const forged = `${url.slice(0, 40)}${url[40] === 'A' ? 'B' : 'A'}${url.slice(41)}`
    expect(await statusOf(forged, { cookie })).toBe(403)
    expect(await statusOf('/media/x.y', { cookie })).toBe(403)
    expect(await statusOf(url, { cookie })).toBe(206)
    world.clock.advance({ minutes: 15 })
    expect(await statusOf(url, { cookie })).toBe(410)
  })

  test('is sent to one reader in at most eight answers at a time, however slow they are', async () => {
    const { productId, contentId } = await aShop({ contentType: 'video/mp4', body: film })
    const { as, grantId, cookie } = await aBuyer(productId)
    const { url } = await as(openContent, { grantId, contentId })
    const status = async () => (await ask(url, { cookie, range: 'bytes=0-9' })).status
    const gate = Promise.withResolvers<void>()
    const { get } = world.app.store
    const slowGet = vi.spyOn(world.app.store, 'get').mockImplementation(async (...asked) => {
      await gate.promise
      return get(...asked)
    })
    const slow = Array.from({ length: 8 }, status)
    await expect.poll(() => slowGet.mock.calls.length).toBe(8)
    expect(await status()).toBe(429)
    gate.resolve()
    expect(await Promise.all(slow)).toEqual(Array.from({ length: 8 }, () => 206))
    slowGet.mockRestore()
    await expect.poll(status).toBe(206)
  })

  test('counts one use when the player continues after the address expired, and another use when it is opened again', async () => {
    const { productId, contentId } = await aShop({ contentType: 'video/mp4', body: film, usesMax: 1 })
    const { as, grantId } = await aBuyer(productId)
    const open = (goesOn: boolean) => as(openContent, { grantId, contentId, goesOn })
    await open(false)
    await expect(open(true)).resolves.toMatchObject({ media: { kind: 'VIDEO' } })
    await expect(open(false)).rejects.toMatchObject({ code: 'content_used_up' })
    world.clock.advance({ hours: 13 })
    await expect(open(true)).rejects.toMatchObject({ code: 'content_used_up' })
  })

  test('continues where its buyer stopped, and has captions', async () => {
    const { productId, contentId } = await aShop({ contentType: 'video/mp4', body: film, captions: true })
    const { as, grantId, cookie } = await aBuyer(productId)
    const stranger = await aBuyer(productId)
    await as(keepPlace, { grantId, contentId, seconds: 12 })
    await as(keepPlace, { grantId, contentId, seconds: 754 })
    await expect(stranger.as(keepPlace, { grantId, contentId, seconds: 3 })).rejects.toMatchObject({
      code: 'not_found',
    })
    const { media } = await as(openContent, { grantId, contentId })
    expect(media?.startAt).toBe(754)
    const captions = await ask(media?.captionsUrl ?? '', { cookie })
    expect(captions.headers.get('content-type')).toContain('text/vtt')
    expect(await captions.text()).toContain('WEBVTT')
  })
})

describe('a file that is downloaded', () => {
  test('has a safe name and an address for a minute, and counts one more use when it is opened again as a player would', async () => {
    const body = Buffer.concat([fileSamples['application/zip'], randomBytes(1_000)])
    const { productId, contentId } = await aShop({ contentType: 'application/zip', body, usesMax: 2 })
    const { as, grantId } = await aBuyer(productId)
    const { url, media } = await as(openContent, { grantId, contentId })
    expect(media).toBeNull()
    const answer = await ask(url, {})
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="aula-1-fermentacao.zip"')
    expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true)
    world.clock.advance({ seconds: 60 })
    expect((await ask(url, {})).status).toBe(410)
    await as(openContent, { grantId, contentId, goesOn: true })
    await expect(as(openContent, { grantId, contentId, goesOn: true })).rejects.toMatchObject({
      code: 'content_used_up',
    })
  })

  test('is a PDF with its buyer, masked document and order at the foot of every page', async () => {
    const pdf = await PDFDocument.create()
    for (const size of [
      [595, 842],
      [842, 595],
    ] as [number, number][])
      pdf.addPage(size)
    const body = Buffer.from(await pdf.save())
    const { productId, contentId } = await aShop({ contentType: 'application/pdf', body })
    const { as, grantId, cookie, tell } = await aBuyer(productId, 'Łucja Conceição')
    const { url } = await as(openContent, { grantId, contentId })
    const answer = await ask(url, { cookie })
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="aula-1-fermentacao.pdf"')
    const marked = Buffer.from(await answer.arrayBuffer())
    const [order] = await world.owner`
      select code, buyer_document from orders o join access_grants g on g.order_id = o.id where g.id = ${grantId}`
    const line = `?ucja Conceição · ${maskDocument(order?.buyer_document)} · Pedido ${order?.code}`
    expect(writtenIn(marked)).toEqual([line, line])
    await tell('REFUNDED')
    expect((await ask(url, { cookie })).status).toBe(403)
  })

  test('that cannot be marked is delivered unchanged', async () => {
    const body = Buffer.from('%PDF-1.4 broken')
    const { productId, contentId } = await aShop({ contentType: 'application/pdf', body })
    const { as, grantId, cookie } = await aBuyer(productId)
    const answer = await ask((await as(openContent, { grantId, contentId })).url, { cookie })
    expect(await answer.text()).toBe('%PDF-1.4 broken')
  })
})

test('a file that was removed from its product is deleted an hour later, and frees its storage only then', async () => {
  const { asSeller, save, content } = await aShop({ contentType: 'video/mp4', body: film })
  const used = async () => (await asSeller((caller) => readStorage(caller), {})).usedBytes
  await save([])
  expect(await used()).toBe(film.length)
  await expect(save([content])).rejects.toMatchObject({ code: 'upload_not_found' })
  expect(await world.app.store.get(content.fileKey ?? '')).not.toBeNull()
  world.clock.advance({ hours: 1 })
  await world.drainJobs()
  expect(await world.app.store.get(content.fileKey ?? '')).toBeNull()
  expect(await used()).toBe(0)
})

test('a file that one product releases stays while another product uses it', async () => {
  const { content } = await aShop({ contentType: 'video/mp4', body: film })
  const [upload] = await world.owner`
    update uploads set released_at = now() where key = ${content.fileKey} returning id`
  await dropFileJob.run(world.app, { platformId: world.platformId, uploadId: upload?.id })
  expect(await world.app.store.get(content.fileKey ?? '')).not.toBeNull()
  const [kept] = await world.owner`select state, released_at from uploads where id = ${upload?.id}`
  expect(kept).toEqual({ state: 'READY', released_at: null })
})
