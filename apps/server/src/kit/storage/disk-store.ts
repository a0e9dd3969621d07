import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, link, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '@balcao/domain/texts/app-error'
import type { Clock } from '#kit/clock.ts'
import { invariant } from '#kit/invariant.ts'
import { isGenuine } from './file-kinds.ts'
import { requireObjectKey } from './object-key.ts'
import type { ObjectStore, StoredObject, StoredPart } from './object-store.ts'
import { readDownloadGrant, signDownloadGrant } from './signed-download-link.ts'
import { readPartGrant, signPartGrant } from './signed-part-link.ts'
import { readUploadGrant, signUploadGrant } from './signed-upload-link.ts'

export const uploadPath = '/uploads/put'
export const partPath = '/uploads/part'
export const filesPath = '/files/'
export const downloadPath = '/downloads/get'

export type IncomingUpload = { query: unknown; contentType: string | undefined; body: Readable }

/** A part arrives over a phone's line of half a megabit within the time limit of a request. */
const partBytes = 2 * 1024 * 1024
const freeBytesLeast = 1_000_000_000

export type DiskStore = ObjectStore & {
  /** Stores the complete and genuine file that a signed link permits, or nothing at all. */
  receive(upload: IncomingUpload): Promise<void>
  /** Stores the complete part that a signed link permits, or nothing at all. */
  receivePart(upload: Omit<IncomingUpload, 'contentType'>): Promise<void>
  /** Returns the private file that a signed link names. */
  hand(query: unknown): Promise<(StoredObject & { fileName: string | undefined }) | null>
}

type DiskStoreOptions = { folder: string; secret: Buffer; clock: Clock }

export function createDiskStore({ folder, secret, clock }: DiskStoreOptions): DiskStore {
  const pathOf = (key: string) => join(folder, key)

  const partsFolder = (partsId: string) => join(folder, 'parts', partsId)
  /** The folder of an upload gets this name when its parts are joined, so that a late part finds no folder. */
  const joiningFolder = (partsId: string) => `${partsFolder(partsId)}.joining`

  const get: ObjectStore['get'] = async (key, range) => {
    const contentType = requireObjectKey(key)
    const found = await stat(pathOf(key)).catch(nullIfMissing)
    if (!found) return null
    const sizeBytes = range ? range.end - range.start + 1 : found.size
    return { contentType, sizeBytes, body: createReadStream(pathOf(key), range) }
  }

  const dropParts: ObjectStore['dropParts'] = async ({ partsId }) => {
    for (const path of [partsFolder(partsId), joiningFolder(partsId)])
      await rm(path, { recursive: true, force: true })
  }

  return {
    async signUpload({ key, contentType, sizeBytes, expiresInSeconds }) {
      const type = requireObjectKey(key, contentType)
      const expiresAt = new Date(clock.now().getTime() + expiresInSeconds * 1000)
      const query = signUploadGrant({ key, contentType: type, sizeBytes, expiresAt }, secret)
      return { url: `${uploadPath}?${query}`, headers: { 'content-type': contentType } }
    },
    async signDownload({ key, expiresInSeconds, fileName }) {
      requireObjectKey(key)
      const expiresAt = new Date(clock.now().getTime() + expiresInSeconds * 1000)
      return { url: `${downloadPath}?${signDownloadGrant({ key, expiresAt, fileName }, secret)}` }
    },
    async hand(query) {
      const { key, fileName } = readDownloadGrant(query, { secret, now: clock.now() })
      const stored = await get(key)
      return stored && { ...stored, fileName }
    },
    async put(key, bytes, contentType) {
      requireObjectKey(key, contentType)
      await throughTemporaryFile(folder, [bytes], (path) => moveTo(path, pathOf(key)))
    },
    async putFile(key, path, contentType) {
      requireObjectKey(key, contentType)
      await throughTemporaryFile(folder, createReadStream(path), (copy) => moveTo(copy, pathOf(key)))
    },
    get,
    async remove(key) {
      requireObjectKey(key)
      await rm(pathOf(key), { force: true })
    },
    publicUrl(key) {
      requireObjectKey(key)
      return filesPath + key
    },
    partBytes,
    async beginParts(key) {
      requireObjectKey(key)
      const partsId = randomBytes(16).toString('hex')
      await mkdir(partsFolder(partsId), { recursive: true })
      return { key, partsId }
    },
    async signPart({ partsId, number, sizeBytes, expiresInSeconds }) {
      const expiresAt = new Date(clock.now().getTime() + expiresInSeconds * 1000)
      const query = signPartGrant({ partsId, number, sizeBytes, expiresAt }, secret)
      return { url: `${partPath}?${query}`, headers: {} }
    },
    listParts: ({ partsId }) => listFolder(partsFolder(partsId)),
    async joinParts({ key, partsId, sizeBytes }) {
      requireObjectKey(key)
      const joined = await stat(pathOf(key)).catch(nullIfMissing)
      if (joined?.size !== sizeBytes) {
        const joining = joiningFolder(partsId)
        await rename(partsFolder(partsId), joining).catch(nullIfMissing)
        const parts = (await listFolder(joining)) ?? []
        const arrivedBytes = parts.reduce((sum, part) => sum + part.sizeBytes, 0)
        invariant(arrivedBytes === sizeBytes, 'parts are joined when all are there')
        await requireRoom(folder, sizeBytes)
        const paths = parts.map(({ number }) => join(joining, String(number)))
        await throughTemporaryFile(folder, oneAfterAnother(paths), (path) => moveTo(path, pathOf(key)))
      }
      await dropParts({ key, partsId })
    },
    dropParts,
    async receivePart({ query, body }) {
      const { partsId, number, sizeBytes } = readPartGrant(query, { secret, now: clock.now() })
      await requireRoom(folder, sizeBytes)
      await throughTemporaryFile(folder, capped(body, sizeBytes), async (path) => {
        const { size } = await stat(path)
        if (size !== sizeBytes) throw new AppError('upload_refused', { reason: 'size' })
        // No folder is made here: joined or dropped uploads accept no more parts.
        await rename(path, join(partsFolder(partsId), String(number))).catch((error) => {
          nullIfMissing(error)
          throw new AppError('token_expired')
        })
      })
    },
    async receive({ query, contentType, body }) {
      const grant = readUploadGrant(query, { secret, now: clock.now() })
      if (contentType !== grant.contentType) throw new AppError('upload_refused', { reason: 'type' })
      const target = pathOf(grant.key)
      if (await exists(target)) throw new AppError('token_expired')
      await throughTemporaryFile(folder, capped(body, grant.sizeBytes), async (path) => {
        const { size } = await stat(path)
        if (size !== grant.sizeBytes) throw new AppError('upload_refused', { reason: 'size' })
        if (!isGenuine(grant.contentType, await readFile(path)))
          throw new AppError('upload_refused', { reason: 'content' })
        await linkOnce(path, target)
      })
    },
  }
}

/** The parts in a folder, in their order; null where there is no such folder. */
async function listFolder(path: string): Promise<StoredPart[] | null> {
  const names = await readdir(path).catch(nullIfMissing)
  if (!names) return null
  const numbers = names.map(Number).sort((one, other) => one - other)
  return Promise.all(
    numbers.map(async (number) => ({ number, sizeBytes: (await stat(join(path, String(number)))).size })),
  )
}

/** Sellers' files never fill the disk, since the database may be on it too. */
async function requireRoom(folder: string, sizeBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize - sizeBytes < freeBytesLeast) throw new AppError('overloaded', { reason: 'disk' })
}

/** Stores a file under its name only when the whole file is on disk; an earlier failure leaves no file. */
async function throughTemporaryFile(
  folder: string,
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  settle: (path: string) => Promise<void>,
): Promise<void> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })
  const path = join(incoming, randomUUID())
  try {
    const file = await open(path, 'wx')
    try {
      for await (const chunk of content) await file.write(chunk)
      await file.sync()
    } finally {
      await file.close()
    }
    await settle(path)
  } finally {
    await rm(path, { force: true })
  }
}

async function* oneAfterAnother(paths: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const path of paths) yield* createReadStream(path) as AsyncIterable<Uint8Array>
}

async function moveTo(path: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  await rename(path, target)
}

/**
 * Unlike a rename, a link fails when the name is taken, so the second of two uploads by one link is refused, in any
 * process.
 */
async function linkOnce(path: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  try {
    await link(path, target)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new AppError('token_expired')
    throw error
  }
}

async function* capped(body: Readable, sizeBytes: number): AsyncGenerator<Uint8Array> {
  let received = 0
  // The connection under this stream stays open, so that a refusal still reaches the browser.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    received += chunk.length
    if (received > sizeBytes) throw new AppError('upload_too_large', { sizeBytes })
    yield chunk
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
