import type { AffiliationStatus } from '@balcao/domain/people/partnerships'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { affiliatePrograms, affiliations } from '#db/schema/partners.ts'
import { tellPartner } from '#modules/partners/tell-partner.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { askAgainFrom, refusedForDays } from './affiliation-moves.ts'
import { findOfferedTerms } from './find-offered-terms.ts'
import { keepAcceptance } from './keep-acceptance.ts'

const dayMs = 86_400_000

/**
 * Requests to promote a product, and accepts the version of the terms that was shown. If the program needs no
 * approval, the caller is an affiliate at once.
 */
export async function requestAffiliation(
  caller: Caller,
  { productId, termsVersion, message }: { productId: string; termsVersion: number; message: string },
): Promise<{ affiliationId: string; status: AffiliationStatus }> {
  const { tx, platformId, now, session, ip } = caller
  const affiliateId = session.userId
  const [found] = await tx
    .select({ product: products, program: affiliatePrograms })
    .from(affiliatePrograms)
    .innerJoin(products, eq(products.id, affiliatePrograms.productId))
    .where(eq(affiliatePrograms.productId, productId))
  if (!found) throw new AppError('product_not_found')
  const { product, program } = found
  if (!program.isOpen || product.status !== 'APPROVED') throw new AppError('affiliation_closed')
  if (product.sellerId === affiliateId) throw new AppError('own_product_refused')

  const offered = await findOfferedTerms(caller, { productId, affiliationId: null })
  if (offered?.version !== termsVersion) throw new AppError('record_changed')

  const status = program.needsApproval ? ('REQUESTED' as const) : ('ACTIVE' as const)
  const asked = { status, message, reason: null, statusSince: now }
  const [made] = await tx
    .insert(affiliations)
    .values({ platformId, productId, affiliateId, ...asked, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: affiliations.id })
  const affiliationId = made?.id ?? (await askAgain(caller, productId, asked))
  await keepAcceptance(caller, { affiliationId, termsId: offered.id })
  await writeAudit(
    caller,
    { userId: affiliateId, ip },
    {
      action: 'affiliation.moved',
      subject: affiliationId,
      detail: { move: 'request', to: status, termsVersion },
    },
  )
  if (program.needsApproval)
    await tellPartner(caller, {
      key: `affiliation:${affiliationId}:request:${now.getTime()}`,
      kind: 'affiliationRequested',
      fromId: affiliateId,
      toId: product.sellerId,
      productName: product.name,
      pagePath: '/platform/my-affiliates',
    })
  return { affiliationId, status }
}

async function askAgain(
  { tx, now, session }: Caller,
  productId: string,
  asked: Pick<typeof affiliations.$inferInsert, 'status' | 'message' | 'reason' | 'statusSince'>,
): Promise<string> {
  const [former] = await tx
    .select()
    .from(affiliations)
    .where(and(eq(affiliations.productId, productId), eq(affiliations.affiliateId, session.userId)))
    .for('no key update')
  if (!former || !askAgainFrom.includes(former.status)) throw new AppError('affiliation_exists')
  const since = former.statusSince?.getTime() ?? 0
  if (former.status === 'REFUSED' && now.getTime() - since < refusedForDays * dayMs)
    throw new AppError('affiliation_refused_recently')
  await tx.update(affiliations).set(asked).where(eq(affiliations.id, former.id))
  return former.id
}
