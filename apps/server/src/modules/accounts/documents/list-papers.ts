import { askedPapers, type SellerPaper } from '@balcao/domain/people/seller-profile'
import { eq } from 'drizzle-orm'
import { type PaperState, sellerDocuments } from '#db/schema/sellers.ts'
import { loadProfile } from '#modules/accounts/profile/profile.ts'
import { getPaperRules } from '#modules/platforms/settings/get-paper-rules.ts'
import type { Scope } from '#scope.ts'

type SentPaper = typeof sellerDocuments.$inferSelect
type StandingState = Exclude<PaperState, 'REPLACED'>

/** Progress of a seller's documents: waiting for the seller, waiting for the staff, or complete. */
export type PapersStage = 'TO_SEND' | 'TO_FIX' | 'IN_REVIEW' | 'APPROVED'

/** The documents required of a seller, each with its latest file, the number of tries, and the outcome. */
export async function listPapers(scope: Scope, userId: string) {
  const { profile } = await loadProfile(scope, userId)
  const rules = await getPaperRules(scope)
  const sent = await scope.tx.select().from(sellerDocuments).where(eq(sellerDocuments.userId, userId))
  const papers = askedPapers(rules, profile).map((paper) => viewOf(paper, sent))
  return { personKind: profile.personKind, stage: stageOf(papers.map(({ state }) => state)), papers }
}

function viewOf(paper: SellerPaper, sent: readonly SentPaper[]) {
  const own = sent.filter((document) => document.paper === paper)
  // At most one: each new file replaces the former.
  const latest = own.find(isStanding)
  return {
    paper,
    state: latest?.state ?? null,
    documentId: latest?.id ?? null,
    contentType: latest?.contentType ?? null,
    sentAt: latest?.sentAt.toISOString() ?? null,
    reviewedAt: latest?.reviewedAt?.toISOString() ?? null,
    refusal: latest?.refusal ?? null,
    refusalNote: latest?.refusalNote ?? null,
    tries: own.length,
  }
}

function isStanding(document: SentPaper): document is SentPaper & { state: StandingState } {
  return document.state !== 'REPLACED'
}

/** By the state of each required document; null for one that was not sent. */
export function stageOf(states: readonly (StandingState | null)[]): PapersStage {
  if (states.includes('REFUSED')) return 'TO_FIX'
  if (states.includes(null)) return 'TO_SEND'
  return states.includes('IN_REVIEW') ? 'IN_REVIEW' : 'APPROVED'
}
