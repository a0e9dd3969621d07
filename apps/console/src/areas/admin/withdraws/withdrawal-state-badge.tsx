import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { TriangleAlert } from 'lucide-react'
import { useMessages } from '#i18n/use-messages.ts'
import { withdrawsCatalogue } from './catalogue.ts'
import type { WithdrawalRow } from './withdrawal.ts'

const tones: Record<WithdrawalRow['state'], Tone> = {
  IN_REVIEW: 'pending',
  HELD: 'neutral',
  APPROVED: 'pending',
  SENT: 'info',
  PAID: 'positive',
  RETURNED: 'returned',
  REJECTED: 'negative',
  CANCELED: 'neutral',
}

type Props = Pick<WithdrawalRow, 'state' | 'personNeeded'>

/** A withdrawal that no rule can continue is shown first: it needs a person. */
export function WithdrawalStateBadge({ state, personNeeded }: Props) {
  const text = useMessages(withdrawsCatalogue)
  if (personNeeded !== null)
    return (
      <StatusBadge
        tone="negative"
        icon={<TriangleAlert strokeWidth={2.5} />}
        detail={text.personNeeded[personNeeded]}
      >
        {text.state[state]}
      </StatusBadge>
    )
  return (
    <StatusBadge tone={tones[state]} icon={state === 'CANCELED' ? canceledIcon : undefined}>
      {text.state[state]}
    </StatusBadge>
  )
}
