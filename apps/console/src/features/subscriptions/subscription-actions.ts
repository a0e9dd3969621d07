import type { Subscription } from './subscription.ts'

export type SubscriptionOperation = 'cancel' | 'pause' | 'moveDate' | 'resume' | 'cardLink' | 'chargeNow'

/** Actions that the subscription's state allows, the main one last; the server would refuse the others. */
export function subscriptionActions({
  state,
  method,
  chargeDays,
  cycles,
}: Pick<Subscription, 'state' | 'method' | 'chargeDays'> & {
  cycles: readonly { state: string }[]
}): SubscriptionOperation[] {
  const isOpen = cycles[0]?.state === 'OPEN'
  switch (state) {
    case 'ACTIVE':
    case 'PAST_DUE':
      return [
        'cancel',
        'pause',
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
    case 'INCOMPLETE_EXPIRED':
      return []
  }
}
