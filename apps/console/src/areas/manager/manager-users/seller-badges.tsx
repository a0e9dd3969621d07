import type { SellerNeed, SellerStage } from '@balcao/domain/people/seller-care'
import { Badge, type Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import { TriangleAlert } from 'lucide-react'
import { useMessages } from '#i18n/use-messages.ts'
import { managerUsersCatalogue } from './catalogue.ts'
import type { SellerRow } from './seller.ts'

const stageTones: Record<SellerStage, Tone> = {
  REGISTERED: 'neutral',
  DOCUMENTS: 'info',
  PRODUCT: 'info',
  SALE: 'positive',
}

export function StageBadge({ stage }: { stage: SellerStage }) {
  const text = useMessages(managerUsersCatalogue).stage
  return <Badge tone={stageTones[stage]}>{text[stage]}</Badge>
}

const papersTones: Record<SellerRow['papers'], Tone> = {
  TO_SEND: 'neutral',
  TO_FIX: 'negative',
  IN_REVIEW: 'pending',
  APPROVED: 'positive',
}

/** Status of the papers; never their content. */
export function PapersBadge({ papers }: { papers: SellerRow['papers'] }) {
  const text = useMessages(managerUsersCatalogue).papers
  return <StatusBadge tone={papersTones[papers]}>{text[papers]}</StatusBadge>
}

export function NeedBadge({ need }: { need: SellerNeed | null }) {
  const text = useMessages(managerUsersCatalogue).need
  if (need === null) return null
  return (
    <StatusBadge tone="pending" icon={<TriangleAlert strokeWidth={2.5} />}>
      {text[need]}
    </StatusBadge>
  )
}
