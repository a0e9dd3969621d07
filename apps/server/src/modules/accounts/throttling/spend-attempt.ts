import { sql } from 'drizzle-orm'
import { throttles } from '#db/schema/accounts.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'
import { askForProof, proofLifetimeMs, readProof, secondOfWorkBits } from './proof-of-work.ts'
import {
  type ThrottleKey,
  type ThrottlePolicy,
  throttleKeyText,
  throttlePolicies,
} from './throttle-policies.ts'

export type Throttled = { retryAfterSeconds: number }

/**
 * Counts the attempt as a failure before anything is verified, so that a thousand parallel guesses cannot all
 * pass under the limit; a success reverts it. Returns the waiting time when any of the counters is exhausted,
 * and then counts nothing. Beyond the limit of a counter that never blocks, the attempt needs a proof of
 * work.
 */
export async function spendAttempt(
  scope: Scope,
  keys: readonly ThrottleKey[],
  proof?: string,
): Promise<Throttled | null> {
  const counters = await lockCounters(scope, keys)
  const blockedUntil = Math.max(...counters.map(({ blockedUntil }) => blockedUntil?.getTime() ?? 0))
  const waitMs = blockedUntil - scope.now.getTime()
  if (waitMs > 0) return { retryAfterSeconds: Math.ceil(waitMs / 1000) }
  const bits = Math.max(...counters.map((counter) => bitsDue(counter, scope.now)))
  if (bits > 0) await spendProof(scope, `attempt ${keys.map(throttleKeyText).join(' ')}`, { proof, bits })
  const isUnderAttack = counters.some((counter) => rings(counter, scope.now))
  await scope.tx
    .insert(throttles)
    .values(counters.map((counter) => afterFailure(counter, isUnderAttack, scope.now)))
    .onConflictDoUpdate({
      target: [throttles.platformId, throttles.key],
      set: {
        failures: sql`excluded.failures`,
        windowEndsAt: sql`excluded.window_ends_at`,
        blockedUntil: sql`excluded.blocked_until`,
      },
    })
  return null
}

type Counter = typeof throttles.$inferSelect & { policy: ThrottleKey['policy'] }

/** Keys have a fixed order (account and network, account, network, platform), so two attempts never deadlock. */
async function lockCounters(
  { tx, platformId, now }: Scope,
  keys: readonly ThrottleKey[],
): Promise<Counter[]> {
  const rows = await tx
    .insert(throttles)
    .values(keys.map((key) => ({ platformId, key: throttleKeyText(key), failures: 0, windowEndsAt: now })))
    .onConflictDoUpdate({ target: [throttles.platformId, throttles.key], set: { key: sql`excluded.key` } })
    .returning()
  return keys.map((key) => {
    const row = rows.find((candidate) => candidate.key === throttleKeyText(key))
    invariant(row, 'a counter that was just written comes back')
    return { ...row, policy: key.policy }
  })
}

function bitsDue({ policy, failures, windowEndsAt }: Counter, now: Date): number {
  const { provable, failuresMax }: ThrottlePolicy = throttlePolicies[policy]
  if (!provable || failures < failuresMax || windowEndsAt <= now) return 0
  const more = Math.floor((failures - failuresMax) / provable.triesPerBit)
  return Math.min(provable.bitsMax, secondOfWorkBits + more)
}

/** Marks a proof as used for as long as it would be valid. */
async function spendProof(
  scope: Scope,
  action: string,
  { proof, bits }: { proof: string | undefined; bits: number },
): Promise<void> {
  // One step easier: the difficulty may have risen while the page computed.
  const read = readProof(scope, action, { proof, bits: bits - 1 })
  if (!read) throw askForProof(scope, action, bits)
  const spent = await scope.tx
    .insert(throttles)
    .values({
      platformId: scope.platformId,
      key: `proof ${read.id}`,
      failures: 0,
      windowEndsAt: new Date(scope.now.getTime() + proofLifetimeMs),
    })
    .onConflictDoNothing()
    .returning({ id: throttles.id })
  if (spent.length === 0) throw askForProof(scope, action, bits)
}

function rings({ policy, failures, windowEndsAt }: Counter, now: Date): boolean {
  const { isAlarm, failuresMax }: ThrottlePolicy = throttlePolicies[policy]
  return isAlarm === true && failures >= failuresMax && windowEndsAt > now
}

function afterFailure(counter: Counter, isUnderAttack: boolean, now: Date): typeof throttles.$inferInsert {
  const policy: ThrottlePolicy = throttlePolicies[counter.policy]
  const isOver = counter.windowEndsAt <= now
  const failures = isOver ? 1 : counter.failures + 1
  const ownMs = failures >= policy.failuresMax ? policy.blockMs : (policy.delaysMs[failures - 1] ?? 0)
  const blockMs = Math.max(ownMs, isUnderAttack ? (policy.attackBlockMs ?? 0) : 0)
  return {
    platformId: counter.platformId,
    key: counter.key,
    failures,
    windowEndsAt: isOver ? new Date(now.getTime() + policy.windowMs) : counter.windowEndsAt,
    blockedUntil: blockMs > 0 ? new Date(now.getTime() + blockMs) : null,
  }
}
