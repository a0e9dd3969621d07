import { capabilities } from '@balcao/domain/people/account-standing'
import type { CommissionTiers } from '@balcao/domain/people/commission-tiers'
import { mailboxOf } from '@balcao/domain/people/email'
import type {
  AffiliationStatus,
  Attribution,
  AttributionCandidate,
  AttributionLoss,
} from '@balcao/domain/people/partnerships'
import type { AccountStatus } from '@balcao/domain/vocabulary'
import type { Click } from './click-cookie.ts'

/** A candidate who promotes a product, under one version of the terms. */
export type Promoter = {
  affiliationId: string
  status: AffiliationStatus
  userId: string
  userStatus: AccountStatus
  email: string
  document: string | null
  /** True if this person is logged in, or logged in before, in the buyer's browser. */
  isOnOwnDevice: boolean
  /** True if the buyer's mailbox or phone is a Pix key of this person. */
  hasBuyersKey: boolean
  termsId: string
  basisPoints: number
  tiers: CommissionTiers | null
  windowDays: number | null
}

export type Buyer = { email: string; phone: string; document: string }

export type Candidate = {
  via: AttributionCandidate['via']
  clickedAt: Date | null
  /** Undefined for a candidate who was named directly. */
  click?: Click | undefined
  /** Undefined for a person who does not promote this product. */
  promoter: Promoter | undefined
}

/** A click that was considered for a sale, and the objection to it; null if it earns. */
export type WeighedClick = { click: Click; lostBecause: AttributionLoss | null }

type Circumstances = { rule: Attribution['rule']; sale: { sellerId: string; buyer: Buyer }; now: Date }

const dayMs = 86_400_000

/**
 * Chooses the first candidate without an objection. The decision is stored with the order, including the
 * candidates who lost.
 */
export function weighCandidates(inOrder: readonly Candidate[], { rule, sale, now }: Circumstances) {
  const weighed = inOrder.map((candidate) => ({ ...candidate, objection: objectionTo(candidate, sale, now) }))
  const winner = weighed.find(({ objection }) => objection === null)
  const candidates = weighed.map((candidate): AttributionCandidate => {
    const { via, clickedAt, promoter, objection } = candidate
    return {
      affiliateId: promoter?.userId ?? null,
      via,
      clickedAt: clickedAt?.toISOString() ?? null,
      lostBecause: candidate === winner ? null : (objection ?? 'another_came_first'),
    }
  })
  const earning = winner?.promoter
  return {
    earning: earning ?? null,
    attribution: { rule, candidates },
    clicks: weighed.flatMap(({ click, promoter }, place): WeighedClick[] =>
      click && promoter ? [{ click, lostBecause: candidates[place]?.lostBecause ?? null }] : [],
    ),
  }
}

/** The objection to a candidate of a sale, if there is one. */
export function objectionTo(
  { promoter, clickedAt }: Candidate,
  { sellerId, buyer }: Circumstances['sale'],
  now: Date,
): AttributionLoss | null {
  if (promoter?.status !== 'ACTIVE' || !capabilities[promoter.userStatus].sells) return 'not_active'
  if (promoter.userId === sellerId) return 'sells_it_themselves'
  if (isOwnPurchase(promoter, buyer)) return 'own_purchase'
  return isWindowOver(promoter, clickedAt, now) ? 'window_over' : null
}

/**
 * Whether the candidate and the buyer share a mailbox, document, browser or Pix key: an affiliate earns
 * nothing by buying.
 */
function isOwnPurchase({ email, document, isOnOwnDevice, hasBuyersKey }: Promoter, buyer: Buyer): boolean {
  return (
    isOnOwnDevice ||
    hasBuyersKey ||
    mailboxOf(email) === mailboxOf(buyer.email) ||
    document === buyer.document
  )
}

export function isWindowOver(
  { windowDays }: { windowDays: number | null },
  clickedAt: Date | null,
  now: Date,
): boolean {
  return clickedAt !== null && windowDays !== null && now.getTime() - clickedAt.getTime() > windowDays * dayMs
}
