import { Skeleton } from '@balcao/ui/skeleton'

export function FormSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-44 w-full rounded-card" />
      <Skeleton className="h-44 w-full rounded-card" />
    </div>
  )
}
