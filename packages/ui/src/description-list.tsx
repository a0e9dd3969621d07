import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type Description = { id: string; term: ReactNode; value: ReactNode; isNumber?: boolean | undefined }

export type DescriptionListProps = {
  items: readonly Description[]
  /** `columns`: term above value, two or three in a row. `rows`: term at the start, value at the end of a line. */
  layout?: 'columns' | 'rows' | undefined
}

/** Facts of a record. One without a value (null or false) is left out. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  const shown = items.filter(({ value }) => value !== null && value !== undefined && value !== false)
  if (layout === 'columns') {
    return (
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,calc(50%-0.75rem)),1fr))] gap-x-6 gap-y-4">
        {shown.map((item) => (
          <div key={item.id} className="grid content-start gap-0.5">
            <dt className="text-muted text-sm">{item.term}</dt>
            <dd className={joinClasses('min-w-0 wrap-anywhere', item.isNumber && 'tabular-nums')}>
              {item.value}
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <dl className="grid">
      {shown.map((item) => (
        <div
          key={item.id}
          className="flex items-baseline justify-between gap-6 border-default border-b py-2 last:border-b-0"
        >
          <dt className="max-w-[65%] shrink-0 wrap-anywhere text-muted">{item.term}</dt>
          <dd className={joinClasses('min-w-0 wrap-anywhere text-end', item.isNumber && 'tabular-nums')}>
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
