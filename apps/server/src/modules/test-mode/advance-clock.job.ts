import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { platforms } from '#db/schema/platforms.ts'
import type { Transaction } from '#db/transaction.ts'
import { defineJob } from '#define-job.ts'
import { invariant } from '#kit/invariant.ts'
import type { Job } from '#kit/jobs/job.ts'
import { endAdvance } from '#modules/platforms/test-mode/move-clock.ts'
import { inScope, type Scope } from '#scope.ts'

const dayMs = 86_400_000
/** Half past three in São Paulo, as for live platforms. */
const dailyAtMs = 6.5 * 3_600_000
/**
 * Number of checks at short intervals, which is enough for most due jobs. The intervals then grow, since a job may
 * wait for a slow endpoint of a seller.
 */
const quickChecks = 20
const patienceMs = 250
const patienceMaxMs = 10_000

const key = (platformId: string) => `advance-clock:${platformId}`

export const advanceTicket = { name: 'advance-clock', payload: z.object({ looks: z.int() }), triesMax: 25 }

type DailyJob = Pick<Job<never, object>, 'name' | 'triesMax' | 'payload' | 'isDaily' | 'onMovedClock'>

/**
 * Moves the clock of a test mode towards its target, from one due time to the next: each due job runs at its
 * own hour and before every later one; jobs that make up for missed days run only on the last day. Each step
 * is a job of its own, so that a restart continues from the current step.
 */
export function advanceClockJobFor(jobs: readonly DailyJob[]) {
  return defineJob({
    ...advanceTicket,
    run: (app, { platformId, looks }) =>
      inScope(app, platformId, async (scope) => {
        const { tx, now } = scope
        if (!(await takeClock(tx))) return planAdvance(scope, looks + 1)
        const [platform] = await tx.select({ target: platforms.clockTarget }).from(platforms)
        const target = platform?.target
        if (!target) return
        const world = app.worldClock.now()
        const waiting = await readWaiting(scope, world)
        if (waiting.due > 0) return planAdvance(scope, looks + 1)
        if (now >= target) return endAdvance(scope)
        const dailyAt = nextDaily(now)
        const nextDueMs = waiting.nextAt === null ? Infinity : waiting.nextAt.getTime() - world.getTime()
        const byMs = Math.min(target.getTime() - now.getTime(), dailyAt - now.getTime(), nextDueMs)
        await tx.execute(sql`select app.advance_clock(${byMs}, ${world.toISOString()}::timestamptz)`)
        if (now.getTime() + byMs === dailyAt) {
          const isLast = dailyAt + dayMs > target.getTime()
          for (const job of jobs.filter((each) => runsOnDay(each, isLast)))
            await addJob(scope, job, {}, { key: `${job.name}:${platformId}` })
        }
        await planAdvance(scope)
      }),
    // The clock stays where it is, and can be moved again.
    giveUp: (app, { platformId }) => inScope(app, platformId, endAdvance),
  })
}

async function takeClock(tx: Transaction): Promise<boolean> {
  const [row] = await tx.execute<{ isTaken: boolean }>(sql`select app.take_clock() as "isTaken"`)
  return row?.isTaken === true
}

function runsOnDay({ isDaily, onMovedClock }: DailyJob, isLast: boolean): boolean {
  return isDaily === true && (onMovedClock === undefined || (isLast && onMovedClock === 'LAST_DAY'))
}

export async function planAdvance(scope: Scope, looks = 0): Promise<void> {
  const { platformId, now } = scope
  const pauseMs = Math.min(Math.max(0, looks - quickChecks) * patienceMs, patienceMaxMs)
  const runAt = new Date(now.getTime() + pauseMs)
  await addJob(scope, advanceTicket, { looks }, { key: key(platformId), runAt, isLate: true })
}

async function readWaiting({ tx, platformId }: Scope, world: Date) {
  const [row] = await tx.execute<{ due: number; nextAt: string | null }>(
    sql`select due, next_at as "nextAt" from app.waiting_jobs(${world.toISOString()}::timestamptz, ${key(platformId)})`,
  )
  invariant(row, 'a count is a row')
  return { due: row.due, nextAt: row.nextAt === null ? null : new Date(row.nextAt) }
}

function nextDaily(now: Date): number {
  const days = Math.floor((now.getTime() - dailyAtMs) / dayMs) + 1
  return days * dayMs + dailyAtMs
}
