import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBodyArrivals, hasBody } from './http/body-arrivals.ts'
import { sendUnavailable } from './http/send-unavailable.ts'
import type { Log } from './log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route must answer under any load and does not count as a request in flight. */
    isOutsideLoadLimit?: true
    /** The route refuses changes while many transactions wait for a connection. Not set for pages and webhooks. */
    waitsForTransactions?: true
  }
  interface FastifyReply {
    /**
     * Stops counting a request as in flight, for a request that stays open at almost no cost; null before it is
     * counted.
     */
    endFlight: (() => void) | null
  }
}

type OverloadLimits = {
  maxRequestsInFlight: number
  maxLoopDelayMs: number
  bodiesPerAddressMax?: number
  /** Whether a new transaction has to wait long for a connection to the database. */
  hasTransactionsWaiting?: () => boolean
  log: Log
}

const sampleMs = 500
/** Larger than the body of any purchase. */
const shortBodyBytes = 16_384
/** Time without a refusal after which the overload is over. */
const calmMs = 500

/**
 * Answers 503 at once when too many requests are in flight or the event loop lags, instead of letting requests queue:
 * requests in flight stay fast, and the others can still retry in time. A request is in flight from its complete
 * arrival: slow bodies have a limit of their own and take no place.
 *
 * In a flood of purchases the wait for a connection to PostgreSQL grows first. Purchases alone are then refused, since pages
 * wait for the same connections.
 */
export function overloadGuard(
  server: FastifyInstance,
  {
    maxRequestsInFlight,
    maxLoopDelayMs,
    bodiesPerAddressMax = 64,
    hasTransactionsWaiting = () => false,
    log,
  }: OverloadLimits,
  loopDelayMs: () => number = watchLoopDelay(server),
): void {
  let inFlight = 0
  let turnedAway = 0
  let turnedAwayAt = 0
  server.decorateReply('endFlight', null)
  const arrivals = createBodyArrivals({ perAddressMax: bodiesPerAddressMax, totalMax: maxRequestsInFlight })

  const isFull = () => inFlight >= maxRequestsInFlight || loopDelayMs() > maxLoopDelayMs
  const mustWait = ({ method, routeOptions: { config } }: FastifyRequest) =>
    config.waitsForTransactions === true && method !== 'GET' && hasTransactionsWaiting()

  const turnAway = (request: FastifyRequest, reply: FastifyReply, isSlow = false) => {
    if (turnedAway === 0) log.warn({ inFlight, loopDelayMs: loopDelayMs() }, 'Requests are being turned away')
    turnedAway += 1
    turnedAwayAt = performance.now()
    // The connection is closed, or the server would wait for the rest of the body. A short body arrives with its
    // headers, so the connection stays open, unless this address sends slowly.
    if (!request.raw.complete && (isSlow || !isShort(request))) reply.header('connection', 'close')
    sendUnavailable(request, reply, 'overloaded')
  }

  const serve = (reply: FastifyReply) => {
    if (turnedAway > 0 && performance.now() - turnedAwayAt > calmMs) {
      log.info({ turnedAway }, 'Every request is being served again')
      turnedAway = 0
    }
    inFlight += 1
    reply.endFlight = once(() => {
      inFlight -= 1
    })
    // Emitted after the last byte too; a browser that disconnects closes the response without finishing it.
    reply.raw.once('close', reply.endFlight)
  }

  server.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isOutsideLoadLimit) return done()
    if (isFull() || mustWait(request)) return turnAway(request, reply)
    if (!hasBody(request)) serve(reply)
    else if (!arrivals.admit(request)) return turnAway(request, reply, true)
    done()
  })

  server.addHook('preValidation', (request, reply, done) => {
    if (reply.endFlight !== null || request.routeOptions.config.isOutsideLoadLimit) return done()
    // An uploaded file is stored while it arrives, and counts as an arriving body until then.
    if (!request.raw.complete) return done()
    if (isFull()) return turnAway(request, reply)
    serve(reply)
    done()
  })
}

/**
 * Delay of timers in milliseconds, which is the wait of a new request. Measured from when the server is
 * ready: building it keeps the loop busy too, and would refuse the first requests. The shorter delay of the
 * last two samples counts, since one pause of a busy machine is no overload.
 */
export function watchLoopDelay(server: FastifyInstance): () => number {
  const resolution = 10
  const histogram = monitorEventLoopDelay({ resolution })
  let delayMs = 0
  let beforeMs = 0
  let timer: NodeJS.Timeout | undefined
  server.addHook('onReady', async () => {
    histogram.enable()
    timer = setInterval(() => {
      const lastMs = histogram.count === 0 ? 0 : Math.max(0, histogram.mean / 1e6 - resolution)
      delayMs = Math.min(beforeMs, lastMs)
      beforeMs = lastMs
      histogram.reset()
    }, sampleMs).unref()
  })
  server.addHook('onClose', async () => {
    clearInterval(timer)
    histogram.disable()
  })
  return () => delayMs
}

function isShort({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= shortBodyBytes
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}
