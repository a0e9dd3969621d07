import type { Currency, PaymentMethod } from '@balcao/domain/vocabulary'
import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { paymentRoutes, providerAccounts } from '#db/schema/acquirers.ts'
import { feePlans } from '#db/schema/platforms.ts'
import { installmentsMaxOf } from '#modules/acquirers/accounts/charging-installments.ts'
import { chargingTwoCards } from '#modules/acquirers/accounts/charging-two-cards.ts'
import { takingAutomaticPix } from '#modules/acquirers/accounts/taking-automatic-pix.ts'
import { takingCurrency } from '#modules/acquirers/accounts/taking-currency.ts'
import { canBeCharged } from '#modules/acquirers/routes/can-be-charged.ts'
import type { Scope } from '#scope.ts'

/**
 * Methods that a sale of this seller can really use. A method is left out without an acquirer for the
 * currency, without a fee in the currency, or if the routes switch it off. Installments are limited to the
 * most that an acquirer on the route charges.
 */
export async function findUsableMethods(
  { app, tx, now }: Scope,
  { sellerId, currency }: { sellerId: string; currency: Currency },
): Promise<{ methods: PaymentMethod[]; installmentsMax: number; automaticPix: boolean; twoCards: boolean }> {
  const [accounts, lines, plans] = await Promise.all([
    tx.select().from(providerAccounts).where(eq(providerAccounts.status, 'ACTIVE')),
    tx
      .select({
        method: paymentRoutes.method,
        place: paymentRoutes.place,
        step: paymentRoutes.step,
        accountId: paymentRoutes.providerAccountId,
        weight: paymentRoutes.weight,
        rules: paymentRoutes.rules,
      })
      .from(paymentRoutes),
    tx
      .selectDistinctOn([feePlans.method], { method: feePlans.method, fixedFees: feePlans.fixedFees })
      .from(feePlans)
      .where(
        and(or(eq(feePlans.sellerId, sellerId), isNull(feePlans.sellerId)), lte(feePlans.effectiveFrom, now)),
      )
      .orderBy(feePlans.method, sql`${feePlans.sellerId} is null`, desc(feePlans.effectiveFrom)),
  ])
  const able = takingCurrency(app, accounts, currency)
  const isOnTheWay = (method: PaymentMethod, accountIds: readonly string[]) =>
    canBeCharged(
      lines.filter((line) => line.method === method),
      { sellerId, accountIds: new Set(accountIds) },
    )
  const methods = plans
    .filter(({ fixedFees }) => fixedFees[currency] !== undefined)
    .map(({ method }) => method)
    .filter((method) => {
      const open = able.filter((account) => account.methods.includes(method))
      return isOnTheWay(
        method,
        open.map(({ id }) => id),
      )
    })
    .sort()
  const chargingCards = able.filter(
    ({ id, methods: own }) => own.includes('CREDIT_CARD') && isOnTheWay('CREDIT_CARD', [id]),
  )
  const debiting = takingAutomaticPix(app, able).filter(
    ({ id, methods: own }) => own.includes('PIX') && isOnTheWay('PIX', [id]),
  )
  return {
    methods,
    installmentsMax: installmentsMaxOf(app, chargingCards),
    automaticPix: methods.includes('PIX') && debiting.length > 0,
    twoCards: methods.includes('CREDIT_CARD') && chargingTwoCards(app, chargingCards).length > 0,
  }
}
