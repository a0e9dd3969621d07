const dayMs = 86_400_000

/** Whole days that have passed since an instant; none for one that is still to come. */
export function daysSince(instant: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / dayMs))
}
