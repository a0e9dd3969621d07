import { gte, sql } from 'drizzle-orm'
import { providerHealth } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'
import { verdictOf } from './acquirer-health.ts'

export type HealthHour = {
  hour: string
  /** Calls that indicate the acquirer's health, good or bad. Calls never sent indicate nothing. */
  judged: number
  sick: number
  totalMs: number
}

const shownHours = 24
const hourMs = 3_600_000

/** Answers of each account by hour, for the last hours, by account id. An hour without calls has no row. */
export async function listHealthByHour({ tx, now }: Scope): Promise<Map<string, HealthHour[]>> {
  const since = new Date((Math.floor(now.getTime() / hourMs) - shownHours + 1) * hourMs)
  const rows = await tx
    .select({
      accountId: providerHealth.providerAccountId,
      hour: providerHealth.hour,
      outcome: providerHealth.outcome,
      calls: sql<number>`sum(${providerHealth.calls})::int`,
      totalMs: sql<number>`sum(${providerHealth.totalMs})::float8`,
    })
    .from(providerHealth)
    .where(gte(providerHealth.hour, since))
    .groupBy(providerHealth.providerAccountId, providerHealth.hour, providerHealth.outcome)
    .orderBy(providerHealth.hour)
  const judged = rows.filter(({ outcome }) => verdictOf[outcome] !== 'no_verdict')
  const byAccount = Map.groupBy(judged, ({ accountId }) => accountId)
  return new Map([...byAccount].map(([accountId, own]) => [accountId, hoursOf(own)]))
}

type Row = { hour: Date; outcome: keyof typeof verdictOf; calls: number; totalMs: number }

function hoursOf(rows: readonly Row[]): HealthHour[] {
  return [...Map.groupBy(rows, ({ hour }) => hour.toISOString())].map(([hour, own]) => ({
    hour,
    judged: sum(own, ({ calls }) => calls),
    sick: sum(own, ({ outcome, calls }) => (verdictOf[outcome] === 'sick' ? calls : 0)),
    totalMs: sum(own, ({ totalMs }) => totalMs),
  }))
}

function sum(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0)
}
