import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import type { App } from '#app.ts'
import { dayOracles, findBrokenDays } from '#cli/audit/find-broken-days.ts'
import { oracles } from '#cli/audit/oracles.ts'
import { runOracles } from '#cli/audit/run-oracles.ts'
import type { MetricOf } from '#kit/metrics/declared-metrics.ts'
import { bookFacts, readServer, serverGauges } from './watched-facts.ts'

type Readings = { value: number; labels: Record<string, string> }[]
type Look = { shortestRestMs: number; read(): Promise<[gauge: string, readings: Readings][]> }

const roundMs = 5_000
const factRestMs = 15_000
const oracleRestMs = 60_000
/**
 * Pause after a query, as a multiple of its duration, so that queries take only a small share of one connection. The
 * shorter of the last two durations counts: otherwise, after one query that was slow on a cold cache, the next would
 * run only minutes later, and a missing cent would go unnoticed.
 */
const restFactor = 300
const longestRestMs = 3_600_000

/**
 * Watches the database for the metrics: the queue, the books and the oracles of `audit`. Quick queries run every few
 * seconds and each quick oracle every minute; slow ones less often, at least every hour. One of all workers watches at
 * a time: the lock ends with its connection, and then another takes over.
 */
export function watchBooks({ metrics, log }: App, ownerUrl: string): { stop(): Promise<void> } {
  const sql = postgres(ownerUrl, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'balcao watch', statement_timeout: 600_000 },
  })
  const seen = new Map<string, { gauge: string; readings: Readings }>()
  const due = new Map<Look, number>()
  const formerMs = new Map<Look, number>()
  const looks = [...factLooks(sql), ...oracleLooks(sql, ownerUrl)]
  for (const name of watchedGauges)
    metrics.watch(name, () =>
      [...seen.values()].filter(({ gauge }) => gauge === name).flatMap(({ readings }) => readings as never),
    )

  const forget = () => {
    seen.clear()
    due.clear()
  }
  const lookAround = async (): Promise<void> => {
    const [lock] = await sql`select pg_try_advisory_lock(hashtextextended('watch books', 0)) as "isOurs"`
    if (!lock?.isOurs) return forget()
    for (const [place, look] of looks.entries()) {
      if (stopAsked.signal.aborted) return
      if ((due.get(look) ?? 0) > performance.now()) continue
      const startedAt = performance.now()
      for (const [gauge, readings] of await look.read()) seen.set(`${place} ${gauge}`, { gauge, readings })
      const tookMs = performance.now() - startedAt
      const usualMs = Math.min(tookMs, formerMs.get(look) ?? 0)
      formerMs.set(look, tookMs)
      const restMs = Math.min(longestRestMs, Math.max(look.shortestRestMs, usualMs * restFactor))
      due.set(look, performance.now() + restMs)
    }
  }

  const stopAsked = new AbortController()
  const watch = async (): Promise<void> => {
    while (!stopAsked.signal.aborted) {
      await lookAround().catch((error: unknown) => {
        // Old values would hide that the books are no longer watched.
        forget()
        if (!stopAsked.signal.aborted) log.warn({ error }, 'The books could not be watched')
      })
      await pause(roundMs, undefined, { signal: stopAsked.signal }).catch(() => {})
    }
  }
  const watching = watch()
  return {
    async stop() {
      stopAsked.abort()
      // An oracle may run for minutes: its statement ends with the connection.
      await sql.end({ timeout: 1 })
      await watching
    },
  }
}

const watchedGauges: readonly MetricOf<'gauge'>[] = [
  ...serverGauges,
  ...bookFacts.map(({ gauge }) => gauge),
  'balcao_oracle_violations',
  'balcao_oracle_checked_timestamp_seconds',
]

function factLooks(sql: postgres.Sql): Look[] {
  const server: Look = { shortestRestMs: factRestMs, read: () => readServer(sql) }
  const books = bookFacts.map(({ gauge, query, always }): Look => {
    const read = async (): Promise<[string, Readings][]> => {
      const sums = new Map(always.map((label) => [label, 0]))
      for (const { row } of await runOracles(sql, [{ id: gauge, says: '', sql: query }], {
        isLiveOnly: true,
      })) {
        const { label, value } = row as { label: string; value: string }
        sums.set(label, (sums.get(label) ?? 0) + Number(value))
      }
      const labels = (label: string) => (label === '' ? {} : { currency: label })
      return [[gauge, [...sums].map(([label, value]) => ({ value, labels: labels(label) }))]]
    }
    return { shortestRestMs: factRestMs, read }
  })
  return [server, ...books]
}

function oracleLooks(sql: postgres.Sql, ownerUrl: string): Look[] {
  const lookOf = (oracle: string, find: () => Promise<unknown[]>): Look => ({
    shortestRestMs: oracleRestMs,
    read: async () => {
      const value = (await find()).length
      const labels = { oracle }
      return [
        ['balcao_oracle_violations', [{ value, labels }]],
        ['balcao_oracle_checked_timestamp_seconds', [{ value: Date.now() / 1000, labels }]],
      ]
    },
  })
  return [
    ...oracles.map((oracle) => lookOf(oracle.id, () => runOracles(sql, [oracle]))),
    ...dayOracles.map((oracle) => lookOf(oracle.id, () => findBrokenDays(sql, ownerUrl, [oracle]))),
  ]
}
