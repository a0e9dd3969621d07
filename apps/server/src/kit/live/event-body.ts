import { Readable } from 'node:stream'

export type EventStream = {
  /**
   * Queues an event. While the browser is slow to read, a newer event replaces a waiting one of the same
   * name.
   */
  send(name: string, data: unknown): void
  close(): void
}

export type EventBody = EventStream & {
  readable: Readable
  /** Called at a steady pace: sends a heartbeat after a quiet time and drops a browser that reads nothing. */
  tick(limits: { heartbeatTicks: number; stalledTicks: number }): void
  /** Ends the stream; on the second call a browser that has not read the end is disconnected. */
  leave(): void
}

/**
 * The body of one live stream. Memory stays small however slow the reader is: at most one event of each name
 * waits.
 */
export function createEventBody(onEnd: () => void): EventBody {
  const waiting = new Map<string, string>()
  let isWanted = false
  let isEnding = false
  let quietTicks = 0

  const readable = new Readable({
    read() {
      isWanted = true
      flush()
    },
    destroy(error, callback) {
      onEnd()
      callback(error)
    },
  })

  function push(frame: string): void {
    quietTicks = 0
    isWanted = readable.push(frame)
  }

  function flush(): void {
    for (const [name, frame] of waiting) {
      if (!isWanted) return
      waiting.delete(name)
      push(frame)
    }
  }

  function close(): void {
    if (isEnding || readable.destroyed) return
    isEnding = true
    waiting.clear()
    readable.push(null)
  }

  push('retry: 3000\n\n')
  return {
    readable,
    send(name, data) {
      if (isEnding || readable.destroyed) return
      waiting.delete(name)
      waiting.set(name, `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
      flush()
    },
    close,
    tick({ heartbeatTicks, stalledTicks }) {
      quietTicks += 1
      const isBlocked = isEnding || !isWanted
      if (isBlocked && quietTicks >= stalledTicks) readable.destroy()
      else if (!isBlocked && quietTicks >= heartbeatTicks) push(':\n\n')
    },
    leave() {
      if (isEnding) readable.destroy()
      else close()
    },
  }
}
