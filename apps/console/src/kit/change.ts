import type { TileChange } from '@balcao/ui/tile'

export type Change = { share: number; direction: 'up' | 'down' | 'flat' }

/** Growth of an amount, as a share of its earlier value. Null without an earlier value. */
export function relativeChange({ now, before }: { now: number; before: number }): Change | null {
  if (before === 0) return null
  return withDirection((now - before) / before)
}

/** The difference of two rates, in points. Null if either has no base. */
export function pointsChange({ now, before }: { now: number | null; before: number | null }): Change | null {
  return now === null || before === null ? null : withDirection(now - before)
}

/** Null when the whole is zero. */
export function rate(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}

/** A change that would be shown as 0,0 counts as none. */
const smallestShown = 0.0005

function withDirection(share: number): Change {
  if (Math.abs(share) < smallestShown) return { share: 0, direction: 'flat' }
  return { share, direction: share > 0 ? 'up' : 'down' }
}

/** A change as a tile shows it; whether it is good news depends on the figure. */
export function shownChange(change: Change, text: string, label: string, good: 'up' | 'down'): TileChange {
  const meaning = change.direction === 'flat' ? 'neutral' : change.direction === good ? 'good' : 'bad'
  return { text, direction: change.direction, meaning, label }
}
