import { SegmentedControl } from '@balcao/ui/segmented-control'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { FilterValue, ListFilter } from './list-filter.ts'

type QuickFilterProps = {
  filter: Extract<ListFilter, { kind: 'one' }>
  value: FilterValue | undefined
  onChange: (value: string | null) => void
}

const all = 'ALL'

/** The one filter that everybody uses, all its options in sight. */
export function QuickFilter({ filter, value, onChange }: QuickFilterProps) {
  const { list } = useMessages(coreCatalogue)
  return (
    <div className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0">
      <SegmentedControl
        label={filter.label}
        segments={[{ value: all, label: filter.allLabel ?? list.any }, ...filter.options]}
        value={typeof value === 'string' ? value : all}
        onChange={(next) => onChange(next === all ? null : next)}
      />
    </div>
  )
}
