import { askedPapers, type PersonKind, personKindOf } from '@balcao/domain/people/seller-profile'
import { and, eq, inArray, isNull, lte, ne } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { managerContracts } from '#db/schema/partners.ts'
import { bankAccounts } from '#db/schema/payouts.ts'
import { feePlans } from '#db/schema/platforms.ts'
import { sellerDocuments, sellerProfiles } from '#db/schema/sellers.ts'
import { type PapersStage, stageOf } from '#modules/accounts/documents/list-papers.ts'
import { isInForceAt } from '#modules/partners/managers/portfolio.ts'
import { getPaperRules } from '#modules/platforms/settings/get-paper-rules.ts'
import type { Scope } from '#scope.ts'

export type SellerFacts = {
  personKind: PersonKind
  tradeName: string | null
  manager: { id: string; name: string } | null
  papers: PapersStage
  bankAccount: 'VERIFIED' | 'IN_REVIEW' | 'NONE'
  hasOwnFees: boolean
}

/** Additional columns for a list of sellers, in five short queries for a whole page. */
export async function readSellerFacts(
  scope: Scope,
  sellers: readonly { id: string; document: string | null }[],
): Promise<(seller: { id: string; document: string | null }) => SellerFacts> {
  const { tx, now } = scope
  const ids = sellers.map(({ id }) => id)
  const rules = await getPaperRules(scope)
  const [profiles, contracts, papers, destinations, ownFees] =
    ids.length === 0
      ? [[], [], [], [], []]
      : await Promise.all([
          tx.select().from(sellerProfiles).where(inArray(sellerProfiles.userId, ids)),
          tx
            .select({ sellerId: managerContracts.sellerId, id: users.id, name: users.name })
            .from(managerContracts)
            .innerJoin(users, eq(users.id, managerContracts.managerId))
            .where(and(inArray(managerContracts.sellerId, ids), isInForceAt(now))),
          tx
            .select({
              userId: sellerDocuments.userId,
              paper: sellerDocuments.paper,
              state: sellerDocuments.state,
            })
            .from(sellerDocuments)
            .where(and(inArray(sellerDocuments.userId, ids), ne(sellerDocuments.state, 'REPLACED'))),
          tx
            .select({ userId: bankAccounts.userId, state: bankAccounts.state })
            .from(bankAccounts)
            .where(and(inArray(bankAccounts.userId, ids), isNull(bankAccounts.endedAt))),
          tx
            .selectDistinct({ sellerId: feePlans.sellerId })
            .from(feePlans)
            .where(and(inArray(feePlans.sellerId, ids), lte(feePlans.effectiveFrom, now))),
        ])
  return ({ id, document }) => {
    const profile = profiles.find(({ userId }) => userId === id)
    const personKind = profile?.personKind ?? personKindOf(document)
    const asked = askedPapers(rules, {
      personKind,
      expectedMonthlyCents: profile?.expectedMonthlyCents ?? null,
    })
    const sent = papers.filter(({ userId }) => userId === id)
    const states = asked.map((paper) => {
      const state = sent.find((document) => document.paper === paper)?.state
      return state === undefined || state === 'REPLACED' ? null : state
    })
    const manager = contracts.find(({ sellerId }) => sellerId === id)
    const banks = destinations.filter(({ userId }) => userId === id).map(({ state }) => state)
    return {
      personKind,
      tradeName: profile?.tradeName ?? null,
      manager: manager ? { id: manager.id, name: manager.name } : null,
      papers: stageOf(states),
      bankAccount: banks.includes('VERIFIED')
        ? 'VERIFIED'
        : banks.includes('IN_REVIEW')
          ? 'IN_REVIEW'
          : 'NONE',
      hasOwnFees: ownFees.some(({ sellerId }) => sellerId === id),
    }
  }
}
