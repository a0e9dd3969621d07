import { lazy, Suspense } from 'react'

const SilentCellsBanner = lazy(async () => ({
  default: (await import('./silent-cells-banner.tsx')).SilentCellsBanner,
}))

/** Names the cells whose part of an answer is missing, so that nobody takes it for zero. */
export function SilentCells({ cells = [] }: { cells?: readonly string[] | undefined }) {
  if (cells.length === 0) return null
  return (
    <Suspense>
      <SilentCellsBanner cells={cells} />
    </Suspense>
  )
}
