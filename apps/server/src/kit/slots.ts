/**
 * Concurrency slots of this process for one kind of work. Slow work has fewer slots than there are in total,
 * so that it never takes the last ones from quick work.
 */
export type Slots = {
  /** False if no slot is free. A holder that asks again keeps its slot. */
  take(who: string, isSlow: boolean): boolean
  leave(who: string): void
}

export function createSlots({ all, ofSlow }: { all: number; ofSlow: number }): Slots {
  const reserved = new Map<string, { isSlow: boolean }>()
  const countSlow = () => [...reserved.values()].filter(({ isSlow }) => isSlow).length
  return {
    take(who, isSlow) {
      if (reserved.has(who)) return true
      if (reserved.size >= all || (isSlow && countSlow() >= ofSlow)) return false
      reserved.set(who, { isSlow })
      return true
    },
    leave(who) {
      reserved.delete(who)
    },
  }
}
