import type { App } from '#app.ts'

/**
 * The cell that serves the platform, which is the one reading it, and the cell to which it is moving. Both
 * null in an installation without cells.
 */
export function readPlace(
  { cells }: App,
  platformId: string,
): { cell: string | null; movingTo: string | null } {
  const target = cells.directory().platforms[platformId]?.moving?.to ?? null
  // A cell may learn about the end of a move only after it has begun to serve the platform.
  return { cell: cells.name, movingTo: target === cells.name ? null : target }
}
