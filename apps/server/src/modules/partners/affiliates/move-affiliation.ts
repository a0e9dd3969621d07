import type { AffiliationStatus } from '@balcao/domain/people/partnerships'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { affiliations } from '#db/schema/partners.ts'
import { tellPartner } from '#modules/partners/tell-partner.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { affiliationMoves } from './affiliation-moves.ts'

type Wanted = { affiliationId: string; move: keyof typeof affiliationMoves; reason?: string }

/**
 * Moves an affiliation of the caller, as its affiliate or as the owner of its product, and mails the other
 * side.
 */
export async function moveAffiliation(
  caller: Caller,
  { affiliationId, move, reason }: Wanted,
): Promise<{ status: AffiliationStatus }> {
  const { tx, now, session, ip } = caller
  const { by, to, news, ...allowed } = affiliationMoves[move]
  const from: readonly AffiliationStatus[] = allowed.from
  const side = by === 'OWNER' ? products.sellerId : affiliations.affiliateId
  const [found] = await tx
    .select({ affiliation: affiliations, product: products })
    .from(affiliations)
    .innerJoin(products, eq(products.id, affiliations.productId))
    .where(and(eq(affiliations.id, affiliationId), eq(side, session.userId)))
    .for('no key update', { of: affiliations })
  if (!found) throw new AppError('not_found')
  const { affiliation, product } = found
  if (!from.includes(affiliation.status)) throw new AppError('record_changed')
  await tx
    .update(affiliations)
    .set({ status: to, statusSince: now, reason: reason ?? null })
    .where(eq(affiliations.id, affiliationId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'affiliation.moved',
      subject: affiliationId,
      reason: reason ?? null,
      detail: { move, from: affiliation.status, to },
    },
  )
  if (news !== null) {
    const isToAffiliate = by === 'OWNER'
    await tellPartner(caller, {
      key: `affiliation:${affiliationId}:${move}:${now.getTime()}`,
      kind: news,
      fromId: session.userId,
      toId: isToAffiliate ? affiliation.affiliateId : product.sellerId,
      productName: product.name,
      reason: reason ?? null,
      pagePath: isToAffiliate ? '/platform/affiliates' : '/platform/my-affiliates',
    })
  }
  return { status: to }
}
