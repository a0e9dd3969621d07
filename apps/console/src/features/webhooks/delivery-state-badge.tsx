import { isUnsentReason } from '@balcao/domain/platform/connections'
import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useMessages } from '#i18n/use-messages.ts'
import { webhooksCatalogue } from './catalogue.ts'
import type { DeliveryRow } from './endpoint.ts'

const tones: Record<DeliveryRow['state'], Tone> = {
  WAITING: 'pending',
  DELIVERED: 'positive',
  DEAD: 'negative',
}

type DeliveryStateBadgeProps = {
  delivery: Pick<DeliveryRow, 'state' | 'tries' | 'lastFailure'>
  detail?: string | undefined
}

/** A waiting delivery is in its first try, or in a retry. */
export function DeliveryStateBadge({
  delivery: { state, tries, lastFailure },
  detail,
}: DeliveryStateBadgeProps) {
  const { delivery: text } = useMessages(webhooksCatalogue)
  if (state === 'DEAD' && isUnsentReason(lastFailure))
    return <StatusBadge tone="neutral">{text.notSent}</StatusBadge>
  return (
    <StatusBadge tone={tones[state]} detail={detail}>
      {text.state[state === 'WAITING' && tries === 0 ? 'FRESH' : state]}
    </StatusBadge>
  )
}
