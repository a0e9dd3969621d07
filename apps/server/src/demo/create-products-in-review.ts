import { productReviews } from '#db/schema/catalog.ts'
import type { Scope } from '#scope.ts'
import { aReadyDraft } from './a-review.ts'
import { anOffer, aProduct } from './an-offer.ts'
import { type Colour, putPicture } from './put-picture.ts'

const dayMs = 86_400_000

/** Products at every step of the review: draft, sent, and returned with a request. */
export async function createProductsInReview(
  scope: Scope,
  { sellerId, approvedId }: { sellerId: string; approvedId: string },
): Promise<void> {
  const { tx, platformId, now } = scope
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const picture = (from: Colour, to: Colour) => putPicture(scope, from, to)
  await aReadyDraft(scope, sellerId)
  const sent = await aProduct(scope, {
    sellerId,
    name: 'Planilha de custos da padaria',
    description: 'Quanto custa cada pão, por quanto vender e quanto sobra no fim do mês.',
    imageKey: await picture([150, 182, 170], [52, 92, 80]),
    status: 'SUBMITTED',
  })
  await anOffer(scope, { productId: sent.id, title: 'Planilha', priceCents: 4_700 })
  const returned = await aProduct(scope, {
    sellerId,
    name: 'Viva de pão em 30 dias',
    description: 'Largue o emprego e viva de pão: o método completo em trinta dias.',
    imageKey: await picture([222, 190, 120], [150, 104, 40]),
    status: 'NEEDS_CHANGES',
  })
  await anOffer(scope, { productId: returned.id, title: 'Método completo', priceCents: 39_700 })
  await tx.insert(productReviews).values([
    { platformId, productId: sent.id, kind: 'NEW', state: 'OPEN', sentAt: daysAgo(1) },
    {
      platformId,
      productId: returned.id,
      kind: 'NEW',
      state: 'NEEDS_CHANGES',
      reason: 'O nome promete renda com prazo. Conte o que a pessoa aprende.',
      sentAt: daysAgo(4),
      decidedAt: daysAgo(3),
    },
    {
      platformId,
      productId: approvedId,
      kind: 'NEW',
      state: 'APPROVED',
      sentAt: daysAgo(60),
      decidedAt: daysAgo(59),
    },
  ])
}
