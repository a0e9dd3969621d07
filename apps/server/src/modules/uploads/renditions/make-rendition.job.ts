import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, asc, eq, inArray } from 'drizzle-orm'
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

/** Wait while this process encodes another film. */
const busySeconds = 30
/** Wait while the disk for temporary files has no room. */
const fullSeconds = 3_600
/** Limit that ends a hanging encoder, before the queue takes the job for lost after four hours. */
const encodingMsMax = 3 * 3_600_000
const progressEveryMs = 3_000

type Upload = typeof uploads.$inferSelect
type Rendition = typeof renditions.$inferSelect

let isEncoding = false

/**
 * Makes the next rendition of a film, one film at a time in a process, and plans the following rendition. After a kill the
 * job begins the same rendition anew, and finished renditions stay. Until a rendition is ready, or if it fails, the film is
 * played as uploaded.
 */
export const makeRenditionJob = defineJob({
  ...renditionTicket,
  async run(app, { platformId, uploadId }) {
    const { ffmpeg } = app.config
    const upload = ffmpeg === undefined ? null : await readFilm(app, platformId, uploadId)
    if (ffmpeg === undefined || !upload) return
    const later = (seconds: number) =>
      inScope(app, platformId, (scope) => planRenditions(scope, uploadId, seconds))
    if (isEncoding) return later(busySeconds)
    if (!(await hasRoomFor(upload.sizeBytes))) {
      app.log.warn({ upload: upload.key }, 'A film waits to be encoded: the disk for temporary files is full')
      return later(fullSeconds)
    }
    isEncoding = true
    const stop = new AbortController()
    const onStop = () => stop.abort()
    process.once('SIGTERM', onStop)
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(encodingMsMax)])
    try {
      if (await work(app, { ffmpeg, upload, signal })) await later(0)
    } catch (error) {
      if (!stop.signal.aborted) throw error
      await later(0)
    } finally {
      process.off('SIGTERM', onStop)
      isEncoding = false
    }
  },
  /** Without renditions, the film is played as uploaded. */
  async giveUp(app, { platformId, uploadId }) {
    await inScope(app, platformId, ({ tx }) =>
      tx
        .update(renditions)
        .set({ state: 'FAILED' })
        .where(and(eq(renditions.uploadId, uploadId), inArray(renditions.state, ['WAITING', 'WORKING']))),
    )
  },
})

async function readFilm(app: App, platformId: string, uploadId: string): Promise<Upload | null> {
  const [upload] = await inScope(app, platformId, ({ tx }) =>
    tx.select().from(uploads).where(eq(uploads.id, uploadId)),
  )
  return upload?.state === 'READY' && upload.contentType.startsWith('video/') ? upload : null
}

type Work = { ffmpeg: string; upload: Upload; signal: AbortSignal }

/** Makes one rendition. False when no rendition is left to make. */
async function work(app: App, { ffmpeg, upload, signal }: Work): Promise<boolean> {
  const known = await readRenditions(app, upload)
  if (known.length > 0 && !known.some(isUndone)) return false
  const folder = await openFilmFolder()
  try {
    const film = await fetchFilm(app, upload, folder.path)
    const facts = await probeFilm(ffmpeg, film, signal)
    if (facts === null) throw new FilmUnreadable('no picture, or one that is too large')
    const rows = known.length > 0 ? known : await writeRenditions(app, upload, renditionHeights(facts))
    const next = rows.find(isUndone)
    if (!next) return false
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
    return true
  } catch (error) {
    if (!(error instanceof FilmUnreadable)) throw error
    app.log.warn({ upload: upload.key, problem: error.message }, 'A film could not be encoded')
    await failAll(app, upload)
    return false
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
