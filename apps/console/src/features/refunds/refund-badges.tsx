import { Badge, type Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { SaleViewer } from '#features/payments/sale.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { refundsCatalogue } from './catalogue.ts'
import type { DisputeRow, RefundRow, RequestRow } from './refunds-data.ts'

const requestTones: Record<RequestRow['state'], Tone> = {
  WAITING_SELLER: 'pending',
  REFUSED: 'negative',
  IN_MEDIATION: 'info',
  APPROVED: 'pending',
  DONE: 'returned',
  WITHDRAWN: 'neutral',
  CLOSED_NO: 'neutral',
}

export function RequestBadge({ state, viewer }: { state: RequestRow['state']; viewer: SaleViewer }) {
  const text = useMessages(refundsCatalogue).requests
  return (
    <StatusBadge tone={requestTones[state]}>
      {state === 'WAITING_SELLER' ? text.waitingSeller[viewer] : text.state[state]}
    </StatusBadge>
  )
}

export function RightBadge({ right }: { right: RequestRow['right'] }) {
  const text = useMessages(refundsCatalogue)
  return <Badge tone={right === 'LAW' ? 'info' : 'neutral'}>{text.right[right]}</Badge>
}

const refundTones: Record<RefundRow['state'], Tone> = {
  PENDING: 'pending',
  SENT: 'pending',
  ACCEPTED: 'pending',
  MANUAL: 'info',
  DONE: 'returned',
  REFUSED: 'negative',
}

type RefundBadgeProps = { state: RefundRow['state']; viewer: SaleViewer; detail?: string | undefined }

export function RefundBadge({ state, viewer, detail }: RefundBadgeProps) {
  const text = useMessages(refundsCatalogue).made
  return (
    <StatusBadge tone={refundTones[state]} detail={detail}>
      {state === 'MANUAL' ? text.manual[viewer] : text.state[state]}
    </StatusBadge>
  )
}

const disputeTones: Record<DisputeRow['state'], Tone> = {
  OPEN: 'disputed',
  DEFENDED: 'pending',
  SUBMITTED: 'pending',
  ACCEPTED: 'neutral',
  UNANSWERED: 'negative',
  WON: 'positive',
  LOST: 'negative',
  CANCELED: 'neutral',
  PREVENTED: 'returned',
}

export function DisputeBadge({ state, viewer }: { state: DisputeRow['state']; viewer: SaleViewer }) {
  const text = useMessages(refundsCatalogue).disputes
  return (
    <StatusBadge tone={disputeTones[state]}>
      {state === 'DEFENDED' ? text.defended[viewer] : text.state[state]}
    </StatusBadge>
  )
}
