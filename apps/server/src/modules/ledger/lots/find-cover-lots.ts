import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import { balanceLots } from '#db/schema/ledger.ts'
import type { PurseOwner } from '#modules/ledger/lock-purses.ts'
import type { Scope } from '#scope.ts'
import type { Lot } from './lot.ts'

/** Order in which open lots cover a debit: reserves first, then the soonest release. */
export const coverOrder = sql`(${balanceLots.kind} = 'RESERVE') desc, ${balanceLots.releaseAt}, ${balanceLots.id}`

/**
 * The open lots that cover a debit: reserves first, then the soonest release, and no more than the amount
 * needs. The caller holds the lock of the purse, so that no other transaction moves them.
 */
export async function findCoverLots(
  { tx }: Scope,
  { userId, purse }: PurseOwner,
  currency: Currency,
  amountCents: Cents,
  { exceptPaymentId }: { exceptPaymentId?: string | undefined } = {},
): Promise<Lot[]> {
  const open = tx
    .select({
      ...getTableColumns(balanceLots),
      before:
        sql<number>`sum(${balanceLots.amountCents}) over (order by ${coverOrder}) - ${balanceLots.amountCents}`.as(
          'before',
        ),
    })
    .from(balanceLots)
    .where(
      and(
        eq(balanceLots.userId, userId),
        eq(balanceLots.state, 'PENDING'),
        eq(balanceLots.currency, currency),
        (purse === 'manager' ? eq : ne)(balanceLots.role, 'MANAGER'),
        exceptPaymentId === undefined ? undefined : ne(balanceLots.paymentId, exceptPaymentId),
      ),
    )
    .as('open')
  const ids = await tx.select({ id: open.id }).from(open).where(sql`${open.before} < ${amountCents}`)
  if (ids.length === 0) return []
  return tx
    .select()
    .from(balanceLots)
    .where(
      inArray(
        balanceLots.id,
        ids.map(({ id }) => id),
      ),
    )
    .orderBy(coverOrder)
    .for('update')
}
