import { addDays, type CalendarDay, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money/money'
import { and, eq, gt, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { isPrintedAs } from './is-printed-as.ts'

/** Tolerance in days: banks print the day on which they received a charge. */
const daysAround = 3

type StatementLine = { descriptor: string; day: CalendarDay; amountCents: Cents }

/** Condition for paid sales that match a line of a statement. The query joins products and payments. */
export function isChargeOf({ descriptor, day, amountCents }: StatementLine): SQL | undefined {
  const { createdAt, paidAt, amountCents: totalCents, installments, cards } = payments
  return and(
    // Products taken off sale are included: their buyers may want a refund.
    isPrintedAs(descriptor),
    gte(createdAt, startOfDayInSaoPaulo(addDays(day, -daysAround))),
    lt(createdAt, startOfDayInSaoPaulo(addDays(day, daysAround + 1))),
    isNotNull(paidAt),
    // A statement shows the whole price or one installment, whose cents each bank rounds in its own way.
    or(
      eq(totalCents, amountCents),
      and(
        gt(installments, 1),
        sql`abs(${totalCents} - ${amountCents}::bigint * ${installments}) < ${installments} * ${installments}`,
      ),
      // A payment by two cards: the statement of each card shows its own part.
      sql`exists (select from jsonb_array_elements(${cards}) card
        cross join lateral (select (card ->> 'installments')::int as count, (card ->> 'amountCents')::bigint as cents) part
        where abs(part.cents - ${amountCents}::bigint * part.count) < part.count * part.count)`,
    ),
  )
}
