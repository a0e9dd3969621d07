export type NewestAnswer<T> = {
  /** What came unasked and is the newest by its nature, as a push of the server is. */
  push(state: T): void
  /** Called when a question goes out; what it returns takes the answer. */
  ask(): (state: T) => void
}

/**
 * Keeps an older answer from covering a newer state. The version decides, whatever way the states came. Between two of one version, which
 * differ by nothing but the clock, an answer that was asked for before the last thing shown is left out.
 */
export function createNewestAnswer<T extends { version: number }>(
  first: T,
  show: (state: T) => void,
): NewestAnswer<T> {
  let { version } = first
  let shown = 0
  const take = (state: T) => {
    version = state.version
    shown++
    show(state)
  }
  return {
    push(state) {
      if (state.version >= version) take(state)
    },
    ask() {
      const shownBefore = shown
      return (state) => {
        if (state.version > version || (state.version === version && shown === shownBefore)) take(state)
      }
    },
  }
}
