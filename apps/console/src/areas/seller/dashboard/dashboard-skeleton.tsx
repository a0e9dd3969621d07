import { Skeleton } from '@balcao/ui/skeleton'
import { TileSkeleton } from '@balcao/ui/tile'

const tiles = ['one', 'two', 'three', 'four']

/** As high as the loaded content, to avoid a layout shift. */
export function DashboardSkeleton() {
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {tiles.map((tile) => (
          <TileSkeleton key={tile} />
        ))}
      </div>
      <Skeleton className="h-49.5 rounded-card sm:h-47.5 lg:h-23.5" />
      <div className="grid gap-4 xl:grid-cols-[2fr_1fr]">
        <Skeleton className="h-90 rounded-card" />
        <Skeleton className="h-90 rounded-card" />
      </div>
    </div>
  )
}
