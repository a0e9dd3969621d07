import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { uploads } from '#db/schema/messages.ts'
import { invariant } from '#kit/invariant.ts'
import type { PartedFile, StoredPart } from '#kit/storage/object-store.ts'
import type { Scope } from '#scope.ts'

export type FileUpload = typeof uploads.$inferSelect & { partsId: string; partBytes: number }

/** A file in parts of this person; another person's is not found. */
export async function findFileUpload(
  { tx }: Scope,
  { uploadId, userId, isLocked = false }: { uploadId: string; userId: string; isLocked?: boolean },
): Promise<FileUpload> {
  const found = tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, uploadId), eq(uploads.userId, userId), isNull(uploads.releasedAt)))
  const [upload] = await (isLocked ? found.for('no key update') : found)
  if (!upload || upload.partsId === null) throw new AppError('upload_not_found', { field: 'uploadId' })
  return asFileUpload(upload)
}

export function asFileUpload(upload: typeof uploads.$inferSelect): FileUpload {
  const { partsId, partBytes } = upload
  invariant(partsId !== null && partBytes !== null, 'a file in parts has the id and the size of its parts')
  return { ...upload, partsId, partBytes }
}

export function partsOf({ key, partsId }: FileUpload): PartedFile {
  return { key, partsId }
}

export function countParts({ sizeBytes, partBytes }: Pick<FileUpload, 'sizeBytes' | 'partBytes'>): number {
  return Math.ceil(sizeBytes / partBytes)
}

/** Size of the part with this number; the last part has the rest. */
export function sizeOfPart(
  { sizeBytes, partBytes }: Pick<FileUpload, 'sizeBytes' | 'partBytes'>,
  number: number,
): number {
  return Math.min(partBytes, sizeBytes - (number - 1) * partBytes)
}

/** Numbers of the parts that have arrived completely. */
export function arrivedParts(upload: FileUpload, stored: readonly StoredPart[]): number[] {
  return stored
    .filter(({ number, sizeBytes }) => sizeBytes === sizeOfPart(upload, number))
    .map(({ number }) => number)
}
