import { SegmentedControl } from '@balcao/ui/segmented-control'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { QuickCounts } from './list-declaration.ts'
import type { FilterValue, ListFilter } from './list-filter.ts'
import { all, countOf } from './quick-counts.ts'

type QuickFilterProps = {
  filter: Extract<ListFilter, { kind: 'one' }>
  value: FilterValue | undefined
  counts: QuickCounts | undefined
  /** Whether counts are shown once loaded; their space is reserved from the start. */
  hasCounts: boolean
  onChange: (value: string | null) => void
}

/** The most used filter, with all its options visible. */
export function QuickFilter({ filter, value, counts, hasCounts, onChange }: QuickFilterProps) {
  const { list } = useMessages(coreCatalogue)
  const format = useFormat()
  const textOf = ({ count, isMore }: QuickCounts[string]) =>
    isMore ? list.orMore(format.compact(count)) : format.integer(count)
  const labelled = (label: string, count: QuickCounts[string] | undefined) =>
    hasCounts ? (
      <>
        {label}{' '}
        <span className="ms-0.5 inline-block min-w-[3ch] text-start font-normal text-faint text-xs tabular-nums">
          {count && textOf(count)}
        </span>
      </>
    ) : (
      label
    )
  return (
    <div className="fade-edges -mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0">
      <SegmentedControl
        label={filter.label}
        segments={[
          {
            value: all,
            label: labelled(filter.allLabel ?? list.any, counts && countOf(counts, all)),
          },
          ...filter.options.map((option) => ({
            value: option.value,
            label: labelled(option.label, counts?.[option.value]),
          })),
        ]}
        value={typeof value === 'string' ? value : all}
        onChange={(next) => onChange(next === all ? null : next)}
      />
    </div>
  )
}
