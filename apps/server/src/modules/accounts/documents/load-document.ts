import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { sellerDocuments } from '#db/schema/sellers.ts'
import type { Scope } from '#scope.ts'

/** One document, locked; with `userId` only that person's. */
export async function loadDocument(
  { tx }: Scope,
  { documentId, userId }: { documentId: string; userId?: string },
) {
  const [document] = await tx
    .select()
    .from(sellerDocuments)
    .where(
      and(
        eq(sellerDocuments.id, documentId),
        userId === undefined ? undefined : eq(sellerDocuments.userId, userId),
      ),
    )
    .for('no key update')
  if (!document) throw new AppError('not_found')
  return document
}
