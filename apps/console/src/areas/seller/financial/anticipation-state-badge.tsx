import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { useMessages } from '#i18n/use-messages.ts'
import { financialCatalogue } from './catalogue.ts'
import type { AnticipationRow } from './financial-data.ts'

const tones: Record<AnticipationRow['state'], Tone> = {
  REQUESTED: 'pending',
  COUNTERED: 'info',
  PAID: 'positive',
  SHORTFALL: 'disputed',
  SETTLED: 'positive',
  REFUSED: 'negative',
  CANCELED: 'neutral',
  EXPIRED: 'neutral',
}

export function AnticipationStateBadge({ state }: { state: AnticipationRow['state'] }) {
  const text = useMessages(financialCatalogue).anticipations
  return (
    <StatusBadge tone={tones[state]} icon={state === 'CANCELED' ? canceledIcon : undefined}>
      {text.state[state]}
    </StatusBadge>
  )
}
