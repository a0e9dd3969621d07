import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { signOnIdentities } from '#db/schema/sign-on.ts'
import type { Caller } from '#rpc/caller.ts'

const orders: ListOrders<'linkedAt'> = {
  columns: { linkedAt: [signOnIdentities.linkedAt, signOnIdentities.id] },
  usual: { by: 'linkedAt', direction: 'desc' },
}

export const linkedListInput = z.strictObject(pageInput(orders))

/** People of the staff who are linked to the provider, the latest first. */
export async function listLinked({ tx }: Caller, page: z.output<typeof linkedListInput>) {
  const { rows, nextCursor } = await pageOf(orders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        userId: users.id,
        name: users.name,
        email: users.email,
        linkedAt: signOnIdentities.linkedAt,
        provenAt: signOnIdentities.provenAt,
        endedAt: signOnIdentities.endedAt,
        place,
      })
      .from(signOnIdentities)
      .innerJoin(users, eq(users.id, signOnIdentities.userId))
      .where(after)
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    nextCursor,
    rows: rows.map(({ linkedAt, provenAt, endedAt, ...person }) => ({
      ...person,
      linkedAt: linkedAt.toISOString(),
      provenAt: provenAt.toISOString(),
      hasEnded: endedAt !== null,
    })),
  }
}
