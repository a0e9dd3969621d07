import { addDays, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { correctFee, type FeeCorrection } from '@balcao/domain/money/fee-correction'
import type { Cents } from '@balcao/domain/money/money'
import { remainingParts } from '@balcao/domain/money/sale-reversal'
import { AppError } from '@balcao/domain/texts/app-error'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, gt, gte, lt } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { type Reversible, readReversibles } from '#modules/payments/core/read-reversible.ts'
import type { Scope } from '#scope.ts'
import type { FeeCorrectionInput } from './fee-correction.input.ts'

/**
 * Limit of sales per step: all sales of a step are locked and posted together; more are corrected in several
 * steps.
 */
const salesMax = 5_000

export type SaleCorrection = FeeCorrection & {
  paymentId: string
  sellerId: string
  currency: Currency
  /** Number of earlier corrections of the sale's fee. */
  number: number
}

export type WhichSales = Omit<FeeCorrectionInput, 'sellerId' | 'fixedFees'> & {
  sellerId?: string | undefined
  currency?: Currency | undefined
  isOfPlatformPlan: boolean
  /** Sales paid after this, such as a boleto of those days, are corrected by a later step. */
  paidBefore: Date
  fixedFees: Partial<Record<Currency, Cents>>
}

/**
 * Effect of another fee on each past sale, from its books: the fee by which it was sold or last corrected,
 * and the part not refunded. Sales that would not change are left out, and so are sales in a currency without
 * a fixed part of the fee. `isLocked` blocks refunds and corrections of them until the transaction ends.
 */
export async function weighCorrections(
  scope: Scope,
  which: WhichSales,
  { isLocked }: { isLocked: boolean },
): Promise<SaleCorrection[]> {
  const { tx } = scope
  const query = tx
    .select({
      id: payments.id,
      orderId: payments.orderId,
      sellerId: payments.sellerId,
      currency: payments.currency,
    })
    .from(payments)
    .where(
      and(
        gte(payments.createdAt, startOfDayInSaoPaulo(which.from)),
        lt(payments.createdAt, startOfDayInSaoPaulo(addDays(which.to, 1))),
        lt(payments.paidAt, which.paidBefore),
        eq(payments.method, which.method),
        which.sellerId === undefined ? undefined : eq(payments.sellerId, which.sellerId),
        which.currency === undefined ? undefined : eq(payments.currency, which.currency),
        gt(payments.bookedCents, 0),
      ),
    )
    .orderBy(payments.id)
    .limit(salesMax + 1)
  const sales = await (isLocked ? query.for('update') : query)
  if (sales.length > salesMax) throw new AppError('correction_too_large')
  if (sales.length === 0) return []
  const reversibles = await readReversibles(scope, sales)
  return sales.flatMap(({ id, sellerId, currency }) => {
    const reversible = reversibles.get(id)
    const fixedCents = which.fixedFees[currency]
    if (!reversible || fixedCents === undefined) return []
    if (which.isOfPlatformPlan && reversible.planOfSellerId !== null) return []
    const correction = correctFee(standingOf(reversible), { basisPoints: which.basisPoints, fixedCents })
    if (correction.wasCents === correction.becomesCents) return []
    return { ...correction, paymentId: id, sellerId, currency, number: reversible.corrections.length }
  })
}

function standingOf({ order, feePolicy, corrections, whole, reversed }: Reversible) {
  const left = remainingParts(whole, reversed)
  const sum = (parts: typeof left) => parts.reduce((total, { amountCents }) => total + amountCents, 0)
  const { feeCents, fixedFeeCents } = corrections.at(-1) ?? order
  return {
    baseCents: order.itemsCents - order.discountCents + order.shippingCents,
    totalCents: order.totalCents,
    leftCents: sum(left),
    feeCents,
    fixedFeeCents,
    feePolicy,
    left: {
      feeCents: sum(left.filter(({ from }) => from === 'FEE')),
      producerCents: sum(left.filter(({ from }) => from === 'PRODUCER')),
    },
  }
}
