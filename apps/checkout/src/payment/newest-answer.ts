export type NewestAnswer<T> = {
  /** What came unasked and is the newest by its nature, as a push of the server is. */
  push(state: T): void
  /** Called when a question goes out; what it returns takes the answer. */
  ask(): (state: T) => void
}

/**
 * Keeps an older answer from covering a newer state: one that was asked for before the last thing shown is left out. If it was the newer
 * one after all, the next push or question brings it again.
 */
export function createNewestAnswer<T>(show: (state: T) => void): NewestAnswer<T> {
  let shown = 0
  const push = (state: T) => {
    shown++
    show(state)
  }
  return {
    push,
    ask() {
      const shownBefore = shown
      return (state) => {
        if (shown === shownBefore) push(state)
      }
    },
  }
}
