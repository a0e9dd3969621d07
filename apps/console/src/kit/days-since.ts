const dayMs = 86_400_000

/** Whole days since an instant; zero for a future one. */
export function daysSince(instant: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / dayMs))
}
