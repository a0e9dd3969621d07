import { type QueryClient, type QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Debounce of simultaneous changes. */
const settleMs = 250
/**
 * Longer than the lag of a healthy replica, from which lists are read: the second read sees earlier changes.
 */
const secondLookMs = 5_000
/**
 * Pause between two reads, as a multiple of the last read's duration, so that slow reads are made less often. On a slow
 * connection the pause ends after `longestRestMs`.
 */
const restShare = 10
const longestRestMs = 10_000
/** Retry after a refusal, such as too many open windows, at which the browser gives up. */
const reopenMs = 30_000

/**
 * Keeps visible data current while others work: the server pushes a change, and the data is refetched. Only
 * the visible window listens; one that returns to the front refetches at once.
 */
export function useChanges(isTold: boolean): void {
  const client = useQueryClient()
  useEffect(() => (isTold ? listen(client) : undefined), [client, isTold])
}

function listen(client: QueryClient): () => void {
  const reading = startReading(client)
  let events: EventSource | undefined
  let reopening: ReturnType<typeof setTimeout> | undefined
  let wasOpen = false

  function open() {
    clearTimeout(reopening)
    events = new EventSource('/api/changes')
    events.addEventListener('changed', reading.ask)
    events.addEventListener('open', () => {
      // Changes while the stream was closed were not pushed.
      if (wasOpen) reading.ask()
      wasOpen = true
    })
    events.addEventListener('error', () => {
      if (events?.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenMs)
    })
  }

  function close() {
    clearTimeout(reopening)
    events?.close()
  }

  function follow() {
    close()
    if (document.visibilityState === 'visible') open()
  }

  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close()
    reading.stop()
  }
}

/** Refetches the visible data, as often as that is cheap. */
export function startReading(client: QueryClient) {
  let next: ReturnType<typeof setTimeout> | undefined
  let second: ReturnType<typeof setTimeout> | undefined
  let isUnderway = false
  let isAskedAgain = false
  let restsUntil = 0

  async function read() {
    next = undefined
    isUnderway = true
    isAskedAgain = false
    const begun = performance.now()
    await client.invalidateQueries({ predicate: ({ observers }) => !observers.some(isKept) })
    const ended = performance.now()
    restsUntil = ended + Math.min((ended - begun) * restShare, longestRestMs)
    isUnderway = false
    if (isAskedAgain) readSoon()
  }

  function readSoon() {
    if (isUnderway) isAskedAgain = true
    else next ??= setTimeout(read, Math.max(settleMs, restsUntil - performance.now()))
  }

  return {
    ask() {
      readSoon()
      clearTimeout(second)
      second = setTimeout(readSoon, secondLookMs)
    },
    stop() {
      clearTimeout(next)
      clearTimeout(second)
      isAskedAgain = false
    },
  }
}

/** Queries loaded once and kept: the session, a draft being edited. */
function isKept({ options }: Pick<QueryObserver, 'options'>): boolean {
  return options.staleTime === Number.POSITIVE_INFINITY
}
