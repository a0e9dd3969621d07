import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { useMessages } from '#i18n/use-messages.ts'
import { approvalsCatalogue } from './catalogue.ts'
import type { ProposalRow } from './proposal.ts'

const tones: Record<ProposalRow['state'], Tone> = {
  OPEN: 'pending',
  APPROVED: 'positive',
  REFUSED: 'negative',
  LAPSED: 'neutral',
}

export function ProposalStateBadge({ state }: { state: ProposalRow['state'] }) {
  const text = useMessages(approvalsCatalogue)
  return (
    <StatusBadge tone={tones[state]} icon={state === 'LAPSED' ? canceledIcon : undefined}>
      {text.state[state]}
    </StatusBadge>
  )
}
