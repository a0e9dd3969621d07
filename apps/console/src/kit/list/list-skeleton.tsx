import { Skeleton } from '@balcao/ui/skeleton'

/** As tall as the loaded rows, to avoid a layout shift. */
export function ListSkeleton({ columnCount, rowCount = 10 }: { columnCount: number; rowCount?: number }) {
  const columns = Array.from({ length: columnCount }, (_, index) => `column-${index}`)
  const rows = Array.from({ length: rowCount }, (_, index) => `row-${index}`)
  return (
    <div className="grid">
      <div className="h-9 border-default border-b max-sm:hidden" />
      {rows.map((row) => (
        <div
          key={row}
          className="flex h-15.25 items-center gap-6 border-default border-b px-4 last:border-b-0 max-sm:h-22"
        >
          {columns.map((column, index) => (
            <span key={column} className={index === 0 ? 'flex-[2]' : 'flex-1 max-sm:hidden'}>
              <Skeleton className={index % 2 === 0 ? 'h-4 w-3/4' : 'h-4 w-1/2'} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
