import type { ProductStatus } from '@balcao/domain/vocabulary'
import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import { Ban, Pause, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { productsCatalogue } from './catalogue.ts'

const tones: Record<ProductStatus, Tone> = {
  DRAFT: 'neutral',
  SUBMITTED: 'info',
  NEEDS_CHANGES: 'pending',
  APPROVED: 'positive',
  PAUSED: 'pending',
  REJECTED: 'negative',
  SUSPENDED: 'negative',
}
const icons: Partial<Record<ProductStatus, ReactNode>> = {
  PAUSED: <Pause strokeWidth={2.5} />,
  NEEDS_CHANGES: <PencilLine strokeWidth={2.5} />,
  SUSPENDED: <Ban strokeWidth={2.5} />,
}

type ProductStatusBadgeProps = { status: ProductStatus; sellsInReview?: boolean; hasOpenChange?: boolean }

export function ProductStatusBadge({ status, sellsInReview, hasOpenChange }: ProductStatusBadgeProps) {
  const text = useMessages(productsCatalogue)
  const detail =
    status === 'SUBMITTED' && sellsInReview
      ? text.sellsInReview
      : hasOpenChange
        ? text.changeInReview
        : undefined
  return (
    <StatusBadge tone={tones[status]} icon={icons[status]} detail={detail}>
      {text.status[status]}
    </StatusBadge>
  )
}
