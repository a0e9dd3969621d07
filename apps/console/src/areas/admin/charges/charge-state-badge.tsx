import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { useMessages } from '#i18n/use-messages.ts'
import { chargesCatalogue } from './catalogue.ts'
import type { ChargeRow } from './charge.ts'

const tones: Record<ChargeRow['state'], Tone> = {
  OPEN: 'pending',
  OVERDUE: 'negative',
  PAID: 'positive',
  CANCELED: 'neutral',
}

export function ChargeStateBadge({ state }: { state: ChargeRow['state'] }) {
  const text = useMessages(chargesCatalogue)
  return (
    <StatusBadge tone={tones[state]} icon={state === 'CANCELED' ? canceledIcon : undefined}>
      {text.state[state]}
    </StatusBadge>
  )
}
