import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { useMessages } from '#i18n/use-messages.ts'
import { subscriptionsCatalogue } from './catalogue.ts'
import { useSubscriptionDesk } from './desk.tsx'
import type { SubscriptionRow } from './subscription.ts'

export const subscriptionTones: Record<SubscriptionRow['state'], Tone> = {
  INCOMPLETE: 'pending',
  INCOMPLETE_EXPIRED: 'neutral',
  ACTIVE: 'positive',
  PAST_DUE: 'negative',
  PAUSED: 'info',
  CANCEL_AT_END: 'pending',
  CANCELED: 'neutral',
  COMPLETED: 'info',
}

export function SubscriptionBadge({ state, canceledBy }: Pick<SubscriptionRow, 'state' | 'canceledBy'>) {
  const text = useMessages(subscriptionsCatalogue)
  const { viewer } = useSubscriptionDesk()
  const isOver = state === 'CANCELED'
  return (
    <StatusBadge
      tone={subscriptionTones[state]}
      icon={isOver ? canceledIcon : undefined}
      detail={isOver && canceledBy !== null ? text.by[viewer][canceledBy] : undefined}
    >
      {text.state[state]}
    </StatusBadge>
  )
}
