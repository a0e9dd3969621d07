import { Skeleton } from '@balcao/ui/skeleton'
import type { ReactNode } from 'react'

type ListSummaryProps = {
  /** Undefined while the sums load. */
  figures: readonly { id: string; label: string; value: ReactNode }[] | undefined
}

/**
 * Sums over the whole filter, in one line above the rows, or in pairs on a phone. Hidden beside an open row, where they would only
 * push the list down.
 */
export function ListSummary({ figures }: ListSummaryProps) {
  if (!figures) return <Skeleton className="h-22 w-96 max-w-full in-data-docked:hidden sm:h-5" />
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm/5 in-data-docked:hidden sm:flex sm:flex-wrap sm:gap-y-1">
      {figures.map(({ id, label, value }) => (
        <div key={id} className="sm:flex sm:items-baseline sm:gap-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
