import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressNetwork } from '#kit/http/address-network.ts'
import { createEventBody, type EventStream } from './event-body.ts'

/** Starts the feed of a stream and returns how to stop it, which is called once, however the stream ends. */
export type FeedStream = (stream: EventStream) => () => void

type StreamLimits = {
  tickMs: number
  /** Quiet ticks after which a comment is sent, since proxies close silent connections. */
  heartbeatTicks: number
  /** Ticks without a read after which a browser counts as gone, whatever its connection says. */
  stalledTicks: number
  perAddressMax: number
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
  // The connection ends with the stream, and the stream with the connection.
  connection: 'close',
}

/** Server-sent events. All streams share one timer, which keeps them alive and ends them when the server stops listening. */
export function createEventStreams({
  tickMs = 1_000,
  heartbeatTicks = 15,
  stalledTicks = 60,
  perAddressMax = 50,
}: Partial<StreamLimits> = {}) {
  const ticks = new Set<() => void>()
  const openOfAddress = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  function keep(address: string, tick: () => void): void {
    ticks.add(tick)
    openOfAddress.set(address, (openOfAddress.get(address) ?? 0) + 1)
    timer ??= setInterval(() => {
      for (const each of ticks) each()
    }, tickMs).unref()
  }

  function drop(address: string, tick: () => void): void {
    ticks.delete(tick)
    const others = (openOfAddress.get(address) ?? 1) - 1
    if (others === 0) openOfAddress.delete(address)
    else openOfAddress.set(address, others)
    if (ticks.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return function openEventStream(
    request: FastifyRequest,
    reply: FastifyReply,
    feed: FeedStream,
  ): FastifyReply {
    const address = addressNetwork(request.ip)
    if ((openOfAddress.get(address) ?? 0) >= perAddressMax)
      throw new AppError('rate_limited', { retryAfterSeconds: 30 })
    reply.headers(headers)
    if (request.method === 'HEAD') return reply.send()

    const http = request.server.server
    // A request injected by a test comes from a server that never listened.
    const wasListening = http.listening
    let stop = () => {}
    const body = createEventBody(() => {
      drop(address, tick)
      stop()
    })
    const tick = () => {
      if (wasListening && !http.listening) body.leave()
      else body.tick({ heartbeatTicks, stalledTicks })
    }
    keep(address, tick)
    // A stream stays open for minutes and has a limit of its own.
    reply.endFlight?.()
    try {
      stop = feed(body)
    } catch (error) {
      body.readable.destroy()
      throw error
    }
    return reply.send(body.readable)
  }
}

export const openEventStream = createEventStreams()
