/**
 * How many things of one kind may be under way in this process at once. The slow have fewer seats than all together, so that they never
 * take the last ones from the quick.
 */
export type Seats = {
  /** False where no seat is free. Whoever has one keeps it. */
  take(who: string, isSlow: boolean): boolean
  leave(who: string): void
}

export function createSeats({ all, ofSlow }: { all: number; ofSlow: number }): Seats {
  const seated = new Map<string, { isSlow: boolean }>()
  const countSlow = () => [...seated.values()].filter(({ isSlow }) => isSlow).length
  return {
    take(who, isSlow) {
      if (seated.has(who)) return true
      if (seated.size >= all || (isSlow && countSlow() >= ofSlow)) return false
      seated.set(who, { isSlow })
      return true
    },
    leave(who) {
      seated.delete(who)
    },
  }
}
