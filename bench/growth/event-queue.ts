/** Events in the order of their times; those of one time in the order in which they were added. */
export type EventQueue<Event> = {
  add(at: number, event: Event): void
  /** Time of the next event, or infinity. */
  nextAt(): number
  take(): Event | undefined
  size(): number
}

type Entry<Event> = { at: number; number: number; event: Event }

export function createEventQueue<Event>(): EventQueue<Event> {
  const heap: Entry<Event>[] = []
  let added = 0
  const isBefore = (one: Entry<Event>, other: Entry<Event>) =>
    one.at < other.at || (one.at === other.at && one.number < other.number)

  const sink = (entry: Entry<Event>) => {
    let place = 0
    for (;;) {
      let lower = 2 * place + 1
      const left = heap[lower]
      const right = heap[lower + 1]
      if (!left) break
      if (right && isBefore(right, left)) lower += 1
      const child = heap[lower] as Entry<Event>
      if (!isBefore(child, entry)) break
      heap[place] = child
      place = lower
    }
    heap[place] = entry
  }

  return {
    add(at, event) {
      const entry = { at, number: added++, event }
      let place = heap.length
      while (place > 0) {
        const above = (place - 1) >> 1
        const parent = heap[above] as Entry<Event>
        if (!isBefore(entry, parent)) break
        heap[place] = parent
        place = above
      }
      heap[place] = entry
    },
    nextAt: () => heap[0]?.at ?? Number.POSITIVE_INFINITY,
    take() {
      const first = heap[0]
      const last = heap.pop()
      if (last && heap.length > 0) sink(last)
      return first?.event
    },
    size: () => heap.length,
  }
}
