import { type QueryClient, type QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Several changes of one moment are read once. */
const settleMs = 250
/** Longer than a healthy replica lags, from which lists are read: what came before it is seen at the second look. */
const secondLookMs = 5_000
/** What is busy the whole day is read as often as it is cheap: so many times what the last reading took lie between two. */
const restShare = 10
/** After a refusal, such as too many open windows, by which the browser gives up. */
const reopenMs = 30_000

/**
 * Keeps what is on screen true while others work: the server says that something of it changed, and it is read anew. Only the window that
 * is looked at listens; one that comes back to the front reads anew at once.
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
      // What happened while nothing listened was not told.
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

function startReading(client: QueryClient) {
  let next: ReturnType<typeof setTimeout> | undefined
  let second: ReturnType<typeof setTimeout> | undefined
  let restsUntil = 0

  async function read() {
    const begun = performance.now()
    await client.invalidateQueries({ predicate: ({ observers }) => !observers.some(isKept) })
    restsUntil = performance.now() + (performance.now() - begun) * restShare
    next = undefined
  }

  function readSoon() {
    next ??= setTimeout(read, Math.max(settleMs, restsUntil - performance.now()))
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
    },
  }
}

/** What is asked once and kept: the session, a draft that somebody is working on. */
function isKept({ options }: Pick<QueryObserver, 'options'>): boolean {
  return options.staleTime === Number.POSITIVE_INFINITY
}
