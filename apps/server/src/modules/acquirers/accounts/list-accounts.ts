import { eq, gt } from 'drizzle-orm'
import { providerAccounts, providerCircuits, providerContacts } from '#db/schema/acquirers.ts'
import { listHealthByHour } from '#modules/acquirers/health/list-health-by-hour.ts'
import type { Scope } from '#scope.ts'
import { accountManifest } from './account-manifest.ts'
import { standingOf } from './account-standing.ts'
import { describeManifest } from './describe-manifest.ts'

/** The accounts of the platform with their recent health, in the order of charging. */
export async function listAccounts(scope: Scope) {
  const { app, tx, now } = scope
  const [rows, resting, health] = await Promise.all([
    tx
      .select({ account: providerAccounts, contact: providerContacts })
      .from(providerAccounts)
      .leftJoin(providerContacts, eq(providerContacts.providerAccountId, providerAccounts.id))
      .orderBy(providerAccounts.priority, providerAccounts.id),
    tx
      .select({
        accountId: providerCircuits.providerAccountId,
        method: providerCircuits.method,
        until: providerCircuits.restsUntil,
      })
      .from(providerCircuits)
      .where(gt(providerCircuits.restsUntil, now)),
    listHealthByHour(scope),
  ])
  return rows.map(({ account, contact }) => {
    const { id, provider, label, methods, status, priority, createdAt, clearedAt } = account
    const restingMethods = resting.filter(({ accountId }) => accountId === id).map(({ method }) => method)
    const hours = health.get(id) ?? []
    return {
      id,
      provider,
      label,
      methods,
      status,
      priority,
      createdAt: createdAt.toISOString(),
      can: describeManifest(accountManifest(app, account)),
      /** Methods whose breaker is open after failed charges. */
      restingMethods,
      standing: standingOf({
        status,
        methods,
        isResting: restingMethods.length > 0,
        judged: hours.reduce((sum, { judged }) => sum + judged, 0),
        sick: hours.reduce((sum, { sick }) => sum + sick, 0),
      }),
      isCleared: clearedAt !== null,
      webhookHeardAt: contact?.heardAt?.toISOString() ?? null,
      webhookMissedSince: contact?.missedSince?.toISOString() ?? null,
      health: hours,
    }
  })
}
