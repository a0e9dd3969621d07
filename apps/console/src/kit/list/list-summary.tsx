import { Skeleton } from '@balcao/ui/skeleton'
import type { ReactNode } from 'react'

type ListSummaryProps = {
  /** Undefined while the sums load. */
  figures: readonly { id: string; label: string; value: ReactNode }[] | undefined
}

/**
 * Sums over the whole filter, in one line above the rows. Hidden beside an open row, where they would only
 * push the list down.
 */
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
