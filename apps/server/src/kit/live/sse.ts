import { Readable } from 'node:stream'
import { AppError } from '@balcao/domain/app-error'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type EventStream = {
  /** While the browser is slow to read, a newer event of the same name takes the place of the one that waits. */
  send(name: string, data: unknown): void
  close(): void
}

/** Starts whatever feeds the stream and returns how to stop it. Called once; the stop as well, however the stream ends. */
export type FeedStream = (stream: EventStream) => () => void

type StreamLimits = {
  tickMs: number
  /** Proxies close what is silent for long: after so many quiet ticks a comment goes out. */
  heartbeatTicks: number
  /** A browser that reads nothing for so many ticks is gone, whatever its connection says. */
  stalledTicks: number
  perAddressMax: number
}

type OpenStream = { address: string; tick(): void }

/** Server-sent events. All streams share one timer, which beats their hearts and ends them when the server stops listening. */
export function createEventStreams({
  tickMs = 1_000,
  heartbeatTicks = 15,
  stalledTicks = 60,
  perAddressMax = 50,
}: Partial<StreamLimits> = {}) {
  const open = new Set<OpenStream>()
  const openOfAddress = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  function keep(stream: OpenStream): void {
    open.add(stream)
    openOfAddress.set(stream.address, (openOfAddress.get(stream.address) ?? 0) + 1)
    timer ??= setInterval(() => {
      for (const each of open) each.tick()
    }, tickMs).unref()
  }

  function drop(stream: OpenStream): void {
    if (!open.delete(stream)) return
    const others = (openOfAddress.get(stream.address) ?? 1) - 1
    if (others === 0) openOfAddress.delete(stream.address)
    else openOfAddress.set(stream.address, others)
    if (open.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return function openEventStream(
    request: FastifyRequest,
    reply: FastifyReply,
    feed: FeedStream,
  ): FastifyReply {
    const address = request.ip
    if ((openOfAddress.get(address) ?? 0) >= perAddressMax)
      throw new AppError('rate_limited', { retryAfterSeconds: 30 })

    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      // The stream is the last thing on its connection, so that the end of the one ends the other.
      connection: 'close',
    })
    if (request.method === 'HEAD') return reply.send()

    const http = request.server.server
    // A request injected by a test comes from a server that never listened.
    const wasListening = http.listening
    const waiting = new Map<string, string>()
    let isWanted = false
    let isEnding = false
    let quietTicks = 0
    let stop = () => {}

    const body = new Readable({
      read() {
        isWanted = true
        flush()
      },
      destroy(error, callback) {
        drop(entry)
        stop()
        stop = () => {}
        callback(error)
      },
    })
    const push = (frame: string) => {
      quietTicks = 0
      isWanted = body.push(frame)
    }
    const flush = () => {
      for (const [name, frame] of waiting) {
        if (!isWanted) return
        waiting.delete(name)
        push(frame)
      }
    }
    const close = () => {
      if (isEnding || body.destroyed) return
      isEnding = true
      body.push(null)
    }
    // A browser that does not take the end of its stream by the next tick is not waited for.
    const leave = () => (isEnding ? body.destroy() : close())
    const entry: OpenStream = {
      address,
      tick() {
        quietTicks += 1
        if (wasListening && !http.listening) leave()
        else if (!isWanted && quietTicks >= stalledTicks) body.destroy()
        else if (isWanted && quietTicks >= heartbeatTicks) push(':\n\n')
      },
    }
    const stream: EventStream = {
      send(name, data) {
        if (isEnding || body.destroyed) return
        waiting.delete(name)
        waiting.set(name, `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
        flush()
      },
      close,
    }

    keep(entry)
    push('retry: 3000\n\n')
    try {
      stop = feed(stream)
    } catch (error) {
      body.destroy()
      throw error
    }
    return reply.send(body)
  }
}

export const openEventStream = createEventStreams()
