import type { PaymentStatus } from '@balcao/domain/vocabulary'
import { feePlans } from '#db/schema/platforms.ts'
import { aCoProduction, aManagement } from '#demo/a-contract.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anAffiliation } from '#demo/an-affiliation.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { inScope, type Scope } from '#scope.ts'
import type { TestApp } from './test-app.ts'

export type StallWishes = {
  priceCents?: number
  partners?: ('affiliate' | 'co-producer' | 'manager')[]
  /** Days until a Pix is released, and the part of it kept as a reserve. */
  releaseDays?: number
  reserveBasisPoints?: number
}

export type Stall = Awaited<ReturnType<typeof aStall>>

/**
 * A seller with one offer under a plan of their own, and new people with shares in it, whose balances start at zero.
 */
export async function aStall(world: TestApp, wishes: StallWishes = {}) {
  const { app, platformId } = world
  const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(app, platformId, work)
  const has = (partner: string) => wishes.partners?.some((wanted) => wanted === partner) ?? false
  const people = await within(async (scope) => {
    const [seller, affiliate, coProducer, manager] = [
      await aPerson(scope),
      await aPerson(scope, { document: '11144477735' }),
      await aPerson(scope),
      await aPerson(scope),
    ]
    const product = await aProduct(scope, { sellerId: seller.id })
    const offer = await anOffer(scope, { productId: product.id, priceCents: wishes.priceCents ?? 10_000 })
    await scope.tx.insert(feePlans).values({
      platformId,
      sellerId: seller.id,
      method: 'PIX',
      basisPoints: 599,
      fixedFees: { BRL: 249 },
      releaseDays: wishes.releaseDays ?? 0,
      reserveBasisPoints: wishes.reserveBasisPoints ?? 0,
      reserveDays: 90,
      effectiveFrom: new Date(0),
    })
    if (has('affiliate'))
      await anAffiliation(scope, {
        productId: product.id,
        affiliateId: affiliate.id,
        basisPoints: 4000,
      })
    if (has('co-producer')) await aCoProduction(scope, { productId: product.id, coProducerId: coProducer.id })
    if (has('manager')) await aManagement(scope, { sellerId: seller.id, managerId: manager.id })
    return { seller, affiliate, coProducer, manager, product, offer }
  })
  const tell = (paymentId: string, status: PaymentStatus, more: Partial<ProviderReport> = {}) =>
    within((scope) =>
      applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status, certainty: 'KNOWN', ...more }),
    )
  return {
    ...people,
    within,
    tell,
    /** Makes a paid sale; lots of zero days are released after `world.drainJobs()`. */
    sell: async () => {
      const { paymentId } = await aPurchase(app, platformId, {
        offerId: people.offer.id,
        ...(has('affiliate') && { affiliateId: people.affiliate.id }),
      })
      await tell(paymentId, 'APPROVED')
      return paymentId
    },
    balance: (person: { id: string } = people.seller, purse: Purse = 'user') =>
      within((scope) => getBalance(scope, person.id, 'BRL', purse)),
  }
}
