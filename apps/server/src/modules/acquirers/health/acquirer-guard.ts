import type { PaymentMethod } from '@balcao/domain/vocabulary'
import {
  type CircuitPolicy,
  type CircuitState,
  createCircuitBreakers,
  type Pass,
  type Verdict,
} from '#kit/circuit-breaker.ts'
import type { Clock } from '#kit/clock.ts'

export type ChargePlace = { accountId: string; method: PaymentMethod }

export type Reservation = 'reserved' | 'resting' | 'busy'

/**
 * Limits the calls to each account, so that one failing acquirer does not slow down the rest: a circuit
 * breaker for each account and method, and a limit of concurrent charges for each account. A payment takes
 * its slot (concurrency slot) before its order is written, so that a buyer who cannot be charged is refused
 * before anything exists.
 */
export type AcquirerGuard = {
  isReserved(paymentId: string, place: ChargePlace): boolean
  /**
   * A payment holds one slot at a time: another request for the same place keeps it, a request for another
   * place releases it.
   */
  slot(paymentId: string, place: ChargePlace): Reservation
  leave(paymentId: string, verdict: Verdict): void
  /** Ends one call of a payment, which keeps its slot for its next call to the same place unless the breaker has opened. */
  goOn(paymentId: string, verdict: Verdict): void
  /** Resolves for the first waiting payment when a slot is released, or at the timeout. */
  slotLeft(patienceMs: number): Promise<void>
  /**
   * Permission to read a payment's state at the acquirer: at most three concurrent reads for each account.
   * The worker runs eight jobs at a time, and an acquirer that never answers must not hold them all. Each
   * refusal names a later time than the one before, so that a thousand waiting jobs are retried one after the
   * other.
   */
  admitRead(accountId: string): Pass | TurnedAway
  /**
   * Permission to send a payout, with a breaker and a limit of its own: payouts often have another host than
   * charges.
   */
  admitPayout(accountId: string): Pass | TurnedAway
  stateOf(place: ChargePlace): CircuitState
}

declare module '#app.ts' {
  interface App {
    acquirerGuard: AcquirerGuard
  }
}

export type TurnedAway = { why: Exclude<Reservation, 'reserved'>; until: Date }

type Slot = { place: ChargePlace; pass: Pass }

/**
 * Open time short enough that an account takes sales again within a minute after the acquirer has recovered.
 */
export const circuitPolicy: CircuitPolicy = {
  sickInARowMax: 5,
  windowSeconds: 60,
  callsMin: 20,
  sickShareMax: 0.5,
  restSeconds: 20,
}

const perLaneMax = 3
const busySeconds = 1
const gapMs = 100

export function createAcquirerGuard({
  clock,
  chargesPerAccountMax,
}: {
  clock: Clock
  chargesPerAccountMax: number
}): AcquirerGuard {
  const breakers = createCircuitBreakers(clock, circuitPolicy)
  const slots = new Map<string, Slot>()
  const taken = new Map<string, number>()
  const underway = new Map<string, number>()
  const nextTimes = new Map<string, number>()
  const waiting = new Set<() => void>()

  const leave = (paymentId: string, verdict: Verdict) => {
    const slot = slots.get(paymentId)
    if (!slot) return
    giveBack(taken, slot.place.accountId)
    slots.delete(paymentId)
    slot.pass.end(verdict)
    const [first] = waiting
    first?.()
  }

  const turnAway = (accountId: string, why: TurnedAway['why']): TurnedAway => {
    const waitMs = (why === 'busy' ? busySeconds : circuitPolicy.restSeconds) * 1000
    const time = Math.max(clock.now().getTime() + waitMs, (nextTimes.get(accountId) ?? 0) + gapMs)
    nextTimes.set(accountId, time)
    return { why, until: new Date(time) }
  }

  const isReserved = (paymentId: string, place: ChargePlace) => {
    const held = slots.get(paymentId)
    return held !== undefined && circuitOf(held.place) === circuitOf(place)
  }

  const admit = (accountId: string, lane: 'READ' | 'PAYOUT'): Pass | TurnedAway => {
    const key = `${accountId} ${lane}`
    const others = underway.get(key) ?? 0
    if (others >= perLaneMax) return turnAway(accountId, 'busy')
    const pass = breakers.admit(key)
    if (!pass) return turnAway(accountId, 'resting')
    underway.set(key, others + 1)
    return {
      end(verdict) {
        giveBack(underway, key)
        pass.end(verdict)
      },
    }
  }

  return {
    isReserved,
    slot(paymentId, place) {
      if (isReserved(paymentId, place)) return 'reserved'
      leave(paymentId, 'no_verdict')
      const pass = breakers.admit(circuitOf(place))
      if (!pass) return 'resting'
      const others = taken.get(place.accountId) ?? 0
      if (others >= chargesPerAccountMax) {
        pass.end('no_verdict')
        return 'busy'
      }
      taken.set(place.accountId, others + 1)
      slots.set(paymentId, { place, pass })
      return 'reserved'
    },
    leave,
    goOn(paymentId, verdict) {
      const slot = slots.get(paymentId)
      if (!slot) return
      slot.pass.end(verdict)
      const pass = breakers.admit(circuitOf(slot.place))
      if (pass) slots.set(paymentId, { ...slot, pass })
      else leave(paymentId, 'no_verdict')
    },
    slotLeft(patienceMs) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const goOn = () => {
        clearTimeout(timer)
        waiting.delete(goOn)
        resolve()
      }
      const timer = setTimeout(goOn, patienceMs)
      waiting.add(goOn)
      return promise
    },
    admitRead: (accountId) => admit(accountId, 'READ'),
    admitPayout: (accountId) => admit(accountId, 'PAYOUT'),
    stateOf: (place) => breakers.stateOf(circuitOf(place)),
  }
}

function giveBack(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1
  if (left === 0) counts.delete(key)
  else counts.set(key, left)
}

function circuitOf({ accountId, method }: ChargePlace): string {
  return `${accountId} ${method}`
}
