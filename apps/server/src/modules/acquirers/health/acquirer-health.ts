import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { FailureKind } from '@balcao/providers/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { providerHealth } from '#db/schema/acquirers.ts'
import type { Verdict } from '#kit/circuit-breaker.ts'
import { gatherRows } from '#kit/gather-rows.ts'
import type { Log } from '#kit/log.ts'

/** Outcome of a call, or the reason why it was not made: the breaker is open, or too many calls are under way. */
export type CallOutcome = 'answered' | FailureKind | 'resting' | 'busy'

export type CallNote = {
  platformId: string
  accountId: string
  method: PaymentMethod
  operation: 'CHARGE' | 'READ' | 'REFUND' | 'PAYOUT'
  outcome: CallOutcome
  at: Date
  durationMs: number
}

/**
 * Counts the answers of each account by hour, for the staff. No sale waits for a count or fails with it: the
 * counts of a second are summed and written in one statement, so that a busy hour costs no more than a quiet
 * one and no lock queue forms on one row.
 */
export type AcquirerHealth = {
  note(note: CallNote): void
  /** Flushes the counts, and resolves when they are written or given up. */
  settled(): Promise<void>
}

declare module '#app.ts' {
  interface App {
    acquirerHealth: AcquirerHealth
  }
}

type Row = typeof providerHealth.$inferInsert

const hourMs = 3_600_000
const gatheredForMs = 1_000

export function createAcquirerHealth({ db, log }: { db: Database; log: Log }): AcquirerHealth {
  const gathered = gatherRows<Row>({
    forMs: gatheredForMs,
    write: (platformId, rows) => write(db, platformId, rows),
    onFailure: (platformId, error) =>
      log.warn({ platformId, error }, 'The health of acquirers could not be counted'),
  })

  return {
    note({ platformId, accountId, method, operation, outcome, at, durationMs }) {
      const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs)
      const key = [platformId, accountId, method, operation, hour.toISOString(), outcome].join(' ')
      const pending = gathered.pending()
      const row = pending.get(key)
      pending.set(key, {
        platformId,
        providerAccountId: accountId,
        method,
        operation,
        hour,
        outcome,
        calls: (row?.calls ?? 0) + 1,
        totalMs: (row?.totalMs ?? 0) + Math.max(0, durationMs),
      })
      gathered.plan()
    },
    settled: gathered.settled,
  }
}

async function write(db: Database, platformId: string, rows: Row[]): Promise<void> {
  await db.transaction(platformId, (tx) =>
    tx
      .insert(providerHealth)
      .values(rows)
      .onConflictDoUpdate({
        target: [
          providerHealth.platformId,
          providerHealth.providerAccountId,
          providerHealth.method,
          providerHealth.operation,
          providerHealth.hour,
          providerHealth.outcome,
        ],
        set: {
          calls: sql`${providerHealth.calls} + excluded.calls`,
          totalMs: sql`${providerHealth.totalMs} + excluded.total_ms`,
        },
      }),
  )
}

/**
 * Meaning of an outcome for the acquirer's health. A refusal is an answer; a call that was never sent
 * indicates nothing.
 */
export const verdictOf: Record<CallOutcome, Verdict> = {
  answered: 'well',
  declined: 'well',
  provider_error: 'well',
  unreachable: 'sick',
  unknown: 'sick',
  bad_response: 'sick',
  rate_limited: 'sick',
  unsupported: 'no_verdict',
  invalid_request: 'no_verdict',
  credentials: 'no_verdict',
  resting: 'no_verdict',
  busy: 'no_verdict',
}
