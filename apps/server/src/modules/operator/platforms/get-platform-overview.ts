import { periodsOf } from '@balcao/domain/options/date-ranges'
import { and, arrayContains, count, eq, inArray, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { charges } from '#db/schema/billing.ts'
import { platforms } from '#db/schema/platforms.ts'
import { previewBill } from '#modules/billing/preview-bill.ts'
import { noQueues, readQueues } from '#modules/operator/overview/read-queues.ts'
import { asPlatform } from '#modules/payments/views/sale-viewer.ts'
import { saleEvent } from '#modules/reports/figures/sale-events.ts'
import { saleFigures } from '#modules/reports/figures/sale-figures.ts'
import { platformFigures } from '#modules/reports/platform/platform-figures.ts'
import { platformState } from '#modules/reports/platform/platform-state.ts'
import type { Caller } from '#rpc/caller.ts'

/** Summary of one platform, by the same figures that its own administrators read. No person is named. */
export async function getPlatformOverview(caller: Caller) {
  const { tx, platformId, now } = caller
  const figures = await platformFigures(caller, { range: '30' })
  const { acquirers, owed, atAcquirers } = await platformState(caller, { currency: figures.currency })
  const [platform] = await tx
    .select({
      isSuspended: sql<boolean>`${platforms.salesSuspendedAt} is not null`,
      isClosing: sql<boolean>`${platforms.closingSince} is not null`,
    })
    .from(platforms)
    .where(eq(platforms.platformId, platformId))
  return {
    figures,
    acquirers,
    owed,
    atAcquirers,
    sellers: await countSellers(caller),
    isSuspended: platform?.isSuspended ?? false,
    isClosing: platform?.isClosing ?? false,
    nextBill: await previewBill(caller),
    unpaidBills: await sumUnpaidBills(caller),
    queues: (await readQueues(tx, now, sql`p.platform_id = ${platformId}`)).get(platformId) ?? noQueues,
  }
}

/** All sellers, and those with a sale in thirty days. */
async function countSellers(caller: Caller): Promise<{ all: number; selling: number }> {
  const { tx, platformId, now } = caller
  const [all] = await tx
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.platformId, platformId), arrayContains(users.roles, ['SELLER'])))
  const [selling] = await tx
    .with(await saleFigures(asPlatform(caller), [periodsOf('30', now).current]))
    .select({
      count:
        sql<number>`count(distinct ${saleEvent.sellerId}) filter (where ${saleEvent.salesCount} > 0)`.mapWith(
          Number,
        ),
    })
    .from(saleEvent)
  return { all: all?.count ?? 0, selling: selling?.count ?? 0 }
}

function sumUnpaidBills({ tx, platformId }: Caller) {
  return tx
    .select({
      currency: charges.currency,
      cents: sql<number>`sum(${charges.amountCents})`.mapWith(Number),
      overdueCount: sql<number>`count(*) filter (where ${charges.state} = 'OVERDUE')`.mapWith(Number),
    })
    .from(charges)
    .where(and(eq(charges.platformId, platformId), inArray(charges.state, ['OPEN', 'OVERDUE'])))
    .groupBy(charges.currency)
    .orderBy(charges.currency)
}
