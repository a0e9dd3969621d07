import { askedPapers } from '@balcao/domain/people/seller-profile'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { sellerDocuments } from '#db/schema/sellers.ts'
import { invariant } from '#kit/invariant.ts'
import { fileTypeOfKey } from '#kit/storage/file-kinds.ts'
import { loadProfile } from '#modules/accounts/profile/profile.ts'
import { getPaperRules } from '#modules/platforms/settings/get-paper-rules.ts'
import { requireOwnUpload } from '#modules/uploads/require-own-upload.ts'
import type { Caller } from '#rpc/caller.ts'
import type { sendDocumentInput } from './document.input.ts'

/** Stores one document and replaces the former file for it. An approved document cannot be replaced. */
export async function sendDocument(
  caller: Caller,
  { paper, key }: z.output<typeof sendDocumentInput>,
): Promise<{ documentId: string }> {
  const { tx, platformId, now, session } = caller
  const { userId } = session
  const { profile } = await loadProfile(caller, userId)
  if (!askedPapers(await getPaperRules(caller), profile).includes(paper))
    throw new AppError('input_invalid', { field: 'paper' })
  await requireOwnUpload(caller, { key, purpose: 'SELLER_DOCUMENT', field: 'key' })
  const contentType = fileTypeOfKey(key)
  invariant(contentType, 'an uploaded file is named by its type')
  await tx
    .update(sellerDocuments)
    .set({ state: 'REPLACED' })
    .where(
      and(
        eq(sellerDocuments.userId, userId),
        eq(sellerDocuments.paper, paper),
        ne(sellerDocuments.state, 'REPLACED'),
      ),
    )
  const [sent] = await tx
    .insert(sellerDocuments)
    .values({ platformId, userId, paper, key, contentType, state: 'IN_REVIEW', sentAt: now })
    .onConflictDoNothing()
    .returning({ id: sellerDocuments.id })
  // The same file sent twice, or from two tabs at once; a reload shows the current one.
  if (!sent) throw new AppError('record_changed')
  return { documentId: sent.id }
}
