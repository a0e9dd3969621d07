import { AppError } from '@balcao/domain/texts/app-error'
import { min } from 'drizzle-orm'
import { platforms } from '#db/schema/platforms.ts'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { beginAdvance } from '#modules/platforms/test-mode/move-clock.ts'
import type { Caller } from '#rpc/caller.ts'
import { planAdvance } from './advance-clock.job.ts'
import type { ClockInput } from './clock.input.ts'

const dayMs = 86_400_000
/** Maximum lead over the live clock. */
const aheadMaxMs = 10 * 366 * dayMs

/** The clock of the seller's test mode, and its target. */
export async function readTestClock(caller: Caller) {
  const { tx, now } = requireTest(caller)
  const [platform] = await tx.select({ target: platforms.clockTarget }).from(platforms)
  return {
    now: now.toISOString(),
    target: platform?.target?.toISOString() ?? null,
    nextRenewalAt: (await findNextRenewal(caller))?.toISOString() ?? null,
  }
}

/** Moves the clock ahead, never back. Jobs that become due on the way run at their own hour. */
export async function advanceTestClock(caller: Caller, { to }: ClockInput): Promise<void> {
  const { app, now } = requireTest(caller)
  const target = to === 'NEXT_RENEWAL' ? await findNextRenewal(caller) : new Date(now.getTime() + to * dayMs)
  if (target === null) throw new AppError('not_found')
  if (target.getTime() - app.worldClock.now().getTime() > aheadMaxMs)
    throw new AppError('input_invalid', { field: 'to' })
  if (!(await beginAdvance(caller, target))) throw new AppError('record_changed')
  await planAdvance(caller)
}

export function requireTest(caller: Caller): Caller {
  if (!isTestPlatform(caller.platformId)) throw new AppError('not_found')
  return caller
}

/** Time of the earliest next step of all subscriptions. It is in the past only until the due job has run. */
async function findNextRenewal({ tx }: Caller): Promise<Date | null> {
  const [row] = await tx.select({ at: min(subscriptions.nextStepAt) }).from(subscriptions)
  return row?.at ?? null
}
