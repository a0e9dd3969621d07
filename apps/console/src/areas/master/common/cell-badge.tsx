import { Badge } from '@balcao/ui/badge'
import { useMessages } from '#i18n/use-messages.ts'
import { masterCatalogue } from './catalogue.ts'

/** The platform's cell, and the cell that it is moving to. Empty for an installation without cells. */
export function CellBadge({ cell, movingTo }: { cell: string | null; movingTo: string | null }) {
  const text = useMessages(masterCatalogue)
  if (cell === null) return null
  return (
    <Badge tone={movingTo === null ? 'neutral' : 'pending'}>
      {movingTo === null ? text.cell(cell) : text.movingCell(cell, movingTo)}
    </Badge>
  )
}
