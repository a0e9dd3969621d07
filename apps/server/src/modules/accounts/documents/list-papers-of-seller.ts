import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { bankAccounts } from '#db/schema/payouts.ts'
import { sellerDocuments } from '#db/schema/sellers.ts'
import { loadProfile } from '#modules/accounts/profile/profile.ts'
import type { Caller } from '#rpc/caller.ts'
import { listPapers } from './list-papers.ts'

/** All documents of one seller beside the registered data, for comparison. */
export async function listPapersOfSeller(caller: Caller, { sellerId }: { sellerId: string }) {
  const [seller] = await caller.tx
    .select({
      name: users.name,
      email: users.email,
      document: users.document,
      phone: users.phone,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(and(eq(users.id, sellerId), sql`'SELLER' = any(${users.roles})`))
  if (!seller) throw new AppError('not_found')
  const [{ profile }, papers, refusals, checks] = await Promise.all([
    loadProfile(caller, sellerId),
    listPapers(caller, sellerId),
    listRefusals(caller, sellerId),
    readChecks(caller, { sellerId, document: seller.document }),
  ])
  const { tradeName, address, expectedMonthlyCents } = profile
  return {
    ...seller,
    createdAt: seller.createdAt.toISOString(),
    tradeName,
    address,
    expectedMonthlyCents,
    checks,
    refusals,
    ...papers,
  }
}

/** Former refusals and their reasons, for the review of the next try. */
async function listRefusals({ tx }: Caller, sellerId: string) {
  const rows = await tx
    .select({
      paper: sellerDocuments.paper,
      refusal: sellerDocuments.refusal,
      note: sellerDocuments.refusalNote,
      at: sellerDocuments.reviewedAt,
      by: users.name,
    })
    .from(sellerDocuments)
    .leftJoin(users, eq(users.id, sellerDocuments.reviewedBy))
    .where(
      and(
        eq(sellerDocuments.userId, sellerId),
        eq(sellerDocuments.state, 'REPLACED'),
        isNotNull(sellerDocuments.refusal),
      ),
    )
    .orderBy(asc(sellerDocuments.reviewedAt))
  return rows.map((row) => ({ ...row, at: row.at?.toISOString() ?? null }))
}

/**
 * Automatic checks: whether another seller has the same document, and whether the bank account is the
 * seller's own.
 */
async function readChecks(
  { tx }: Caller,
  { sellerId, document }: { sellerId: string; document: string | null },
) {
  const [others, accounts] = await Promise.all([
    document === null
      ? []
      : tx
          .select({ sellers: count() })
          .from(users)
          .where(
            and(eq(users.document, document), ne(users.id, sellerId), sql`'SELLER' = any(${users.roles})`),
          ),
    tx
      .select({ destination: bankAccounts.destination })
      .from(bankAccounts)
      .where(
        and(
          eq(bankAccounts.userId, sellerId),
          eq(bankAccounts.state, 'VERIFIED'),
          isNull(bankAccounts.endedAt),
        ),
      ),
  ])
  return {
    othersWithDocument: others[0]?.sellers ?? 0,
    /** Null while no bank account is verified. */
    isAccountTheirOwn:
      accounts.length === 0
        ? null
        : accounts.every(
            ({ destination }) =>
              onlyDocumentCharacters(destination.holderDocument) === onlyDocumentCharacters(document ?? ''),
          ),
  }
}
