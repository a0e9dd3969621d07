import { type InstallmentOption, installmentOptions } from '@balcao/domain/money/installments'
import { type Cents, percentOfCents } from '@balcao/domain/money/money'
import { splitSale } from '@balcao/domain/money/sale-split'
import { installmentCounts } from '@balcao/domain/options/installment-counts'
import { AppError } from '@balcao/domain/texts/app-error'
import { type PaymentMethod, paymentMethods } from '@balcao/domain/vocabulary'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { offers, products } from '#db/schema/catalog.ts'
import { interestTables } from '#db/schema/platforms.ts'
import { interestInForce } from '#modules/catalog/interest-in-force.ts'
import { amountMax, installmentCount } from '#modules/catalog/settings/settings.input.ts'
import { getAffiliateProgram } from '#modules/partners/affiliates/get-affiliate-program.ts'
import { findContracts } from '#modules/partners/find-contracts.ts'
import type { Caller } from '#rpc/caller.ts'
import { feeInCurrency } from './fee-in-currency.ts'
import { findFeePlan } from './find-fee-plan.ts'
import { findUsableMethods } from './find-usable-methods.ts'

export const netQuoteInput = z.strictObject({
  offerId: z.uuid(),
  priceCents: z.int().min(1).max(amountMax),
  numberOfInstallments: installmentCount,
  maxInstallmentsWithoutInterest: installmentCount,
  minInstallmentValueCents: z.int().min(1).max(amountMax),
})

export type NetOfMethod = {
  method: PaymentMethod
  feeBasisPoints: number
  feeFixedCents: Cents
  feeCents: Cents
  coProducersCents: Cents
  netCents: Cents
  /** Net of the same sale through an affiliate, by the terms of the product's program; null without a program. */
  netWithAffiliateCents: Cents | null
  reserveCents: Cents
  releaseDays: number
  reserveDays: number
}

/**
 * The seller's net of a sale at this price, for each method, under the current fees and contracts, with the
 * installments for the buyer.
 */
export async function quoteNet(
  caller: Caller,
  { offerId, priceCents, ...plan }: z.output<typeof netQuoteInput>,
): Promise<{ methods: NetOfMethod[]; installments: InstallmentOption[]; installmentsMax: number }> {
  const { tx, session, now } = caller
  const [found] = await tx
    .select({
      product: products,
      interest: interestInForce(sql.param(now, interestTables.effectiveFrom)),
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(and(eq(offers.id, offerId), eq(products.sellerId, session.userId)))
  if (!found) throw new AppError('offer_not_found')
  const { product, interest } = found
  const installmentsMax = await mostInstallments(caller, product)
  const program = await getAffiliateProgram(caller, { productId: product.id })
  const methods = await Promise.all(
    paymentMethods.map((method) => netOf(caller, { offerId, product, priceCents, method, program })),
  )
  return {
    methods: methods.filter((net) => net !== null),
    installments: installmentOptions({
      numberOfInstallments: Math.min(plan.numberOfInstallments, installmentsMax),
      maxInstallmentsWithoutInterest: plan.maxInstallmentsWithoutInterest,
      minInstallmentValue: plan.minInstallmentValueCents,
      installmentsFees: interest?.fees ?? [],
      totalPrice: priceCents,
    }),
    /** Limit of installments by the acquirers on the route, whatever the seller chooses. */
    installmentsMax,
  }
}

async function mostInstallments(caller: Caller, product: typeof products.$inferSelect): Promise<number> {
  const { methods, installmentsMax } = await findUsableMethods(caller, product)
  const most = Math.max(...installmentCounts)
  return methods.includes('CREDIT_CARD') ? Math.min(most, installmentsMax) : most
}

type Sale = {
  offerId: string
  product: typeof products.$inferSelect
  priceCents: Cents
  method: PaymentMethod
  program: { isOpen: boolean; basisPoints: number } | null
}

/** Null for a method without a fee in the product's currency, in which nothing can then be sold. */
async function netOf(
  caller: Caller,
  { offerId, product, priceCents, method, program }: Sale,
): Promise<NetOfMethod | null> {
  const [plan, contracts] = await Promise.all([
    findFeePlan(caller, offerId, method),
    findContracts(caller, offerId, method),
  ])
  const fee = plan && feeInCurrency(plan, product.currency)
  if (!fee) return null
  const sellerId = product.sellerId
  const coProducers = contracts.coProducersOf(product.id)
  const split = (affiliateBasisPoints?: number) =>
    splitSale({
      items: [{ itemsCents: priceCents, discountCents: 0, coProducers }],
      shippingCents: 0,
      interestCents: 0,
      fee,
      affiliate:
        affiliateBasisPoints === undefined
          ? undefined
          : { id: 'affiliate', basisPoints: affiliateBasisPoints },
      manager: contracts.manager,
      sellerId,
    })
  const amountOf = ({ shares }: ReturnType<typeof split>, role: 'PRODUCER' | 'CO_PRODUCER') =>
    shares.filter((share) => share.role === role).reduce((sum, { amountCents }) => sum + amountCents, 0)
  const direct = split()
  const netCents = amountOf(direct, 'PRODUCER')
  return {
    method,
    feeBasisPoints: fee.basisPoints,
    feeFixedCents: fee.fixedCents,
    feeCents: direct.feeCents,
    coProducersCents: amountOf(direct, 'CO_PRODUCER'),
    netCents,
    netWithAffiliateCents: program?.isOpen ? amountOf(split(program.basisPoints), 'PRODUCER') : null,
    reserveCents: percentOfCents(netCents, fee.reserveBasisPoints),
    releaseDays: fee.releaseDays,
    reserveDays: fee.reserveDays,
  }
}
