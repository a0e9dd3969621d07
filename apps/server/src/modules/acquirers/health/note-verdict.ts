import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { providerCircuits } from '#db/schema/acquirers.ts'
import type { Verdict } from '#kit/circuit-breaker.ts'
import type { ChargeableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { inScope, type Scope } from '#scope.ts'
import { circuitPolicy } from './acquirer-guard.ts'

/**
 * Shares a charge's verdict on its account with all processes. Nothing is written for an account that stays
 * healthy, and a failed write fails no sale.
 */
export async function noteVerdict(
  app: App,
  { account, method, verdict }: { account: ChargeableAccount; method: PaymentMethod; verdict: Verdict },
): Promise<void> {
  // A payment with a slot at an account after its rest is the probe.
  const isProbe = (account.circuit?.restsUntil ?? null) !== null
  const wasSick = isProbe || (account.circuit?.sickInARow ?? 0) > 0
  const isNews = verdict === 'sick' || isProbe || (verdict === 'well' && wasSick)
  if (!isNews) return
  const place = { accountId: account.id, method }
  const opens = isProbe || app.acquirerGuard.stateOf(place) === 'OPEN'
  await inScope(app, account.platformId, (scope) =>
    verdict === 'sick'
      ? countSick(scope, place, opens)
      : verdict === 'well'
        ? endSickness(scope, place, isProbe)
        : letNextProbe(scope, place),
  ).catch((error: unknown) =>
    app.log.warn({ providerAccountId: account.id, error }, 'The state of an account could not be written'),
  )
}

type Place = { accountId: string; method: PaymentMethod }

async function countSick(
  { tx, platformId, now }: Scope,
  { accountId, method }: Place,
  opens: boolean,
): Promise<void> {
  const { sickInARow, restsUntil } = providerCircuits
  const end = new Date(now.getTime() + circuitPolicy.restSeconds * 1000)
  await tx
    .insert(providerCircuits)
    .values({
      platformId,
      providerAccountId: accountId,
      method,
      sickInARow: 1,
      restsUntil: opens ? end : null,
    })
    .onConflictDoUpdate({
      target: [providerCircuits.platformId, providerCircuits.providerAccountId, providerCircuits.method],
      set: {
        sickInARow: sql`${sickInARow} + 1`,
        restsUntil: sql`case when ${opens} or ${sickInARow} + 1 >= ${circuitPolicy.sickInARowMax}
          then ${end.toISOString()}::timestamptz else ${restsUntil} end`,
      },
    })
}

/** A late good answer from before the rest does not end the rest: only the probe does. */
async function endSickness({ tx }: Scope, place: Place, isProbe: boolean): Promise<void> {
  await tx
    .update(providerCircuits)
    .set({ sickInARow: 0, restsUntil: null })
    .where(and(isAt(place), isProbe ? undefined : isNull(providerCircuits.restsUntil)))
}

async function letNextProbe({ tx, now }: Scope, place: Place): Promise<void> {
  await tx.update(providerCircuits).set({ restsUntil: now }).where(isAt(place))
}

function isAt({ accountId, method }: Place) {
  return and(eq(providerCircuits.providerAccountId, accountId), eq(providerCircuits.method, method))
}
