import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { useMessages } from '#i18n/use-messages.ts'
import { withdrawalsCatalogue } from './catalogue.ts'
import type { WithdrawalRow } from './withdrawal.ts'

const tones: Record<WithdrawalRow['state'], Tone> = {
  IN_REVIEW: 'pending',
  HELD: 'pending',
  APPROVED: 'pending',
  SENT: 'pending',
  PAID: 'positive',
  RETURNED: 'returned',
  REJECTED: 'negative',
  CANCELED: 'neutral',
}

export function WithdrawalStateBadge({ state }: { state: WithdrawalRow['state'] }) {
  const text = useMessages(withdrawalsCatalogue).withdrawals
  return (
    <StatusBadge tone={tones[state]} icon={state === 'CANCELED' ? canceledIcon : undefined}>
      {text.state[state]}
    </StatusBadge>
  )
}
