/**
 * Concurrency slots of this process for one kind of work. Slow work has fewer slots than there are in total,
 * so that it never takes the last ones from quick work.
 */
export type Seats = {
  /** False where no slot is free. A holder that asks again keeps its slot. */
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
