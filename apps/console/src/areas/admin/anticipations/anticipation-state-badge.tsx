import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { useMessages } from '#i18n/use-messages.ts'
import type { AnticipationState } from './anticipation.ts'
import { anticipationsCatalogue } from './catalogue.ts'

const tones: Record<AnticipationState, Tone> = {
  REQUESTED: 'pending',
  COUNTERED: 'info',
  PAID: 'info',
  SHORTFALL: 'negative',
  SETTLED: 'positive',
  REFUSED: 'negative',
  CANCELED: 'neutral',
  EXPIRED: 'neutral',
}

export function AnticipationStateBadge({ state }: { state: AnticipationState }) {
  const text = useMessages(anticipationsCatalogue)
  return (
    <StatusBadge tone={tones[state]} icon={state === 'CANCELED' ? canceledIcon : undefined}>
      {text.state[state]}
    </StatusBadge>
  )
}
