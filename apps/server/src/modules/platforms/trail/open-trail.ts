import { AppError } from '@balcao/domain/app-error'
import { boundsOfDays } from '@balcao/domain/calendar'
import { and, asc, gte, lt, lte, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { auditDays, auditLog } from '#db/schema/platforms.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import { admit, type StaffAccess } from '#rpc/access.ts'
import { type Asking, exportLimit, parsedQuery } from '#rpc/exports/define-export.ts'
import { inScope } from '#scope.ts'
import { trailInput } from './trail.input.ts'

const rowsOfAPage = 1_000

type Day = typeof auditDays.$inferSelect

/** The audit trail as a file, which an outsider verifies (docs/audit-trail.md). */
export const auditTrail = {
  name: 'audit-trail',
  access: { area: 'ADMIN', permission: 'isConfigAvailable' } satisfies StaffAccess,
  /** Admits the caller, then reads the requested period. */
  open: openTrail,
}

/**
 * The closed days of a period: for each a line about the day, and the line of each of its rows, just as they were hashed. Read a page at a
 * time, each in a transaction of its own: a closed day does not change. From the primary, since two replicas may be differently far.
 */
async function openTrail(asking: Asking, query: unknown): Promise<AsyncGenerator<string, void>> {
  const { app, ip } = asking
  const session = admit(asking, auditTrail.access)
  if (session.ownSellersOnly) throw new AppError('all_sellers_needed')
  const { fromDay, toDay } = parsedQuery(trailInput, query)
  app.limits.spend(exportLimit, session.userId)
  const { platformId, userId } = session
  const days = await inScope(app, platformId, async (scope) => {
    await writeAudit(
      scope,
      { userId, ip },
      { action: 'audit_trail.exported', subject: platformId, detail: { fromDay, toDay } },
    )
    return scope.tx
      .select()
      .from(auditDays)
      .where(and(gte(auditDays.day, fromDay), lte(auditDays.day, toDay)))
      .orderBy(auditDays.day)
  })
  return (async function* lines(): AsyncGenerator<string, void> {
    for (const day of days) {
      yield `${headerOf(day)}\n`
      if (day.rowsCount > 0) yield* rowsOf(app, day)
    }
  })()
}

function headerOf({ platformId, day, rowsCount, previousHash, hash }: Day): string {
  return JSON.stringify({ day, platform: platformId, rows: rowsCount, previous: previousHash, hash })
}

async function* rowsOf(app: App, { platformId, day }: Day): AsyncGenerator<string, void> {
  const { from, to } = boundsOfDays(day)
  let last: { at: Date; id: string } | undefined
  do {
    const after =
      last &&
      sql`(${auditLog.at}, ${auditLog.id}) > (${last.at.toISOString()}::timestamptz, ${last.id}::uuid)`
    const page = await inScope(app, platformId, ({ tx }) =>
      tx
        .select({ at: auditLog.at, id: auditLog.id, line: sql<string>`app.audit_line(audit_log)` })
        .from(auditLog)
        .where(and(gte(auditLog.at, from), lt(auditLog.at, to), after))
        .orderBy(asc(auditLog.at), asc(auditLog.id))
        .limit(rowsOfAPage),
    )
    yield page.map(({ line }) => `${line}\n`).join('')
    last = page.length < rowsOfAPage ? undefined : page.at(-1)
  } while (last)
}
