import type { PaymentMethod } from '@balcao/domain/vocabulary'
import {
  type CircuitPolicy,
  type CircuitState,
  createCircuitBreakers,
  type Pass,
  type Verdict,
} from '../../kit/circuit-breaker.ts'
import type { Clock } from '../../kit/clock.ts'

/** Where a payment wants to be charged. */
export type ChargePlace = { accountId: string; method: PaymentMethod }

export type Seating = 'seated' | 'resting' | 'busy'

/**
 * Keeps one sick acquirer from sinking the rest: a circuit breaker for each account and method, and so many charges at once for each
 * account. A payment takes its seat before its order is written, so that whoever cannot be charged is told so before anything exists.
 */
export type AcquirerGuard = {
  /** A payment holds one seat at a time; asking again for the same place keeps it, asking for another gives it up. */
  seat(paymentId: string, place: ChargePlace): Seating
  leave(paymentId: string, verdict: Verdict): void
  stateOf(place: ChargePlace): CircuitState
}

type Seat = { place: ChargePlace; pass: Pass }

/** A rest short enough that, after an acquirer has recovered, its account takes sales again within the minute. */
const circuitPolicy: CircuitPolicy = {
  sickInARowMax: 5,
  windowSeconds: 60,
  callsMin: 20,
  sickShareMax: 0.5,
  restSeconds: 20,
}

export function createAcquirerGuard({
  clock,
  chargesPerAccountMax,
}: {
  clock: Clock
  chargesPerAccountMax: number
}): AcquirerGuard {
  const breakers = createCircuitBreakers(clock, circuitPolicy)
  const seats = new Map<string, Seat>()
  const taken = new Map<string, number>()

  const leave = (paymentId: string, verdict: Verdict) => {
    const seat = seats.get(paymentId)
    if (!seat) return
    const { accountId } = seat.place
    const left = (taken.get(accountId) ?? 1) - 1
    if (left === 0) taken.delete(accountId)
    else taken.set(accountId, left)
    seats.delete(paymentId)
    seat.pass.end(verdict)
  }

  return {
    seat(paymentId, place) {
      const held = seats.get(paymentId)
      if (held && circuitOf(held.place) === circuitOf(place)) return 'seated'
      leave(paymentId, 'no_verdict')
      const pass = breakers.admit(circuitOf(place))
      if (!pass) return 'resting'
      const others = taken.get(place.accountId) ?? 0
      if (others >= chargesPerAccountMax) {
        pass.end('no_verdict')
        return 'busy'
      }
      taken.set(place.accountId, others + 1)
      seats.set(paymentId, { place, pass })
      return 'seated'
    },
    leave,
    stateOf: (place) => breakers.stateOf(circuitOf(place)),
  }
}

function circuitOf({ accountId, method }: ChargePlace): string {
  return `${accountId} ${method}`
}
