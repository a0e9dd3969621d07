import type { SubscriptionDesk } from './desk.tsx'
import type { Subscription } from './subscription.ts'

export type SubscriptionOperation =
  | 'cancel'
  | 'pause'
  | 'endAutomaticPix'
  | 'moveDate'
  | 'changePlan'
  | 'resume'
  | 'cardLink'
  | 'chargeNow'

/** Actions that the subscription's state allows, the main one last; the server would refuse the others. */
export function subscriptionActions(
  {
    state,
    method,
    isAutomaticPix,
    chargeDays,
    cycles,
    isPlanChangeOpen,
  }: Pick<Subscription, 'state' | 'method' | 'isAutomaticPix' | 'chargeDays' | 'isPlanChangeOpen'> & {
    cycles: readonly { state: string }[]
  },
  viewer: SubscriptionDesk['viewer'],
): SubscriptionOperation[] {
  const isOpen = cycles[0]?.state === 'OPEN'
  switch (state) {
    case 'ACTIVE':
    case 'PAST_DUE':
      return [
        'cancel',
        'pause',
        ...(isAutomaticPix ? (['endAutomaticPix'] as const) : []),
        ...(isPlanChangeOpen && state === 'ACTIVE' && viewer === 'SELLER' ? (['changePlan'] as const) : []),
        ...(chargeDays ? (['moveDate'] as const) : []),
        ...(method === 'CREDIT_CARD' ? (['cardLink'] as const) : []),
        ...(isOpen ? (['chargeNow'] as const) : []),
      ]
    case 'PAUSED':
      return ['cancel', 'resume']
    case 'CANCEL_AT_END':
    case 'INCOMPLETE':
      return ['cancel']
    case 'CANCELED':
    case 'COMPLETED':
    case 'INCOMPLETE_EXPIRED':
      return []
  }
}
