import type { ProductStatus } from '@balcao/domain/vocabulary'
import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import { Pause } from 'lucide-react'
import { useMessages } from '../../i18n/use-messages.ts'
import { productsCatalogue } from './catalogue.ts'

const tones: Record<ProductStatus, Tone> = { DRAFT: 'neutral', APPROVED: 'positive', PAUSED: 'pending' }

export function ProductStatusBadge({ status }: { status: ProductStatus }) {
  const text = useMessages(productsCatalogue)
  return (
    <StatusBadge tone={tones[status]} icon={status === 'PAUSED' ? <Pause strokeWidth={2.5} /> : undefined}>
      {text.status[status]}
    </StatusBadge>
  )
}
