import type { AffiliationStatus } from '@balcao/domain/people/partnerships'
import type { PartnershipNewsKind } from '@balcao/mail/templates'

type Move = {
  by: 'OWNER' | 'AFFILIATE'
  from: readonly AffiliationStatus[]
  to: AffiliationStatus
  /** The mail to the other side; null for none. */
  news: PartnershipNewsKind | null
}

/**
 * REQUESTED ──▶ ACTIVE ◀──▶ PAUSED         Only ACTIVE earns. No move touches money: what was earned stays earned.
 *     │            └──┬────────┘
 *     │               ├──▶ ENDED ··· asks again ···▶ REQUESTED
 *     │               └──▶ BLOCKED
 *     ├──▶ BLOCKED
 *     ├──▶ REFUSED ··· asks again after a month, or is approved by the owner after all
 *     └──▶ WITHDRAWN, EXPIRED ··· asks again
 */
export const affiliationMoves = {
  approve: { by: 'OWNER', from: ['REQUESTED', 'REFUSED'], to: 'ACTIVE', news: 'affiliationApproved' },
  refuse: { by: 'OWNER', from: ['REQUESTED'], to: 'REFUSED', news: 'affiliationRefused' },
  pause: { by: 'OWNER', from: ['ACTIVE'], to: 'PAUSED', news: null },
  resume: { by: 'OWNER', from: ['PAUSED'], to: 'ACTIVE', news: null },
  block: { by: 'OWNER', from: ['REQUESTED', 'ACTIVE', 'PAUSED'], to: 'BLOCKED', news: 'affiliationEnded' },
  end: { by: 'OWNER', from: ['ACTIVE', 'PAUSED'], to: 'ENDED', news: 'affiliationEnded' },
  withdraw: { by: 'AFFILIATE', from: ['REQUESTED'], to: 'WITHDRAWN', news: null },
  leave: { by: 'AFFILIATE', from: ['ACTIVE', 'PAUSED'], to: 'ENDED', news: 'affiliationEnded' },
} as const satisfies Record<string, Move>

/** States after which a person may ask to become an affiliate again. */
export const askAgainFrom: readonly AffiliationStatus[] = ['REFUSED', 'WITHDRAWN', 'EXPIRED', 'ENDED']
export const refusedForDays = 30
export const requestLivesDays = 30
