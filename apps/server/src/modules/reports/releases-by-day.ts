import { and, eq, ne, sql } from 'drizzle-orm'
import { balanceLots } from '#db/schema/ledger.ts'
import { payments } from '#db/schema/payments.ts'
import { count, dayOf, type ReportLine, type ReportScope, sum, toLine } from './report-line.ts'

const ofKind = (kind: 'RELEASE' | 'RESERVE') => sql`${balanceLots.kind} = ${kind}`

/** Releases by day; overdue ones count as today. */
export async function releasesByDay({ caller, productId }: ReportScope): Promise<ReportLine[]> {
  const { tx, now, session } = caller
  const due = sql`greatest(${balanceLots.releaseAt}, ${now.toISOString()}::timestamptz)`
  const rows = await tx
    .select({
      key: dayOf(due).as('key'),
      name: sql<null>`null::text`,
      currency: balanceLots.currency,
      lotCount: count(),
      releaseCents: sum(balanceLots.amountCents, ofKind('RELEASE')),
      reserveCents: sum(balanceLots.amountCents, ofKind('RESERVE')),
    })
    .from(balanceLots)
    .innerJoin(payments, eq(payments.id, balanceLots.paymentId))
    .where(
      and(
        eq(balanceLots.userId, session.userId),
        eq(balanceLots.state, 'PENDING'),
        ne(balanceLots.role, 'MANAGER'),
        productId === undefined ? undefined : eq(payments.productId, productId),
      ),
    )
    .groupBy(sql`1`, balanceLots.currency)
  return rows.map(toLine)
}
