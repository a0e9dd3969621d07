import { Skeleton } from '@balcao/ui/skeleton'
import { TileSkeleton } from '@balcao/ui/tile'

const tiles = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

export function DashboardSkeleton() {
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {tiles.map((tile) => (
          <TileSkeleton key={tile} />
        ))}
      </div>
      <div className="grid gap-4 xl:grid-cols-[2fr_1fr]">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  )
}
