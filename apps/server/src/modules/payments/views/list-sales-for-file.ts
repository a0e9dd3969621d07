import { formatMoney } from '@balcao/domain/money/money'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { gifts } from '#db/schema/access.ts'
import { orderShares, orders } from '#db/schema/orders.ts'
import { payments, saleReversals } from '#db/schema/payments.ts'
import { disputes } from '#db/schema/refunds.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { cardByNumber } from '#modules/payments/two-cards/card-by-number.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CellTexts } from '#rpc/exports/cell-texts.ts'
import type { ExportColumn } from '#rpc/exports/define-export.ts'
import { listPlatformSales } from './list-platform-sales.ts'
import { listSales } from './list-sales.ts'
import type { platformSaleFilters, saleFilters } from './sale-filters.ts'
import { asSeller } from './sale-viewer.ts'

/**
 * A page of the seller's sales for accounting: buyer, parts of the amount, commissions, and refunds. The
 * amount less fee, interest and commissions is what the seller receives.
 */
export async function listSalesForFile(
  caller: Caller,
  filters: z.output<typeof saleFilters>,
  page: { cursor: string | undefined; limit: number },
) {
  return withParts(caller, await listSales(asSeller(caller), { ...filters, ...page }))
}

/**
 * A page of all sellers' sales for accounting. Contains no buyer's document, which the staff sees only after
 * stating a reason, and never in a file.
 */
export async function listPlatformSalesForFile(
  caller: Caller,
  filters: z.output<typeof platformSaleFilters>,
  page: { cursor: string | undefined; limit: number },
) {
  return withParts(caller, await listPlatformSales(caller, { ...filters, ...page }))
}

/** Columns of the parts of an amount, shared by all files of sales. */
export const partColumns: readonly ExportColumn<Partial<Parts>>[] = [
  {
    heading: { PT_BR: 'Frete incluído', EN_US: 'Shipping included' },
    cell: (sale, text) => text.decimal(sale.shippingCents ?? 0),
  },
  {
    heading: { PT_BR: 'Juros do parcelamento', EN_US: 'Installment interest' },
    cell: (sale, text) => text.decimal(sale.interestCents ?? 0),
  },
  { heading: { PT_BR: 'Taxa', EN_US: 'Fee' }, cell: (sale, text) => text.decimal(sale.feeCents ?? 0) },
  {
    heading: { PT_BR: 'Comissões', EN_US: 'Commissions' },
    cell: (sale, text) => text.decimal(sale.commissionCents ?? 0),
  },
  {
    heading: { PT_BR: 'Reembolsos e chargebacks', EN_US: 'Refunds and chargebacks' },
    cell: (sale, text) => text.decimal(sale.reversedCents ?? 0),
  },
]

/** Installments of a sale; for two cards, number of installments and amount of each card. */
export function installmentsCell(
  { installments, cards, currency }: Pick<Payment, 'installments' | 'cards' | 'currency'>,
  { locale }: Pick<CellTexts, 'locale'>,
): number | string {
  if (cards === null) return installments
  return cards
    .map((card) => `${card.installments}x (${formatMoney(card.amountCents, currency, locale)})`)
    .join(' + ')
}

/** Last in each file, because spreadsheets that import it identify columns by position. */
export const couponColumns: readonly ExportColumn<Partial<Parts> & { couponCode: string | null }>[] = [
  { heading: { PT_BR: 'Cupom', EN_US: 'Coupon' }, cell: (sale) => sale.couponCode ?? '' },
  {
    heading: { PT_BR: 'Desconto concedido', EN_US: 'Discount given' },
    cell: (sale, text) => text.decimal(sale.discountCents ?? 0),
  },
]

/** After the columns of coupons, for the same reason. */
export const giftColumns: readonly ExportColumn<Partial<Parts>>[] = [
  { heading: { PT_BR: 'Presente para', EN_US: 'Gift to' }, cell: (sale) => sale.recipientName ?? '' },
  {
    heading: { PT_BR: 'E-mail de quem recebe', EN_US: 'Recipient’s email' },
    cell: (sale) => sale.recipientEmail ?? '',
  },
]

/**
 * After the columns of gifts, for the same reason: the two cards of a sale, in the order of their installments, and the
 * disputed cards.
 */
export const twoCardColumns: readonly ExportColumn<Partial<Parts> & Pick<Payment, 'cards'>>[] = [
  {
    heading: { PT_BR: 'Cartões', EN_US: 'Cards' },
    cell: ({ cards }) =>
      cards === null ? '' : cards.map((_, index) => cardCell(cards, index + 1)).join(' + '),
  },
  {
    heading: { PT_BR: 'Cartão em disputa', EN_US: 'Disputed card' },
    cell: ({ cards, disputedCards = [] }) =>
      disputedCards.map((number) => cardCell(cards, number)).join(' + '),
  },
]

/** “2 •••• 4444”. */
function cardCell(cards: Payment['cards'], number: number): string {
  const lastFour = cardByNumber(cards, number)?.lastFour
  return lastFour ? `${number} •••• ${lastFour}` : `${number}`
}

type Parts = {
  disputedCards: number[]
  recipientName: string | null
  recipientEmail: string | null
  discountCents: number
  buyerDocument: string | null
  feeCents: number
  interestCents: number
  shippingCents: number
  commissionCents: number
  reversedCents: number
}

async function withParts<Sale extends { paymentId: string }>(
  caller: Caller,
  { rows, nextCursor }: { rows: Sale[]; nextCursor: string | null },
) {
  const parts = await readParts(
    caller,
    rows.map(({ paymentId }) => paymentId),
  )
  return { rows: rows.map((sale) => ({ ...sale, ...parts.get(sale.paymentId) })), nextCursor }
}

async function readParts({ tx, platformId }: Caller, paymentIds: string[]): Promise<Map<string, Parts>> {
  const commissions = tx
    .select({ cents: sql`coalesce(sum(${orderShares.amountCents}), 0)` })
    .from(orderShares)
    .where(
      and(
        eq(orderShares.platformId, platformId),
        eq(orderShares.orderId, orders.id),
        sql`${orderShares.role} in ('AFFILIATE', 'CO_PRODUCER')`,
      ),
    )
  const reversed = tx
    .select({ cents: sql`coalesce(sum(${saleReversals.amountCents}), 0)` })
    .from(saleReversals)
    .where(
      and(
        eq(saleReversals.platformId, platformId),
        eq(saleReversals.paymentId, payments.id),
        isNull(saleReversals.restoredAt),
      ),
    )
  const disputed = tx
    .selectDistinct({ number: disputes.cardNumber })
    .from(disputes)
    .where(
      and(
        eq(disputes.platformId, platformId),
        eq(disputes.paymentId, payments.id),
        isNotNull(disputes.cardNumber),
      ),
    )
    .orderBy(disputes.cardNumber)
  const found =
    paymentIds.length === 0
      ? []
      : await tx
          .select({
            paymentId: payments.id,
            /** Null if the platform's own document was used because the checkout did not ask for one. */
            buyerDocument: sql<
              string | null
            >`case when ${orders.documentSource} = 'BUYER' then ${orders.buyerDocument} end`,
            disputedCards: sql<number[]>`array(${disputed})`,
            recipientName: gifts.recipientName,
            recipientEmail: gifts.recipientEmail,
            feeCents: sql<number>`${orders.feeCents} - ${payments.correctedCents}`.mapWith(Number),
            discountCents: orders.discountCents,
            interestCents: orders.interestCents,
            shippingCents: orders.shippingCents,
            commissionCents: sql<number>`(${commissions})`.mapWith(Number),
            reversedCents: sql<number>`(${reversed})`.mapWith(Number),
          })
          .from(payments)
          .innerJoin(orders, eq(orders.id, payments.orderId))
          .leftJoin(gifts, eq(gifts.orderId, payments.orderId))
          .where(inArray(payments.id, paymentIds))
  return new Map(found.map(({ paymentId, ...parts }) => [paymentId, parts]))
}
