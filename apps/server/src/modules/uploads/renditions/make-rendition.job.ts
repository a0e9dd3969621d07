import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { App } from '#app.ts'
import { renditions, uploads } from '#db/schema/messages.ts'
import { defineJob } from '#define-job.ts'
import { invariant } from '#kit/invariant.ts'
import { newObjectKey } from '#kit/storage/object-key.ts'
import { hasRoomFor, openFilmFolder } from '#kit/video/film-folder.ts'
import { bitRates, type Film, FilmUnreadable, makeRendition, probeFilm } from '#kit/video/film-tools.ts'
import { inScope } from '#scope.ts'
import { planRenditions, renditionTicket } from './plan-renditions.ts'
import { renditionHeights } from './rendition-heights.ts'

/** Wait while the disk for temporary files has no room. */
const diskFullMs = 3_600_000
/** Time for which a film belongs to its worker; a living worker renews it. */
const heldMs = 120_000
const renewedEveryMs = 30_000
/** Time limit of an encoder, below the four hours after which the queue considers the job lost. */
const encodingMsMax = 3 * 3_600_000
const progressEveryMs = 3_000

type Upload = typeof uploads.$inferSelect
type Rendition = typeof renditions.$inferSelect
type Seller = { platformId: string; sellerId: string }

let isEncoding = false

/**
 * Makes one rendition of a seller's oldest film, one at a time in a process, and puts the seller at the end of the
 * round: the next rendition is for the seller who has waited longest, however many films other sellers have sent.
 * After a kill the job begins the same rendition anew, and finished renditions stay. Until a rendition is ready, or
 * if it fails, the film is played as uploaded.
 */
export const makeRenditionJob = defineJob({
  ...renditionTicket,
  async run(app, seller) {
    const { ffmpeg } = app.config
    if (ffmpeg === undefined) return
    if (!isEncoding) {
      isEncoding = true
      try {
        const film = await takeFilm(app, seller)
        if (film) await encode(app, ffmpeg, film)
      } finally {
        isEncoding = false
      }
    }
    await planNext(app, seller)
  },
  /** Without renditions, the film is played as uploaded. */
  async giveUp(app, seller) {
    const film = await takeFilm(app, seller)
    if (film) {
      await failAll(app, film)
      await endTurn(app, film, { isDone: true })
    }
    await planNext(app, seller)
  },
})

const planNext = (app: App, { platformId, sellerId }: Seller) =>
  inScope(app, platformId, (scope) => planRenditions(scope, sellerId))

/**
 * Claims the seller's oldest film that no worker holds. The returned row still has the time since when the film
 * waits.
 */
function takeFilm(app: App, { platformId, sellerId }: Seller): Promise<Upload | null> {
  return inScope(app, platformId, async ({ tx, now }) => {
    const [film] = await tx
      .select()
      .from(uploads)
      .where(and(eq(uploads.userId, sellerId), lte(uploads.encodingDueAt, now)))
      .orderBy(asc(uploads.createdAt), asc(uploads.id))
      .limit(1)
      .for('no key update', { skipLocked: true })
    if (film)
      await tx
        .update(uploads)
        .set({ encodingDueAt: heldUntil(now) })
        .where(eq(uploads.id, film.id))
    return film ?? null
  })
}

const heldUntil = (now: Date) => new Date(now.getTime() + heldMs)

async function encode(app: App, ffmpeg: string, upload: Upload): Promise<void> {
  if (!(await hasRoomFor(upload.sizeBytes))) {
    app.log.warn({ upload: upload.key }, 'A film waits to be encoded: the disk for temporary files is full')
    return giveBack(app, upload, new Date(app.clock.now().getTime() + diskFullMs))
  }
  const stop = new AbortController()
  const onStop = () => stop.abort()
  process.once('SIGTERM', onStop)
  const renewal = setInterval(() => void renew(app, upload).catch(() => {}), renewedEveryMs)
  try {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(encodingMsMax)])
    const isDone = await work(app, { ffmpeg, upload, signal })
    await endTurn(app, upload, { isDone })
  } catch (error) {
    await giveBack(app, upload, upload.encodingDueAt)
    if (!stop.signal.aborted) throw error
  } finally {
    clearInterval(renewal)
    process.off('SIGTERM', onStop)
  }
}

async function renew(app: App, { platformId, id }: Upload): Promise<void> {
  await inScope(app, platformId, ({ tx, now }) =>
    tx
      .update(uploads)
      .set({ encodingDueAt: heldUntil(now) })
      .where(and(eq(uploads.id, id), gt(uploads.encodingDueAt, now))),
  )
}

/** Returns a film to the queue, at its former place or at the time of the next look for room on the disk. */
async function giveBack(app: App, { platformId, id }: Upload, encodingDueAt: Date | null): Promise<void> {
  await inScope(app, platformId, ({ tx }) =>
    tx.update(uploads).set({ encodingDueAt }).where(eq(uploads.id, id)),
  )
}

/** Puts all waiting films of this seller behind those of sellers who already wait. */
async function endTurn(
  app: App,
  { platformId, userId, id }: Upload,
  { isDone }: { isDone: boolean },
): Promise<void> {
  await inScope(app, platformId, async ({ tx, now }) => {
    await tx
      .update(uploads)
      .set({ encodingDueAt: isDone ? null : now })
      .where(eq(uploads.id, id))
    await tx
      .update(uploads)
      .set({ encodingDueAt: now })
      .where(and(eq(uploads.userId, userId), lte(uploads.encodingDueAt, now)))
  })
}

type Work = { ffmpeg: string; upload: Upload; signal: AbortSignal }

/** Makes the next rendition. True when no rendition is left to make. */
async function work(app: App, { ffmpeg, upload, signal }: Work): Promise<boolean> {
  const known = await readRenditions(app, upload)
  if (known.length > 0 && !known.some(isUndone)) return true
  const folder = await openFilmFolder()
  try {
    const film = await fetchFilm(app, upload, folder.path)
    const facts = await probeFilm(ffmpeg, film, signal)
    if (facts === null) throw new FilmUnreadable('no picture, or one that is too large')
    const rows = known.length > 0 ? known : await writeRenditions(app, upload, renditionHeights(facts))
    const [next, ...left] = rows.filter(isUndone)
    if (!next) return true
    await change(app, next, { state: 'WORKING', percent: 0 })
    let toldAt = 0
    const { path, playlist } = await makeRendition(ffmpeg, {
      film,
      folder: folder.path,
      height: next.height,
      seconds: facts.seconds,
      signal,
      onStart: folder.noteEncoder,
      onPercent: (percent) => {
        if (Date.now() - toldAt < progressEveryMs) return
        toldAt = Date.now()
        void change(app, next, { percent }).catch(() => {})
      },
    })
    await app.store.putFile(next.key, path, 'video/mp4')
    const { size: sizeBytes } = await stat(path)
    // Without a row the film was dropped meanwhile, with its renditions.
    if (!(await change(app, next, { state: 'READY', percent: 100, sizeBytes, playlist })))
      await app.store.remove(next.key)
    return left.length === 0
  } catch (error) {
    if (!(error instanceof FilmUnreadable)) throw error
    app.log.warn({ upload: upload.key, problem: error.message }, 'A film could not be encoded')
    await failAll(app, upload)
    return true
  } finally {
    await folder.remove()
  }
}

const isUndone = ({ state }: Rendition) => state === 'WAITING' || state === 'WORKING'

function readRenditions(app: App, { platformId, id }: Upload): Promise<Rendition[]> {
  return inScope(app, platformId, ({ tx }) =>
    tx.select().from(renditions).where(eq(renditions.uploadId, id)).orderBy(asc(renditions.height)),
  )
}

async function writeRenditions(app: App, upload: Upload, heights: number[]): Promise<Rendition[]> {
  const { platformId, id: uploadId } = upload
  if (heights.length > 0)
    await inScope(app, platformId, ({ tx }) =>
      tx
        .insert(renditions)
        .values(
          heights.map((height) => ({
            platformId,
            uploadId,
            height,
            bitRate: bitRates[height] ?? 0,
            key: newObjectKey('contents', 'video/mp4'),
          })),
        )
        .onConflictDoNothing(),
    )
  return readRenditions(app, upload)
}

async function fetchFilm(app: App, { key, contentType }: Upload, folder: string): Promise<Film> {
  const stored = await app.store.get(key)
  invariant(stored, 'a ready file is stored under its key')
  const path = join(folder, 'film')
  await pipeline(stored.body, createWriteStream(path))
  const isMatroska = contentType === 'video/webm' || contentType === 'video/x-matroska'
  return { path, format: isMatroska ? 'matroska' : 'mov' }
}

async function change(
  app: App,
  { platformId, id }: Rendition,
  values: Partial<typeof renditions.$inferInsert>,
): Promise<boolean> {
  const changed = await inScope(app, platformId, ({ tx }) =>
    tx.update(renditions).set(values).where(eq(renditions.id, id)).returning({ id: renditions.id }),
  )
  return changed.length > 0
}

async function failAll(app: App, { platformId, id }: Upload): Promise<void> {
  await inScope(app, platformId, ({ tx }) =>
    tx
      .update(renditions)
      .set({ state: 'FAILED' })
      .where(and(eq(renditions.uploadId, id), inArray(renditions.state, ['WAITING', 'WORKING']))),
  )
}
