import { captionsBytesMax, contentBytesMax } from '@balcao/domain/delivery/content-files'
import { importBytesMax } from '@balcao/domain/platform/imports'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { App } from '#app.ts'
import { uploads } from '#db/schema/messages.ts'
import { invariant } from '#kit/invariant.ts'
import { beginsAs } from '#kit/storage/file-kinds.ts'
import { newObjectKey } from '#kit/storage/object-key.ts'
import type { PartedFile } from '#kit/storage/object-store.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope, type Scope } from '#scope.ts'
import { dropLater } from './drop-file.job.ts'
import { type fileUploadInput, importFileType } from './file-upload.input.ts'
import { arrivedParts, asFileUpload, countParts, type FileUpload, partsOf } from './file-upload.ts'
import { readStorage } from './read-storage.ts'

/** A program sends no first bytes; the check of the whole file determines its type. */
type Wish = Omit<z.output<typeof fileUploadInput>, 'head'> & { head?: string }

/** Days after which a file is deleted if it was not continued or saved in a product. */
const unfinishedDays = 7
const beginLimit = { name: 'file upload', perMinute: 20, burst: 40 }

/**
 * Begins a file that arrives in parts, or continues one that the same person began in another tab or on
 * another day. The whole file counts against the seller's storage from now on.
 */
export async function beginFileUpload(app: App, session: SessionUser, wish: Wish) {
  refuseWish(wish)
  app.limits.spend(beginLimit, session.userId)
  const upload = (await goOn(app, session, wish)) ?? (await begin(app, session, wish))
  return {
    uploadId: upload.id,
    partBytes: upload.partBytes,
    parts: countParts(upload),
    arrived: arrivedParts(upload, (await app.store.listParts(partsOf(upload))) ?? []),
  }
}

/**
 * The file that was begun before. Null if there is none, or if the store lost its parts, as after a move or a
 * restored backup: such a file could never be completed.
 */
async function goOn(app: App, session: SessionUser, wish: Wish): Promise<FileUpload | null> {
  const { platformId } = session
  const begun = await inScope(app, platformId, (scope) => findArriving(scope, session, wish))
  if (!begun) return null
  const { id: uploadId } = begun
  const isThere = (await app.store.listParts(partsOf(begun))) !== null
  await inScope(app, platformId, async (scope) => {
    if (isThere) return dropLater(scope, uploadId, { days: unfinishedDays })
    const isDead = and(eq(uploads.id, uploadId), eq(uploads.state, 'ARRIVING'))
    const dead = await scope.tx.update(uploads).set({ releasedAt: scope.now }).where(isDead).returning()
    if (dead.length > 0) await dropLater(scope, uploadId, {})
  })
  return isThere ? begun : null
}

const isImport = (contentType: string) => contentType === importFileType

function refuseWish({ contentType, sizeBytes, head }: Wish): void {
  const bytesMax = isImport(contentType)
    ? importBytesMax
    : contentType === 'text/vtt'
      ? captionsBytesMax
      : contentBytesMax
  if (sizeBytes > bytesMax) throw new AppError('upload_too_large', { field: 'sizeBytes', bytesMax })
  if (head !== undefined && !beginsAs(contentType, Buffer.from(head, 'base64')))
    throw new AppError('upload_refused', { field: 'contentType' })
}

async function begin(app: App, session: SessionUser, wish: Wish): Promise<FileUpload> {
  // The store is called outside the transaction; a file begun there in vain is deleted again.
  const file = await app.store.beginParts(
    newObjectKey(isImport(wish.contentType) ? 'imports' : 'contents', wish.contentType),
  )
  let upload: FileUpload | undefined
  try {
    upload = await inScope(app, session.platformId, (scope) => keep(scope, session, wish, file))
    return upload
  } finally {
    if (upload?.partsId !== file.partsId) await app.store.dropParts(file)
  }
}

/** Serialises concurrent tabs, so that together they cannot exceed the storage. */
async function keep(scope: Scope, session: SessionUser, wish: Wish, file: PartedFile): Promise<FileUpload> {
  const { app, tx, platformId, now } = scope
  const { userId } = session
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${platformId} storage ${userId}`}, 0))`,
  )
  const arriving = await findArriving(scope, session, wish)
  if (arriving) return arriving
  const { usedBytes, quotaBytes } = await readStorage({ ...scope, session })
  if (usedBytes + wish.sizeBytes > quotaBytes) throw new AppError('storage_full', { field: 'sizeBytes' })
  const { head: _, ...kept } = wish
  const [upload] = await tx
    .insert(uploads)
    .values({
      platformId,
      userId,
      ...kept,
      ...file,
      partBytes: app.store.partBytes,
      purpose: isImport(wish.contentType) ? 'IMPORT_FILE' : 'PRODUCT_CONTENT',
      state: 'ARRIVING',
      createdAt: now,
    })
    .returning()
  invariant(upload, 'an inserted row is returned')
  await dropLater(scope, upload.id, { days: unfinishedDays })
  return asFileUpload(upload)
}

async function findArriving({ tx }: Scope, { userId }: SessionUser, wish: Wish): Promise<FileUpload | null> {
  const [upload] = await tx
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.userId, userId),
        eq(uploads.state, 'ARRIVING'),
        eq(uploads.fingerprint, wish.fingerprint),
        isNull(uploads.releasedAt),
      ),
    )
  // A tampered fingerprint may name a file of another size, which is not continued.
  if (upload && (upload.sizeBytes !== wish.sizeBytes || upload.contentType !== wish.contentType))
    throw new AppError('upload_refused', { field: 'fingerprint' })
  return upload ? asFileUpload(upload) : null
}
