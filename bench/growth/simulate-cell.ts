import {
  type AcquirerGuard,
  createAcquirerGuard,
} from '@balcao/server/modules/acquirers/health/acquirer-guard'
import { arrivalCurve, type Day, healthOf, minutesOfDay, type Tenant } from './black-friday.ts'
import { createChance, spreadAround, spreadOf } from './chance.ts'
import { createEventQueue } from './event-queue.ts'
import type { Measured } from './read-measured.ts'
import { configOf } from './sizing.ts'

export const bucketMinutes = 5
const buckets = minutesOfDay / bucketMinutes
/** Waiting times are counted in logarithmic buckets: forty for each power of ten, from ten milliseconds on. */
const stepsPerTenfold = 40
const steps = 240
const shortestMs = 10

/** Constants of the product and its page that are not exported, each with its file. */
const product = {
  /** `send-unavailable.ts` */
  busyWaitSeconds: 3,
  /** `take-slot.ts` */
  slotRetrySeconds: 2,
  /** `in-slot-scope.ts` */
  slotPatienceSeconds: 2,
  /** `send-purchase.ts` of the checkout */
  repeatsMax: 4,
  /** `define-provider.ts` */
  pixTimeoutSeconds: 10,
  /** Decision 0017: a charge without any answer may be replaced by a new one after this time. */
  unheardSeconds: 120,
}
/** The product wakes a waiting purchase when a slot is returned; the model polls at this interval. */
const slotLookSeconds = 0.25
/** Until a connection is refused. */
const refusedSeconds = 0.05
/** The first of the two transactions of a purchase has most of its statements. */
const firstTransactionShare = 0.6

export type CellDay = {
  offered: number
  sold: number
  /** Buyers among `sold` who were refused before. */
  soldLater: number
  gaveUp: number
  /** Still waiting at the end of the day. */
  waiting: number
  turnedAway: number
  jobsMax: number
  /** Share of the cores in use by purchases in the busiest minute. */
  busiestShare: number
  /** Buyers who came while the first acquirer was slow or down, and whose platform charges there first. */
  trouble: Record<'withFallback' | 'alone', { offered: number; lost: number }>
  series: { offered: number[]; sold: number[]; turnedAway: number[]; gaveUp: number[]; jobs: number[] }
  /** Number of buyers by waiting time, for each bucket. */
  waits: Int32Array[]
  busySeconds: number[]
}

type Buyer = {
  id: string
  tenant: number
  cameAt: number
  presses: number
  repeats: number
  /** Position in the list of acquirers. */
  place: number
  slotUntil: number
  wasTurnedAway: boolean
  isTroubled: boolean
}

type Outcome = 'answered' | 'unheard' | 'unreachable'
type Event = { kind: 'press' | 'send' | 'open' | Outcome; buyer: Buyer }

/**
 * A day of one cell, event by event, independent of the other cells. The product's own guard decides about slots and
 * circuit breakers, and the product's own limits about refusals.
 */
export function simulateCell(
  day: Day,
  { number, tenants }: { number: number; tenants: readonly Tenant[] },
  measured: Measured,
): CellDay {
  const chance = createChance(day.seed + 1 + number)
  const queue = createEventQueue<Event>()
  const config = configOf()
  let now = 0
  const guard: AcquirerGuard = createAcquirerGuard({
    clock: { now: () => new Date(now * 1000) },
    chargesPerAccountMax: config.chargesPerAccountMax,
  })
  const routes = tenants.map(({ acquirers }, tenant) =>
    acquirers.map((acquirer) => ({
      acquirer,
      place: { accountId: `${tenant} ${acquirer}`, method: 'PIX' as const },
    })),
  )
  const { purchase, following } = measured.coreMs
  const purchaseSeconds = spreadAround((purchase.web + purchase.database) / 1000, spreadOf(measured.answerMs))
  const followingSeconds = (following.web + following.worker + following.database) / 1000
  const inFlightMax = config.maxRequestsInFlight * day.cores
  const cores = new Float64Array(day.cores)
  const busySeconds = new Float64Array(minutesOfDay + 60)
  let inFlight = 0
  let jobs = 0
  let unworked = 0

  const counts = () => Array.from({ length: buckets }, () => 0)
  const result: CellDay = {
    offered: 0,
    sold: 0,
    soldLater: 0,
    gaveUp: 0,
    waiting: 0,
    turnedAway: 0,
    jobsMax: 0,
    busiestShare: 0,
    trouble: { withFallback: { offered: 0, lost: 0 }, alone: { offered: 0, lost: 0 } },
    series: {
      offered: counts(),
      sold: counts(),
      turnedAway: counts(),
      gaveUp: counts(),
      jobs: counts(),
    },
    waits: counts().map(() => new Int32Array(steps)),
    busySeconds: [],
  }
  const bucketOf = (at: number) => Math.min(Math.floor(at / 60 / bucketMinutes), buckets - 1)
  const count = (series: keyof CellDay['series'], at: number) => {
    const bucket = bucketOf(at)
    result.series[series][bucket] = (result.series[series][bucket] ?? 0) + 1
  }

  /** Runs work on the first free core, and returns its end. */
  const work = (seconds: number): number => {
    let core = 0
    for (let other = 1; other < cores.length; other += 1)
      if ((cores[other] as number) < (cores[core] as number)) core = other
    const start = Math.max(now, cores[core] as number)
    const end = start + seconds
    cores[core] = end
    for (let from = start; from < end; ) {
      const minute = Math.floor(from / 60)
      const until = Math.min(end, (minute + 1) * 60)
      busySeconds[minute] = (busySeconds[minute] ?? 0) + until - from
      from = until
    }
    return end
  }
  const backlogSeconds = () => Math.min(...cores) - now

  const routeOf = ({ tenant }: Buyer) => routes[tenant] as (typeof routes)[number]
  const troubleOf = (buyer: Buyer) => result.trouble[routeOf(buyer).length > 1 ? 'withFallback' : 'alone']

  const press = (buyer: Buyer) => {
    buyer.presses += 1
    buyer.repeats = 0
    send(buyer)
  }

  const send = (buyer: Buyer) => {
    if (inFlight >= inFlightMax || backlogSeconds() * 1000 > config.maxLoopDelayMs)
      return turnAway(buyer, product.busyWaitSeconds)
    inFlight += 1
    buyer.slotUntil = now + product.slotPatienceSeconds
    open(buyer)
  }

  const open = (buyer: Buyer) => {
    let isBusy = false
    for (const [index, { place }] of routeOf(buyer).entries()) {
      const reservation = guard.slot(buyer.id, place)
      if (reservation === 'reserved') return charge(buyer, index)
      if (reservation === 'busy') isBusy = true
    }
    if (isBusy && now < buyer.slotUntil) {
      queue.add(now + slotLookSeconds, { kind: 'open', buyer })
      return
    }
    inFlight -= 1
    if (isBusy) turnAway(buyer, product.slotRetrySeconds)
    else decide(buyer)
  }

  const charge = (buyer: Buyer, index: number) => {
    buyer.place = index
    const askedAt = work(chance.duration(purchaseSeconds) * firstTransactionShare)
    const acquirer = routeOf(buyer)[index]?.acquirer ?? 0
    const { isDown, answers } = healthOf(day, acquirer, askedAt)
    const seconds = isDown ? refusedSeconds : chance.duration(answers)
    const isUnheard = seconds > product.pixTimeoutSeconds
    const kind = isDown ? 'unreachable' : isUnheard ? 'unheard' : 'answered'
    queue.add(askedAt + Math.min(seconds, product.pixTimeoutSeconds), { kind, buyer })
  }

  const hear = (buyer: Buyer, outcome: Outcome) => {
    guard.leave(buyer.id, outcome === 'answered' ? 'well' : 'sick')
    const next = routeOf(buyer)[buyer.place + 1]
    if (outcome === 'unreachable' && next && guard.slot(buyer.id, next.place) === 'reserved')
      return charge(buyer, buyer.place + 1)
    inFlight -= 1
    if (outcome === 'answered') sell(buyer)
    else decide(buyer, outcome === 'unheard' ? product.unheardSeconds : 0)
  }

  const sell = (buyer: Buyer) => {
    const end = work(chance.duration(purchaseSeconds) * (1 - firstTransactionShare))
    result.sold += 1
    if (buyer.wasTurnedAway) result.soldLater += 1
    count('sold', end)
    jobs += 1
    const ms = (end - buyer.cameAt) * 1000
    const step = Math.ceil(Math.log10(ms / shortestMs) * stepsPerTenfold)
    const waits = result.waits[bucketOf(buyer.cameAt)] as Int32Array
    const place = Math.min(Math.max(step, 0), steps - 1)
    waits[place] = (waits[place] as number) + 1
  }

  const turnAway = (buyer: Buyer, retryAfterSeconds: number) => {
    result.turnedAway += 1
    buyer.wasTurnedAway = true
    count('turnedAway', now)
    if (buyer.repeats === product.repeatsMax) return decide(buyer)
    buyer.repeats += 1
    queue.add(now + retryAfterSeconds, { kind: 'send', buyer })
  }

  /** The page has no answer: the buyer presses again, with the same purchase id, or leaves. */
  const decide = (buyer: Buyer, afterSeconds = 0) => {
    buyer.wasTurnedAway = true
    const { pressesMax, pressesAgainShare, pauseSeconds } = day.buyer
    if (buyer.presses < pressesMax && chance.share() < pressesAgainShare) {
      queue.add(now + afterSeconds + chance.wait(pauseSeconds), { kind: 'press', buyer })
      return
    }
    result.gaveUp += 1
    if (buyer.isTroubled) troubleOf(buyer).lost += 1
    count('gaveUp', now)
  }

  const happen = ({ kind, buyer }: Event) => {
    if (kind === 'press') press(buyer)
    else if (kind === 'send') send(buyer)
    else if (kind === 'open') open(buyer)
    else hear(buyer, kind)
  }

  const passUntil = (second: number) => {
    for (let at = queue.nextAt(); at < second; at = queue.nextAt()) {
      now = at
      happen(queue.take() as Event)
    }
    now = second
  }

  const come = (buyer: Buyer) => {
    result.offered += 1
    count('offered', now)
    if (buyer.isTroubled) troubleOf(buyer).offered += 1
    press(buyer)
  }

  /** Runs the worker, which is one process, in the core time that purchases leave. */
  const followUp = (minute: number) => {
    const leftSeconds = Math.max(0, day.cores * 60 - (busySeconds[minute] ?? 0))
    unworked += Math.min(leftSeconds / followingSeconds, 60_000 / following.worker)
    const done = Math.min(jobs, Math.floor(unworked))
    jobs -= done
    // Unused core time cannot be used later.
    unworked = jobs === 0 ? 0 : unworked - done
    result.jobsMax = Math.max(result.jobsMax, jobs)
    const bucket = bucketOf(minute * 60)
    result.series.jobs[bucket] = Math.max(result.series.jobs[bucket] ?? 0, jobs)
  }

  const upTo: number[] = []
  const weight = tenants.reduce((sum, tenant) => {
    upTo.push(sum + tenant.weight)
    return sum + tenant.weight
  }, 0)
  const isTrouble = (second: number) => second >= day.slow.from * 60 && second < day.down.until * 60
  for (const [minute, share] of arrivalCurve().entries()) {
    const meanGap = 60 / (day.purchases * weight * share)
    const end = (minute + 1) * 60
    for (let at = minute * 60 + chance.wait(meanGap); at < end; at += chance.wait(meanGap)) {
      passUntil(at)
      const tenant = firstAbove(upTo, chance.share() * weight)
      come({
        id: String(result.offered),
        tenant,
        cameAt: at,
        presses: 0,
        repeats: 0,
        place: 0,
        slotUntil: 0,
        wasTurnedAway: false,
        isTroubled: isTrouble(at) && routes[tenant]?.[0]?.acquirer === 0,
      })
    }
    passUntil(end)
    followUp(minute)
  }
  result.waiting = queue.size()
  result.busySeconds = [...busySeconds.subarray(0, minutesOfDay)]
  result.busiestShare = Math.max(...result.busySeconds) / 60 / day.cores
  return result
}

function firstAbove(bounds: readonly number[], value: number): number {
  let low = 0
  let high = bounds.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bounds[middle] as number) > value) high = middle
    else low = middle + 1
  }
  return low
}

/** The waiting time in seconds that the given share of buyers does not exceed. */
export function waitOf(waits: Int32Array, share: number): number {
  const all = waits.reduce((sum, buyers) => sum + buyers, 0)
  let passed = 0
  const step = waits.findIndex((buyers) => {
    passed += buyers
    return passed >= all * share
  })
  return (shortestMs / 1000) * 10 ** (Math.max(step, 0) / stepsPerTenfold)
}
