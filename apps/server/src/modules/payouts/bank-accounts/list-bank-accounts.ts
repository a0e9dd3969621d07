import { and, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { bankAccounts, type Destination } from '#db/schema/payouts.ts'
import type { Scope } from '#scope.ts'

const bankAccountOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [bankAccounts.createdAt, bankAccounts.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const bankAccountListInput = z.strictObject({
  state: z.enum(['IN_REVIEW', 'VERIFIED', 'REFUSED', 'REMOVED']).optional(),
  search: z.string().trim().max(100).optional(),
  ...pageInput(bankAccountOrders),
})

/** A page of all Pix keys and bank accounts of the platform, for the staff. */
export async function listBankAccounts(
  { tx }: Scope,
  { state, search, ...page }: z.output<typeof bankAccountListInput>,
) {
  const pattern = search ? containing(search) : undefined
  const { rows, nextCursor } = await pageOf(bankAccountOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: bankAccounts.id,
        userId: users.id,
        name: users.name,
        email: users.email,
        document: users.document,
        destination: bankAccounts.destination,
        state: bankAccounts.state,
        usableFrom: bankAccounts.usableFrom,
        reviewReason: bankAccounts.reviewReason,
        createdAt: bankAccounts.createdAt,
        place,
      })
      .from(bankAccounts)
      .innerJoin(users, eq(users.id, bankAccounts.userId))
      .where(
        and(
          state && eq(bankAccounts.state, state),
          pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  const shared = await listSharedKeys(tx, rows)
  return {
    rows: rows.map((row) => ({
      ...row,
      /** Other people with the same Pix key. */
      sharedWith: shared
        .filter(({ pixKey, userId }) => pixKey === pixKeyOf(row.destination) && userId !== row.userId)
        .map(({ name }) => name),
      usableFrom: row.usableFrom?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    })),
    nextCursor,
  }
}

function pixKeyOf(destination: Destination): string | null {
  return destination.kind === 'PIX' ? destination.pixKey : null
}

/** Other holders of these rows' Pix keys whose account is verified or under review. */
async function listSharedKeys(tx: Scope['tx'], rows: readonly { destination: Destination }[]) {
  const keys = rows.flatMap(({ destination }) => pixKeyOf(destination) ?? [])
  if (keys.length === 0) return []
  const pixKey = sql<string>`${bankAccounts.destination} ->> 'pixKey'`
  return tx
    .selectDistinct({ pixKey, userId: bankAccounts.userId, name: users.name })
    .from(bankAccounts)
    .innerJoin(users, eq(users.id, bankAccounts.userId))
    .where(and(inArray(pixKey, keys), inArray(bankAccounts.state, ['IN_REVIEW', 'VERIFIED'])))
}
