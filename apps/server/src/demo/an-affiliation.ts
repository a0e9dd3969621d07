import { randomUUID } from 'node:crypto'
import type { AffiliationStatus } from '@balcao/domain/people/partnerships'
import { affiliatePrograms, affiliateTerms, affiliations } from '#db/schema/partners.ts'
import { findOfferedTerms } from '#modules/partners/affiliates/find-offered-terms.ts'
import { keepAcceptance } from '#modules/partners/affiliates/keep-acceptance.ts'
import type { Scope } from '#scope.ts'

/** An affiliate program of a product, with its commission. */
export async function anAffiliateProgram(
  { tx, platformId, now }: Scope,
  wishes: { productId: string } & Partial<
    Omit<typeof affiliatePrograms.$inferInsert, 'platformId' | 'productId'> &
      Pick<typeof affiliateTerms.$inferInsert, 'basisPoints' | 'tiers' | 'windowDays'>
  >,
): Promise<void> {
  const { productId, basisPoints = 4_000, tiers = null, windowDays = 60, ...program } = wishes
  await tx.insert(affiliatePrograms).values({
    platformId,
    productId,
    isOpen: true,
    isListed: true,
    needsApproval: true,
    attribution: 'LAST_CLICK',
    description: 'Material pronto e comissão por venda.',
    rules: '',
    createdAt: now,
    ...program,
  })
  await tx.insert(affiliateTerms).values({
    platformId,
    productId,
    basisPoints,
    tiers,
    windowDays,
    rules: program.rules ?? '',
    version: 1,
    createdAt: now,
  })
}

/** An affiliate of a product, under the program's terms or under terms of their own. */
export async function anAffiliation(
  scope: Scope,
  wishes: { productId: string; affiliateId: string; status?: AffiliationStatus; basisPoints?: number },
): Promise<string> {
  const { tx, platformId, now } = scope
  const { productId, affiliateId, status = 'ACTIVE', basisPoints } = wishes
  const id = randomUUID()
  await tx
    .insert(affiliations)
    .values({ id, platformId, productId, affiliateId, status, statusSince: now, createdAt: now })
  if (basisPoints !== undefined)
    await tx.insert(affiliateTerms).values({
      platformId,
      productId,
      affiliationId: id,
      basisPoints,
      windowDays: 60,
      rules: '',
      version: 1,
      createdAt: now,
    })
  const affiliationId = basisPoints === undefined ? null : id
  const terms = await findOfferedTerms(scope, { productId, affiliationId })
  if (terms) await keepAcceptance(scope, { affiliationId: id, termsId: terms.id })
  return id
}
