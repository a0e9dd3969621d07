import { Button } from '@balcao/ui/button'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { BulkAction } from './list-declaration.ts'

type BulkBarProps = { rowIds: string[]; actions: readonly BulkAction[]; onClear: () => void }

/** Floats over the lower edge while rows are marked. */
export function BulkBar({ rowIds, actions, onClear }: BulkBarProps) {
  const { list } = useMessages(coreCatalogue)
  if (rowIds.length === 0) return null
  return (
    <section
      aria-label={list.bulk}
      className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full animate-rise-in flex-wrap items-center gap-2 rounded-card border border-default bg-raised px-3 py-2 shadow-overlay"
    >
      <p role="status" className="px-1 font-medium tabular-nums">
        {list.selected(rowIds.length)}
      </p>
      {actions.map((action) => (
        <Button
          key={action.id}
          size="small"
          variant={action.isDangerous ? 'danger' : 'secondary'}
          icon={action.icon}
          onClick={() => action.onRun(rowIds)}
        >
          {action.label}
        </Button>
      ))}
      <Button size="small" variant="ghost" onClick={onClear}>
        {list.clearSelection}
      </Button>
    </section>
  )
}
