import { Skeleton } from '@balcao/ui/skeleton'
import type { ReactNode } from 'react'

type ListSummaryProps = {
  /** Undefined while the sums are on the way. */
  figures: readonly { id: string; label: string; value: ReactNode }[] | undefined
}

/** The sums of everything that the filter holds, in one line above the rows. Beside an open row they would only push the list down. */
export function ListSummary({ figures }: ListSummaryProps) {
  if (!figures) return <Skeleton className="h-5 w-96 max-w-full in-data-docked:hidden" />
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm in-data-docked:hidden">
      {figures.map(({ id, label, value }) => (
        <div key={id} className="flex items-baseline gap-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
