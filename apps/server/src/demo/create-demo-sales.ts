import { addDays, type CalendarDay, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import postgres from 'postgres'
import type { App } from '#app.ts'
import { inScope } from '#scope.ts'
import { advanceDemoSubscriptions } from './advance-demo-subscriptions.ts'
import { atInstant } from './at-instant.ts'
import { listSoldOffers } from './list-sold-offers.ts'
import { type LaterEvent, makeDemoSale, pixPaidAfterMs } from './make-demo-sale.ts'
import { moveDemoSubscribers } from './move-demo-subscribers.ts'
import { payDemoInvoices, questionsAtOnce } from './pay-demo-invoices.ts'
import { bringBackPayouts, payDemoPeople } from './pay-demo-people.ts'
import { planSales } from './plan-demo-sales.ts'
import { seededRandom } from './seeded-random.ts'
import { settleDemoAcquirers } from './settle-demo-acquirers.ts'
import { workPastJobs } from './work-past-jobs.ts'

const soldForDays = 90
const buyersAtOnce = 16
/** Days between withdrawals: daily ones would slow the start by seconds. */
const daysBetweenPaydays = 14
const minuteMs = 60_000
const hourMs = 60 * minuteMs

export type DemoPast = {
  sandbox: Sandbox
  setSandboxTime(instant: Date | null): void
  /** Database owner, who reaches the queue, which the product's own role cannot see. */
  ownerUrl: string
  count: number
  /** Number of days, the last one being today. */
  days?: number
}

/**
 * The last days, one after another, made by the product's own use cases: purchases through the adapter at the acquirer
 * (with its clock and ours set to the day), their outcomes, renewals, releases, and withdrawals.
 */
export async function createDemoSales(
  app: App,
  platformId: string,
  { sandbox, setSandboxTime, ownerUrl, count, days = soldForDays }: DemoPast,
): Promise<void> {
  const { chargesPerAccountMax, chargesSharedBy } = app.config
  // At most the account's concurrency slots in this process, or a sale would be refused.
  const atOnce = Math.min(buyersAtOnce, Math.ceil(chargesPerAccountMax / chargesSharedBy))
  const shop = { app, platformId, sandbox }
  const offers = await inScope(app, platformId, listSoldOffers)
  const now = app.clock.now()
  const random = seededRandom(20_261_115)
  const planned = Map.groupBy(planSales({ now, days, count }, offers), ({ at }) => dayInSaoPaulo(at))
  const queue = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  let later: readonly LaterEvent[] = []
  try {
    for (let daysAgo = days; daysAgo >= 0; daysAgo--) {
      const day = addDays(dayInSaoPaulo(now), -daysAgo)
      const sales = planned.get(day) ?? []
      const night = nightOf(day, now)
      // The acquirer has one clock, so the few concurrent buyers are of the same day.
      setSandboxTime(sales[0]?.at ?? night)
      for (let start = 0; start < sales.length; start += atOnce) {
        const buying = sales.slice(start, start + atOnce)
        const made = await Promise.all(buying.map((sale) => makeDemoSale(shop, sale)))
        const lastAt = buying.at(-1)?.at ?? night
        // A Pix is paid while its code is valid by the acquirer's clock.
        later = await liveUntil(new Date(lastAt.getTime() + pixPaidAfterMs), app, [...later, ...made.flat()])
      }
      setSandboxTime(night)
      later = await liveUntil(night, app, later)
      const past = { until: night, atOnce }
      await advanceDemoSubscriptions(app, platformId, past)
      await payDemoInvoices({ ...shop, app: atInstant(app, night) }, random)
      await moveDemoSubscribers(atInstant(app, night), platformId, daysAgo)
      await workPastJobs(app, queue, past)
      if (daysAgo % daysBetweenPaydays === 0) {
        await settleDemoAcquirers(atInstant(app, night), platformId)
        await payDemoPeople(atInstant(app, night), platformId, { weeksAgo: daysAgo / 7 })
        await workPastJobs(app, queue, past)
      }
      await bringBackPayouts(app, platformId, sandbox)
    }
  } finally {
    await queue.end()
    setSandboxTime(null)
  }
}

/**
 * Runs the events due until an instant, and returns the rest. A few events of one hour run concurrently, all at
 * the time of the last one, so that the books stay in chronological order. Events of one sale are hours apart.
 */
async function liveUntil(
  instant: Date,
  app: App,
  events: readonly LaterEvent[],
): Promise<readonly LaterEvent[]> {
  const [due, left] = [events.filter(({ at }) => at <= instant), events.filter(({ at }) => at > instant)]
  const waiting = due.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (let [first] = waiting; first; [first] = waiting) {
    const endsAt = first.at.getTime() + hourMs
    const ofHour = waiting.slice(0, questionsAtOnce).filter(({ at }) => at.getTime() < endsAt)
    const at = ofHour.at(-1)?.at ?? first.at
    await Promise.all(ofHour.map(({ happen }) => happen(atInstant(app, at))))
    waiting.splice(0, ofHour.length)
  }
  return left
}

/** The last moment of a day, or now. */
function nightOf(day: CalendarDay, now: Date): Date {
  const midnight = startOfDayInSaoPaulo(addDays(day, 1)).getTime()
  return new Date(Math.min(midnight - minuteMs, now.getTime()))
}
