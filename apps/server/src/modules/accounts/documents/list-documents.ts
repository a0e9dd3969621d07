import { and, eq, ilike, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '../../../db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '../../../db/page-of.ts'
import { users } from '../../../db/schema/accounts.ts'
import { sellerDocuments } from '../../../db/schema/sellers.ts'
import type { Scope } from '../../../scope.ts'

const documentOrders: ListOrders<'sentAt'> = {
  columns: { sentAt: [sellerDocuments.sentAt, sellerDocuments.id] },
  usual: { by: 'sentAt', direction: 'asc' },
}

export const documentListInput = z.strictObject({
  state: z.enum(['IN_REVIEW', 'APPROVED', 'REFUSED', 'REPLACED']).optional(),
  search: z.string().trim().max(100).optional(),
  ...pageInput(documentOrders),
})

/** A page of the papers that sellers sent, the one that waits longest first. */
export async function listDocuments(
  { tx }: Scope,
  { state, search, ...page }: z.output<typeof documentListInput>,
) {
  const pattern = search ? containing(search) : undefined
  const { rows, nextCursor } = await pageOf(documentOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: sellerDocuments.id,
        userId: users.id,
        name: users.name,
        email: users.email,
        document: users.document,
        paper: sellerDocuments.paper,
        contentType: sellerDocuments.contentType,
        state: sellerDocuments.state,
        refusal: sellerDocuments.refusal,
        refusalNote: sellerDocuments.refusalNote,
        sentAt: sellerDocuments.sentAt,
        reviewedAt: sellerDocuments.reviewedAt,
        place,
      })
      .from(sellerDocuments)
      .innerJoin(users, eq(users.id, sellerDocuments.userId))
      .where(
        and(
          state && eq(sellerDocuments.state, state),
          pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map((row) => ({
      ...row,
      sentAt: row.sentAt.toISOString(),
      reviewedAt: row.reviewedAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}
