import { Button } from '@balcao/ui/button'
import { Dialog } from '@balcao/ui/dialog'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

export type Refused = { doneCount: number; rows: { id: string; label: string; reason: string }[] }

/** Number of successful rows, and the failed ones with their reasons. */
export function BulkOutcome({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  const core = useMessages(coreCatalogue)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={core.action.close}
      title={core.list.bulkRefused(refused.rows.length)}
      description={core.list.bulkDone(refused.doneCount)}
      footer={<Button onClick={onClose}>{core.action.close}</Button>}
    >
      <ul className="rounded-control border border-default">
        {refused.rows.map((row) => (
          <li key={row.id} className="grid gap-0.5 border-default border-b px-3 py-2.5 last:border-b-0">
            <span className="font-medium first-letter:uppercase">{row.label}</span>
            <span className="text-muted text-sm">{row.reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
