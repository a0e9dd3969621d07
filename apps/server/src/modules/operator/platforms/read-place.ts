import type { App } from '#app.ts'

/**
 * The cell that a platform is read in, which is the one that it lives in, and the one that it is moving to. Both null in
 * an installation that is alone.
 */
export function readPlace(
  { cells }: App,
  platformId: string,
): { cell: string | null; movingTo: string | null } {
  const target = cells.directory().platforms[platformId]?.moving?.to ?? null
  // A cell may hear of the end of a move a moment after it has begun to serve the platform.
  return { cell: cells.name, movingTo: target === cells.name ? null : target }
}
