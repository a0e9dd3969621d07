import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { providerAccounts, receivers } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'
import { receiverStatusInput } from './receivers.input.ts'
import { viewReceiver } from './view-receiver.ts'

const receiverOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [receivers.createdAt, receivers.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const receiverListInput = z.strictObject({
  status: receiverStatusInput.optional(),
  accountId: z.uuid().optional(),
  /** The acquirer's answer was lost: a person has to check whether the receiver exists there. */
  answer: z.literal('LOST').optional(),
  ...pageInput(receiverOrders),
})

/** A request without a known outcome and without an id to query. */
export const isLost = and(eq(receivers.certainty, 'UNKNOWN'), isNull(receivers.receiverId))

/**
 * A page of the receivers at all accounts, by default the newest first. A receiver without a person is the
 * platform's own.
 */
export async function listReceivers(
  { tx }: Scope,
  { status, accountId, answer, ...page }: z.output<typeof receiverListInput>,
) {
  const { token: _token, ...columns } = getTableColumns(receivers)
  const { rows, nextCursor } = await pageOf(receiverOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({ receiver: columns, account: accountColumns, name: users.name, place })
      .from(receivers)
      .innerJoin(providerAccounts, eq(providerAccounts.id, receivers.providerAccountId))
      .leftJoin(users, eq(users.id, receivers.userId))
      .where(
        and(
          status && eq(receivers.status, status),
          answer && isLost,
          accountId ? eq(receivers.providerAccountId, accountId) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ receiver, account, name }) => ({ ...viewReceiver(receiver, account), name })),
    nextCursor,
  }
}

const accountColumns = {
  id: providerAccounts.id,
  provider: providerAccounts.provider,
  label: providerAccounts.label,
}
