import type { FastifyRequest } from 'fastify'

export type BodyArrivalLimits = {
  /** Maximum of bodies in transit from one address, and in total, before the slowest is cut off. */
  perAddressMax: number
  totalMax: number
  /** A younger body is not slow: the new request is refused instead. */
  patienceMs?: number
}

type Arrival = { since: number; cutOff(): void }

/**
 * Requests whose body is still in transit. An honest body arrives within milliseconds, so beyond the limit the
 * oldest body is assumed to be kept open on purpose, and is cut off.
 */
export function createBodyArrivals({ perAddressMax, totalMax, patienceMs = 1_000 }: BodyArrivalLimits) {
  // Sets keep the order of insertion, so the first is the oldest.
  const all = new Set<Arrival>()
  const byAddress = new Map<string, Set<Arrival>>()

  const hasRoom = (arrivals: Set<Arrival>, max: number): boolean => {
    const [oldest] = arrivals
    if (!oldest || arrivals.size < max) return true
    if (performance.now() - oldest.since < patienceMs) return false
    oldest.cutOff()
    return true
  }

  return {
    /** False when there is no room for this body. */
    admit({ ip, raw }: FastifyRequest): boolean {
      const own = byAddress.get(ip) ?? new Set()
      if (!hasRoom(own, perAddressMax) || !hasRoom(all, totalMax)) return false
      const leave = () => {
        all.delete(arrival)
        own.delete(arrival)
        if (own.size === 0 && byAddress.get(ip) === own) byAddress.delete(ip)
      }
      const arrival = {
        since: performance.now(),
        cutOff: () => {
          leave()
          raw.socket.destroy()
        },
      }
      all.add(arrival)
      byAddress.set(ip, own.add(arrival))
      raw.once('end', leave).once('close', leave)
      return true
    },
  }
}

export function hasBody({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
}
