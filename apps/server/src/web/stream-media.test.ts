import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCourse } from '#demo/a-course.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { getLesson } from '#modules/courses/editing/get-lesson.ts'
import { removeLesson } from '#modules/courses/editing/remove-lesson.ts'
import { saveLesson } from '#modules/courses/editing/save-lesson.ts'
import { openLesson } from '#modules/courses/study/open-lesson.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { readStorage } from '#modules/uploads/files/read-storage.ts'
import { listRenditions } from '#modules/uploads/renditions/list-renditions.ts'
import { makeRenditionJob } from '#modules/uploads/renditions/make-rendition.job.ts'
import { inScope, type Scope } from '#scope.ts'
import { aContentFile } from '#test/a-content-file.ts'
import { aCustomerCookie } from '#test/a-customer-cookie.ts'
import { callAs } from '#test/call-as.ts'
import { fakeFfmpeg } from '#test/fake-ffmpeg.ts'
import { fileSamples } from '#test/storage/file-samples.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

const film = Buffer.concat([fileSamples['video/mp4'], randomBytes(300_000)])

let world: TestServer
let ffmpeg: Awaited<ReturnType<typeof fakeFfmpeg>>
let students = 0

beforeAll(async () => {
  ffmpeg = await fakeFfmpeg()
  world = await createTestServer({ FFMPEG_PATH: ffmpeg.path })
})
beforeEach(() => ffmpeg.behave())
afterAll(async () => {
  await world.stop()
  await ffmpeg.remove()
})

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)

/**
 * Runs the due rendition jobs together, as a worker does, in turns until no film waits. Returns the seller and the
 * height of the rendition that each turn made.
 */
async function encodeAll(): Promise<string[]> {
  const turns: string[] = []
  const ready = () =>
    world.owner<{ key: string; turn: string }[]>`
      select r.key, concat(u.user_id, ' ', r.height) as turn from renditions r join uploads u on u.id = r.upload_id
      where r.state = 'READY'`
  const known = new Set((await ready()).map(({ key }) => key))
  for (;;) {
    const [waiting] = await world.owner`select 1 from uploads where encoding_due_at is not null`
    if (!waiting) return turns
    world.clock.advance({ seconds: 10 })
    // Among jobs of equal place the later one runs first, so that the expected order cannot come from the ids.
    const due = await world.owner<{ sellerId: string }[]>`
      with taken as (
        delete from graphile_worker._private_jobs
        where key like 'make-rendition:%' and run_at <= ${world.clock.now()} returning *)
      select payload ->> 'sellerId' as "sellerId" from taken order by priority, run_at, id desc`
    await Promise.all(due.map(({ sellerId }) => runFor(sellerId)))
    const made = (await ready()).filter(({ key }) => !known.has(key))
    turns.push(made.map(({ turn }) => turn).join(' and '))
    for (const { key } of made) known.add(key)
  }
}

const runFor = (sellerId: string) =>
  makeRenditionJob.run(world.app, { platformId: world.platformId, sellerId })

/** A film that its seller has sent, and whose renditions are not made yet. */
const sendFilm = (userId: string) => aContentFile(world, { userId, contentType: 'video/mp4', body: film })

/** A course of one film, which its seller has sent and saved; its renditions are not made yet. */
async function aSchool() {
  const made = await within(async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId })
    const lessons = [{ title: 'Aula 1', kind: 'VIDEO' as const }]
    const { lessonIds } = await aCourse(scope, { productId, modules: [{ title: 'Um', lessons }] })
    return { sellerId, productId, lessonId: lessonIds[0] ?? '' }
  })
  const { sellerId, lessonId } = made
  const asSeller = callAs(world, { userId: sellerId, role: 'SELLER' })
  const fileKey = await sendFilm(sellerId)
  const { productId: _, moduleId: __, sizeBytes: ___, ...lesson } = await asSeller(getLesson, { lessonId })
  await asSeller(saveLesson, { ...lesson, fileKey })
  const states = async () =>
    (await asSeller(listRenditions, { key: fileKey }))?.renditions.map(
      ({ height, state }) => `${height} ${state}`,
    )
  const [upload] = await world.owner`select id from uploads where key = ${fileKey}`
  return { ...made, asSeller, fileKey, states, uploadId: upload?.id as string }
}

async function aStudent(productId: string) {
  const email = `espectadora${++students}@compradora.example`
  const offer = await within((scope) => anOffer(scope, { productId }))
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: offer.id, email })
  const tell = (status: 'APPROVED' | 'REFUNDED') =>
    within((scope) =>
      applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status, certainty: 'KNOWN' }),
    ).then(() => world.drainJobs())
  await tell('APPROVED')
  const { userId } = await within((scope) => ensureCustomer(scope, { email, name: 'Carolina Nogueira' }))
  const [grant] = await world.owner`select id from access_grants where customer_id = ${userId}`
  const cookie = await aCustomerCookie(world, userId)
  const ask = (url: string, range?: string) =>
    fetch(`${world.url}${url}`, { headers: { cookie, ...(range && { range }) } })
  return { tell, ask, grantId: grant?.id as string, as: callAs(world, { userId, role: 'CUSTOMER' }) }
}

/** Addresses of a playlist's lines, and the ranges of its segments. */
const linesOf = (playlist: string) =>
  playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
const rangesOf = (playlist: string) =>
  [...playlist.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)/g)].map(([, size, from]) => {
    return `bytes=${from}-${Number(from) + Number(size) - 1}`
  })

describe('the stream of a lesson', () => {
  test('has no quality above that of the film, and plays segment by segment until the refund', async () => {
    const { productId, lessonId, states } = await aSchool()
    const before = await aStudent(productId)
    await encodeAll()
    expect(await states()).toEqual(['480 READY', '720 READY'])
    const { as, grantId, ask, tell } = before
    const { streamUrl, mediaUrl } = await as(openLesson, { grantId, lessonId })
    expect(mediaUrl).not.toBeNull()
    const folder = streamUrl?.replace('index.m3u8', '') ?? ''
    const master = await ask(streamUrl ?? '')
    expect(master.headers.get('content-type')).toContain('application/vnd.apple.mpegurl')
    expect(linesOf(await master.text())).toEqual(['480.m3u8', '720.m3u8'])
    const playlist = await (await ask(`${folder}720.m3u8`)).text()
    const [first = '', second = ''] = rangesOf(playlist)
    const segment = await ask(`${folder}720.mp4`, first)
    expect(segment.status).toBe(206)
    expect(Buffer.from(await segment.arrayBuffer()).equals(Buffer.alloc(1_000_000, '1'))).toBe(true)
    expect((await fetch(`${world.url}${folder}720.mp4`, { headers: { range: second } })).status).toBe(401)
    const other = await aStudent(productId)
    expect((await other.ask(`${folder}720.mp4`, second)).status).toBe(404)
    expect((await ask(`${folder}1080.mp4`, second)).status).toBe(404)
    await tell('REFUNDED')
    for (const name of ['index.m3u8', '720.m3u8', '720.mp4'])
      expect(await (await ask(folder + name, second)).json(), name).toEqual({ error: 'access_closed' })
  })

  test('is missing until a rendition is ready, and the film is played as uploaded until then', async () => {
    await ffmpeg.behave({ ending: 'FAILS' })
    const { productId, lessonId, states } = await aSchool()
    const { as, grantId, ask } = await aStudent(productId)
    await encodeAll()
    expect(await states()).toEqual(['480 FAILED', '720 FAILED'])
    const { streamUrl, mediaUrl } = await as(openLesson, { grantId, lessonId })
    expect(streamUrl).toBeNull()
    expect((await ask(mediaUrl ?? '', 'bytes=0-99')).status).toBe(206)
  })

  test.each([
    [{ width: 1920, height: 1080 }, ['480 READY', '720 READY', '1080 READY']],
    [{ width: 1080, height: 1920 }, ['480 READY', '720 READY', '1080 READY']],
    [{ width: 640, height: 360 }, []],
    [{ width: 60_000, height: 60_000 }, []],
    [{ width: 1280, height: 720, seconds: 90_000 }, []],
  ])('of a film %j has %j', async (facts, expected) => {
    await ffmpeg.behave(facts)
    const { states } = await aSchool()
    await encodeAll()
    expect(await states()).toEqual(expected)
  })

  test('gives the encoder one film, by one protocol and in the format of its type, without the variables of the server', async () => {
    await aSchool()
    await encodeAll()
    const calls = (await readFile(ffmpeg.callsPath, 'utf8')).trim().split('\n')
    for (const call of calls) {
      const { args, variables } = JSON.parse(call) as { args: string[]; variables: string[] }
      expect(args[args.indexOf('-protocol_whitelist') + 1]).toBe('file')
      expect(args[args.indexOf('-f') + 1]).toBe('mov')
      expect(variables.filter((name) => /SECRET|KEY|URL|DATABASE/.test(name))).toEqual([])
    }
  })
})

describe('the job of a rendition', () => {
  test('serves the sellers in turns: a seller’s first film does not wait for the many films of another, whose oldest film comes first', async () => {
    const [many, late] = await within(async (scope) => [await aPerson(scope), await aPerson(scope)])
    const films: string[] = []
    for (let sent = 0; sent < 4; sent += 1) films.push(await sendFilm(many.id))
    world.clock.advance({ minutes: 1 })
    await sendFilm(late.id)
    expect(await encodeAll()).toEqual([
      `${many.id} 480`,
      `${late.id} 480`,
      `${many.id} 720`,
      `${late.id} 720`,
      ...Array(3)
        .fill([`${many.id} 480`, `${many.id} 720`])
        .flat(),
    ])
  })

  test('that was stopped makes the same rendition anew, keeps finished renditions, and ends its encoder', async () => {
    const { states, sellerId } = await aSchool()
    await runFor(sellerId)
    expect(await states()).toEqual(['480 READY', '720 WAITING'])
    await ffmpeg.behave({ ending: 'HANGS' })
    const hanging = runFor(sellerId)
    await expect.poll(states).toEqual(['480 READY', '720 WORKING'])
    // A second film waits while the first is encoded.
    const other = await aSchool()
    await runFor(other.sellerId)
    expect(await other.states()).toEqual([])
    process.emit('SIGTERM')
    await hanging
    expect(
      (await readdir(tmpdir())).filter((name) => name.startsWith(`balcao-film-${process.pid}-`)),
    ).toEqual([])
    expect(await states()).toEqual(['480 READY', '720 WORKING'])
    await ffmpeg.behave()
    await runFor(sellerId)
    expect(await states()).toEqual(['480 READY', '720 READY'])
    await encodeAll()
    expect(await other.states()).toEqual(['480 READY', '720 READY'])
  })

  test('skips a film that another worker holds, until that worker has not renewed its hold for two minutes', async () => {
    const { states, sellerId, uploadId } = await aSchool()
    await world.owner`update uploads set encoding_due_at = ${new Date(world.clock.now().getTime() + 120_000)} where id = ${uploadId}`
    await runFor(sellerId)
    expect(await states()).toEqual([])
    world.clock.advance({ seconds: 119 })
    await runFor(sellerId)
    expect(await states()).toEqual([])
    world.clock.advance({ seconds: 1 })
    await runFor(sellerId)
    expect(await states()).toEqual(['480 READY', '720 WAITING'])
    await encodeAll()
  })

  test('leaves no rendition of a film that was removed from its product, and renditions take no storage of the seller', async () => {
    const { asSeller, lessonId, uploadId } = await aSchool()
    await encodeAll()
    expect((await asSeller((caller) => readStorage(caller), {})).usedBytes).toBe(film.length)
    const rows = await world.owner`select key from renditions where upload_id = ${uploadId}`
    expect(rows).toHaveLength(2)
    for (const { key } of rows) expect(await world.app.store.get(key)).not.toBeNull()
    await asSeller(removeLesson, { lessonId })
    world.clock.advance({ hours: 25 })
    await world.drainJobs()
    for (const { key } of rows) expect(await world.app.store.get(key)).toBeNull()
    expect(await world.owner`select 1 from renditions where upload_id = ${uploadId}`).toEqual([])
  })
})
