import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import { TriangleAlert } from 'lucide-react'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { AcquirerAccount } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'

const tones: Record<AcquirerAccount['standing'], Tone> = {
  PAUSED: 'neutral',
  RESTING: 'negative',
  FAILING: 'negative',
  UNUSED: 'neutral',
  WELL: 'positive',
}

export function AccountStateBadge({ account: { standing } }: { account: Pick<AcquirerAccount, 'standing'> }) {
  const { state } = useMessages(acquiringsCatalogue)
  const tone = tones[standing]
  return (
    <StatusBadge tone={tone} {...(tone === 'negative' && { icon: <TriangleAlert strokeWidth={2.5} /> })}>
      {state[standing]}
    </StatusBadge>
  )
}
