import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, asc, eq, gt, gte, sql } from 'drizzle-orm'
import { providerAccounts, providerCircuits, providerHealth } from '#db/schema/acquirers.ts'
import { payments } from '#db/schema/payments.ts'
import { standingOf } from '#modules/acquirers/accounts/account-standing.ts'
import { verdictOf } from '#modules/acquirers/health/acquirer-health.ts'
import { countWhere } from '#modules/reports/figures-by-day.ts'
import type { Scope } from '#scope.ts'

const hourMs = 3_600_000
const hoursShown = 24

/** The platform's acquirer accounts in the last day: approvals, health by hour, and open circuit breakers. */
export async function readAcquirers({ tx, platformId, now }: Scope) {
  const lastHour = Math.floor(now.getTime() / hourMs) * hourMs
  const since = new Date(lastHour - (hoursShown - 1) * hourMs)
  const paid = sql`${payments.status} in ('APPROVED', 'REFUNDED', 'CHARGEBACK')`
  const [accounts, circuits, charges, calls] = await Promise.all([
    tx
      .select({
        id: providerAccounts.id,
        name: providerAccounts.label,
        status: providerAccounts.status,
        methods: providerAccounts.methods,
      })
      .from(providerAccounts)
      .where(eq(providerAccounts.platformId, platformId))
      .orderBy(asc(providerAccounts.priority), asc(providerAccounts.id)),
    tx
      .select({ accountId: providerCircuits.providerAccountId, method: providerCircuits.method })
      .from(providerCircuits)
      .where(and(eq(providerCircuits.platformId, platformId), gt(providerCircuits.restsUntil, now))),
    tx
      .select({
        accountId: payments.providerAccountId,
        count: sql<number>`count(*)`.mapWith(Number),
        paidCount: countWhere(paid),
      })
      .from(payments)
      .where(and(eq(payments.platformId, platformId), gte(payments.createdAt, since)))
      .groupBy(payments.providerAccountId),
    tx
      .select({
        accountId: providerHealth.providerAccountId,
        hour: providerHealth.hour,
        outcome: providerHealth.outcome,
        calls: sql<number>`sum(${providerHealth.calls})`.mapWith(Number),
      })
      .from(providerHealth)
      .where(and(eq(providerHealth.platformId, platformId), gte(providerHealth.hour, since)))
      .groupBy(providerHealth.providerAccountId, providerHealth.hour, providerHealth.outcome),
  ])
  const hours = Array.from({ length: hoursShown }, (_, index) => new Date(since.getTime() + index * hourMs))
  return accounts.map(({ methods, ...account }) => {
    const charged = charges.find(({ accountId }) => accountId === account.id)
    const restingMethods = circuits.flatMap(({ accountId, method }): PaymentMethod[] =>
      accountId === account.id ? [method] : [],
    )
    const answered = (hour: Date, verdict: 'well' | 'sick') =>
      calls.reduce((sum, call) => {
        const isCounted =
          call.accountId === account.id &&
          call.hour.getTime() === hour.getTime() &&
          verdictOf[call.outcome] === verdict
        return isCounted ? sum + call.calls : sum
      }, 0)
    const told = hours.map((hour) => ({
      hour: hour.toISOString(),
      well: answered(hour, 'well'),
      sick: answered(hour, 'sick'),
    }))
    const sick = told.reduce((sum, hour) => sum + hour.sick, 0)
    return {
      ...account,
      standing: standingOf({
        status: account.status,
        methods,
        isResting: restingMethods.length > 0,
        judged: told.reduce((sum, hour) => sum + hour.well, sick),
        sick,
      }),
      restingMethods,
      chargeCount: charged?.count ?? 0,
      paidCount: charged?.paidCount ?? 0,
      hours: told,
    }
  })
}
