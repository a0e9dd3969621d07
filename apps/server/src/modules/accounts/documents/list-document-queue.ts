import type { PersonKind } from '@balcao/domain/people/seller-profile'
import { personKindOf, sellerPapers } from '@balcao/domain/people/seller-profile'
import { and, asc, countDistinct, desc, eq, ilike, inArray, max, min, ne, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { users } from '#db/schema/accounts.ts'
import { sellerDocuments, sellerProfiles } from '#db/schema/sellers.ts'
import type { Scope } from '#scope.ts'

const sellersMax = 100

export const documentQueueInput = z.strictObject({
  state: z.enum(['IN_REVIEW', 'APPROVED', 'REFUSED']),
  search: z.string().trim().max(100).optional(),
})

/**
 * Sellers with a document in this state, each with all current documents. Waiting documents are ordered by
 * the longest wait, decided documents by the newest decision. Returns the first hundred and the total count;
 * the search by name reaches the others.
 */
export async function listDocumentQueue(
  { tx }: Scope,
  { state, search }: z.output<typeof documentQueueInput>,
) {
  const pattern = search ? containing(search) : undefined
  const isWanted = and(
    eq(sellerDocuments.state, state),
    pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
  )
  const first = min(sellerDocuments.sentAt)
  const last = max(sellerDocuments.sentAt)
  const [sellers, [counted]] = await Promise.all([
    tx
      .select({ sellerId: users.id, name: users.name, document: users.document, first, last })
      .from(sellerDocuments)
      .innerJoin(users, eq(users.id, sellerDocuments.userId))
      .where(isWanted)
      .groupBy(users.id, users.name, users.document)
      .orderBy(state === 'IN_REVIEW' ? asc(first) : desc(last), asc(users.id))
      .limit(sellersMax),
    tx
      .select({ sellers: countDistinct(sellerDocuments.userId) })
      .from(sellerDocuments)
      .innerJoin(users, eq(users.id, sellerDocuments.userId))
      .where(isWanted),
  ])
  const ids = sellers.map(({ sellerId }) => sellerId)
  const [standing, profiles] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          tx
            .select({
              userId: sellerDocuments.userId,
              paper: sellerDocuments.paper,
              state: sellerDocuments.state,
            })
            .from(sellerDocuments)
            .where(and(inArray(sellerDocuments.userId, ids), ne(sellerDocuments.state, 'REPLACED'))),
          tx
            .select({ userId: sellerProfiles.userId, personKind: sellerProfiles.personKind })
            .from(sellerProfiles)
            .where(inArray(sellerProfiles.userId, ids)),
        ])
  const kindOf = (sellerId: string, document: string | null): PersonKind =>
    profiles.find(({ userId }) => userId === sellerId)?.personKind ?? personKindOf(document)
  return {
    total: counted?.sellers ?? 0,
    rows: sellers.map(({ sellerId, name, document, first, last }) => ({
      sellerId,
      name,
      personKind: kindOf(sellerId, document),
      sentAt: (state === 'IN_REVIEW' ? first : last)?.toISOString() ?? null,
      papers: standing
        .filter(({ userId }) => userId === sellerId)
        .map(({ paper, state }) => ({ paper, state }))
        .sort((one, other) => sellerPapers.indexOf(one.paper) - sellerPapers.indexOf(other.paper)),
    })),
  }
}
