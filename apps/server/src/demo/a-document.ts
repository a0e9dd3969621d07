import { randomUUID } from 'node:crypto'
import { askedPapers, type SellerPaper, usualPaperRules } from '@balcao/domain/people/seller-profile'
import { type PaperState, sellerDocuments } from '#db/schema/sellers.ts'
import { newObjectKey } from '#kit/storage/object-key.ts'
import { loadProfile } from '#modules/accounts/profile/profile.ts'
import type { Scope } from '#scope.ts'
import { drawPicture } from './draw-picture.ts'

type DocumentWishes = { userId: string; paper: SellerPaper; state?: PaperState }

/** A seller's document: a drawing in place of a photograph, or a page in place of a scan; under review by default. */
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

/** A PDF of one page with a few lines of plain letters, written without any library. */
function drawPage(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line.replace(/[()\\\\]/g, '')}) Tj 0 -24 Td`).join('\n')
  const content = `BT /F1 16 Tf 60 760 Td\n${text}\nET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, place) => {
    const at = file.length
    file += `${place + 1} 0 obj${body}endobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  return Buffer.from(
    `${file}xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  )
}
