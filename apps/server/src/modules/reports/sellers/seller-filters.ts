import { personKinds } from '@balcao/domain/people/seller-profile'
import { accountStatuses } from '@balcao/domain/vocabulary'
import { and, eq, exists, gte, ilike, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { users } from '#db/schema/accounts.ts'
import { managerContracts } from '#db/schema/partners.ts'
import { sellerDocuments, sellerProfiles } from '#db/schema/sellers.ts'
import { unblockIsAsked } from '#modules/accounts/sellers/asked-unblock.ts'
import { isInForceAt } from '#modules/partners/managers/portfolio.ts'
import type { Scope } from '#scope.ts'

/** Standing as the staff sees it: an active seller with a restriction is RESTRICTED. */
export const sellerStandings = [...accountStatuses, 'RESTRICTED'] as const
export type SellerStanding = (typeof sellerStandings)[number]

export const sellerFilters = z.object({
  search: z.string().trim().max(100).optional(),
  standing: z.enum(sellerStandings).optional(),
  personKind: z.enum(personKinds).optional(),
  /** The seller's documents are under review, were refused, or were never sent. */
  papers: z.enum(['IN_REVIEW', 'REFUSED', 'NONE']).optional(),
  /** Set for sellers whose unblocking waits for another person. */
  unblock: z.literal('ASKED').optional(),
  managerId: z.uuid().optional(),
  enteredFrom: z.iso.datetime().optional(),
  enteredTo: z.iso.datetime().optional(),
})
export type SellerFilters = z.output<typeof sellerFilters>

/** Condition for sellers, in the wording of the partial indexes, so that they are used. */
export const isSeller: SQL = sql`'SELLER' = any(${users.roles})`

const isForbiddenSomething = sql`(${users.blockedCashout} or not (${users.pixEnabled} and ${users.creditCardEnabled} and ${users.billetEnabled}))`

export function wantedSellers(scope: Scope, filters: SellerFilters): SQL | undefined {
  const { tx, now } = scope
  const { search, standing, personKind, papers, unblock, managerId, enteredFrom, enteredTo } = filters
  return and(
    isSeller,
    search ? matches(search) : undefined,
    standing && standsAs(standing),
    personKind &&
      exists(
        tx
          .select({ id: sellerProfiles.id })
          .from(sellerProfiles)
          .where(and(eq(sellerProfiles.userId, users.id), eq(sellerProfiles.personKind, personKind))),
      ),
    papers && withPapers(scope, papers),
    unblock && unblockIsAsked(now),
    managerId === undefined
      ? undefined
      : exists(
          tx
            .select({ id: managerContracts.id })
            .from(managerContracts)
            .where(
              and(
                eq(managerContracts.sellerId, users.id),
                eq(managerContracts.managerId, managerId),
                isInForceAt(now),
              ),
            ),
        ),
    enteredFrom === undefined ? undefined : gte(users.sellerEnteredAt, new Date(enteredFrom)),
    enteredTo === undefined ? undefined : lt(users.sellerEnteredAt, new Date(enteredTo)),
  )
}

/** Search by a part of the name or the mailbox, or by the whole document in any notation. */
function matches(search: string): SQL | undefined {
  const pattern = containing(search)
  const document = search.replace(/[^0-9a-z]/gi, '').toUpperCase()
  return or(
    ilike(users.name, pattern),
    ilike(users.email, pattern),
    document === '' ? undefined : eq(users.document, document),
  )
}

function standsAs(standing: SellerStanding): SQL | undefined {
  if (standing === 'RESTRICTED') return and(eq(users.status, 'ACTIVE'), isForbiddenSomething)
  if (standing === 'ACTIVE') return and(eq(users.status, 'ACTIVE'), not(isForbiddenSomething))
  return eq(users.status, standing)
}

function withPapers({ tx }: Scope, papers: 'IN_REVIEW' | 'REFUSED' | 'NONE'): SQL {
  const ofUser = and(
    eq(sellerDocuments.userId, users.id),
    papers === 'NONE' ? undefined : eq(sellerDocuments.state, papers),
  )
  const has = exists(tx.select({ id: sellerDocuments.id }).from(sellerDocuments).where(ofUser))
  return papers === 'NONE' ? not(has) : has
}
