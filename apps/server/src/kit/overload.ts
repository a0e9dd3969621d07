import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendOverloaded } from './http/send-overloaded.ts'
import type { Log } from './log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route must answer under any load and does not count as a request in flight. */
    isOutsideLoadLimit?: true
  }
}

const loopDelayMaxMs = 300
const sampleMs = 500

/**
 * Answers 503 at once when too many requests are in flight or the event loop lags, instead of letting requests queue: those already being
 * served stay fast, and the others learn it while it is still worth trying again.
 */
export function overloadGuard(
  server: FastifyInstance,
  { maxRequestsInFlight, log }: { maxRequestsInFlight: number; log: Log },
  loopDelayMs: () => number = watchLoopDelay(server),
): void {
  let inFlight = 0
  let turnedAway = 0
  const releases = new WeakMap<FastifyReply, () => void>()

  server.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isOutsideLoadLimit) return done()
    if (inFlight >= maxRequestsInFlight || loopDelayMs() > loopDelayMaxMs) {
      if (turnedAway === 0)
        log.warn({ inFlight, loopDelayMs: loopDelayMs() }, 'Requests are being turned away')
      turnedAway += 1
      sendOverloaded(request, reply)
      return
    }
    if (turnedAway > 0 && inFlight < maxRequestsInFlight / 2) {
      log.info({ turnedAway }, 'Every request is being served again')
      turnedAway = 0
    }
    inFlight += 1
    const release = once(() => {
      inFlight -= 1
    })
    releases.set(reply, release)
    // A browser that goes away closes the response without finishing it.
    reply.raw.once('finish', release)
    reply.raw.once('close', release)
    done()
  })

  // A live stream stays open for minutes and costs next to nothing; it has a limit of its own.
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) releases.get(reply)?.()
    done()
  })
}

/** How late timers fire, in milliseconds: the time that a new request waits before it is looked at. */
export function watchLoopDelay(server: FastifyInstance): () => number {
  const resolution = 10
  const histogram = monitorEventLoopDelay({ resolution })
  histogram.enable()
  let delayMs = 0
  const timer = setInterval(() => {
    delayMs = histogram.count === 0 ? 0 : Math.max(0, histogram.mean / 1e6 - resolution)
    histogram.reset()
  }, sampleMs).unref()
  server.addHook('onClose', async () => {
    clearInterval(timer)
    histogram.disable()
  })
  return () => delayMs
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}
