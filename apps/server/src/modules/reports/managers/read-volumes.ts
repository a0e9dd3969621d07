import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { payments } from '../../../db/schema/payments.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { asManager } from '../../payments/sale-eyes.ts'

const periodMs = 30 * 86_400_000

/** What was sold in thirty days, and in the thirty before, by currency: amounts of two have no sum. */
export type Volume = { currency: Currency; currentCents: Cents; previousCents: Cents }

/** What sellers have sold of late while they were in the caller's care. */
export async function readVolumes(
  caller: Caller,
  sellerIds: string[],
): Promise<(sellerId: string) => Volume[]> {
  const { tx, now } = caller
  const start = new Date(now.getTime() - periodMs)
  const isCurrent = sql`${payments.createdAt} >= ${start.toISOString()}::timestamptz`
  const sum = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${payments.amountCents}) filter (where ${condition}), 0)`.mapWith(Number)
  const rows =
    sellerIds.length === 0
      ? []
      : await tx
          .select({
            sellerId: payments.sellerId,
            currency: payments.currency,
            currentCents: sum(isCurrent),
            previousCents: sum(sql`not ${isCurrent}`),
          })
          .from(payments)
          .where(
            and(
              asManager(caller).sees,
              inArray(payments.sellerId, sellerIds),
              eq(payments.status, 'APPROVED'),
              gte(payments.createdAt, new Date(start.getTime() - periodMs)),
            ),
          )
          .groupBy(payments.sellerId, payments.currency)
          .orderBy(payments.currency)
  return (wanted) => rows.flatMap(({ sellerId, ...volume }) => (sellerId === wanted ? [volume] : []))
}
