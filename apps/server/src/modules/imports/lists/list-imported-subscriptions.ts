import { normalizeEmail } from '@balcao/domain/people/email'
import { and, eq, ilike, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { importedSubscriptions } from '#db/schema/imports.ts'
import type { Caller } from '#rpc/caller.ts'

const subscriptionOrders: ListOrders<'nextDueOn'> = {
  columns: { nextDueOn: [importedSubscriptions.nextDueOn, importedSubscriptions.id] },
  usual: { by: 'nextDueOn', direction: 'asc' },
}

export const importedSubscriptionListInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  ...pageInput(subscriptionOrders),
})

/** Subscriptions that the caller imported from other platforms, the next charge first. */
export async function listImportedSubscriptions(
  { tx, session }: Caller,
  { search, ...page }: z.output<typeof importedSubscriptionListInput>,
) {
  const wanted = and(
    eq(importedSubscriptions.sellerId, session.userId),
    search
      ? or(
          eq(importedSubscriptions.foreignId, search),
          eq(importedSubscriptions.buyerEmail, normalizeEmail(search)),
          ilike(importedSubscriptions.buyerName, containing(search)),
          ilike(importedSubscriptions.productName, containing(search)),
        )
      : undefined,
  )
  const { rows, nextCursor } = await pageOf(subscriptionOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({ subscription: importedSubscriptions, place })
      .from(importedSubscriptions)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    nextCursor,
    rows: rows.map(({ subscription }) => {
      const { platformId: _, sellerId: __, productId: ___, importedAt, ...shown } = subscription
      return { ...shown, importedAt: importedAt.toISOString() }
    }),
  }
}
