export type NewestAnswer<T> = {
  /** Accepts an unrequested state, such as a push of the server. */
  push(state: T): void
  /** Called when a request is sent; the returned function takes the answer. */
  ask(): (state: T) => void
}

/**
 * Keeps an older answer from replacing a newer state. The version decides, however the states arrived.
 * States with the same version differ only by the clock: an answer requested before the last shown state is dropped.
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
