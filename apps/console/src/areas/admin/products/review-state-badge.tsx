import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useMessages } from '#i18n/use-messages.ts'
import { manageProductsCatalogue } from './catalogue.ts'
import type { ReviewRow } from './review.ts'

const tones: Record<ReviewRow['state'], Tone> = {
  OPEN: 'pending',
  APPROVED: 'positive',
  NEEDS_CHANGES: 'info',
  REJECTED: 'negative',
  WITHDRAWN: 'neutral',
}

export function ReviewStateBadge({ state }: { state: ReviewRow['state'] }) {
  const text = useMessages(manageProductsCatalogue)
  return <StatusBadge tone={tones[state]}>{text.state[state]}</StatusBadge>
}
