import { randomUUID } from 'node:crypto'
import { askedPapers, type SellerPaper, usualPaperRules } from '@balcao/domain/seller-profile'
import { type PaperState, sellerDocuments } from '#db/schema/sellers.ts'
import { newObjectKey } from '#kit/storage/object-key.ts'
import { loadProfile } from '#modules/accounts/profile/profile.ts'
import type { Scope } from '#scope.ts'
import { drawPage } from './draw-page.ts'
import { drawPicture } from './draw-picture.ts'

type DocumentWishes = { userId: string; paper: SellerPaper; state?: PaperState }

/**
 * A document of a seller, a drawing instead of a photograph, a page instead of a scan; under review by
 * default.
 */
export async function aDocument(
  { app, tx, platformId, now }: Scope,
  { userId, paper, state = 'IN_REVIEW' }: DocumentWishes,
): Promise<string> {
  const id = randomUUID()
  const contentType = paper.startsWith('photo') ? 'image/png' : 'application/pdf'
  const key = newObjectKey('documents', contentType)
  const file =
    contentType === 'image/png'
      ? drawPicture([210, 214, 220], [150, 158, 170])
      : drawPage(['Documento de exemplo', 'Este arquivo faz parte da demonstracao.', now.toISOString()])
  await app.store.put(key, file, contentType)
  const reviewedAt = state === 'APPROVED' || state === 'REFUSED' ? now : null
  await tx
    .insert(sellerDocuments)
    .values({ id, platformId, userId, paper, key, contentType, state, sentAt: now, reviewedAt })
  return id
}

/** A seller with approved documents, who may withdraw. */
export async function approvedPapers(scope: Scope, userId: string): Promise<void> {
  const { profile } = await loadProfile(scope, userId)
  for (const paper of askedPapers(usualPaperRules, profile))
    await aDocument(scope, { userId, paper, state: 'APPROVED' })
}
