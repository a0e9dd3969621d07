import { and, eq, gte, lt } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { cardDeclineOf } from '#modules/payments/views/card-decline-of.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { count, type ReportLine, type ReportScope, sum } from './report-line.ts'

const paid = ['APPROVED', 'REFUNDED', 'CHARGEBACK']

/** Outcomes of the cards tried in a period, by the acquirer's reason. */
export async function approvalByReason({ caller, from, to, productId }: ReportScope): Promise<ReportLine[]> {
  const { status, certainty, statusReason, currency, method, createdAt } = payments
  const rows = await caller.tx
    .select({
      status,
      certainty,
      statusReason,
      currency,
      method,
      cardCount: count(),
      cardCents: sum(payments.amountCents),
    })
    .from(payments)
    .where(
      and(
        asSeller(caller).sees,
        eq(method, 'CREDIT_CARD'),
        gte(createdAt, from),
        lt(createdAt, to),
        productId === undefined ? undefined : eq(payments.productId, productId),
      ),
    )
    .groupBy(status, certainty, statusReason, currency, method)
  return rows.map(({ cardCount, cardCents, ...row }) => ({
    key: paid.includes(row.status) ? 'APPROVED' : (cardDeclineOf(row) ?? 'OPEN'),
    name: null,
    currency: row.currency,
    values: { cardCount, cardCents },
  }))
}
