import { boundsOfDays } from '@balcao/domain/calendar'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, gte, lt, lte, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { auditDays, auditLog } from '#db/schema/platforms.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import { admit, type SignedInAccess } from '#rpc/access.ts'
import { type Asking, exportLimit, parsedQuery } from '#rpc/exports/define-export.ts'
import { inScope } from '#scope.ts'
import { headerOf } from './header-of.ts'
import { trailInput } from './trail.input.ts'

const rowsOfAPage = 1_000

type Day = typeof auditDays.$inferSelect

type TrailFile = {
  /** Part of the file's address, and of the name of the download. */
  name: string
  access: SignedInAccess
}

/**
 * Audit trails as files that an outsider can verify (docs/audit-trail.md): a platform's own, and the
 * operator's.
 */
export const trailFiles: readonly TrailFile[] = [
  {
    name: 'audit-trail',
    access: { area: 'ADMIN', permission: 'isFunctionariesAvailable', freshProof: true },
  },
  { name: 'operator-audit-trail', access: { area: 'MASTER', freshProof: true } },
]

/**
 * The closed days of a period: for each a header line and the line of each of its rows, exactly as they were
 * hashed. Rows in the archive are left out, and can be read with `archive read`. Read in pages, each in a
 * transaction of its own, since a closed day does not change. Read from the primary, because replicas may lag
 * differently.
 */
export async function openTrail(
  { access }: TrailFile,
  asking: Asking,
  query: unknown,
): Promise<AsyncGenerator<string, void>> {
  const { app, ip } = asking
  const session = admit(asking, access)
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
      yield `${headerOf(day, day.archivedIn !== null)}\n`
      if (day.rowsCount > 0 && day.archivedIn === null) yield* rowsOf(app, day)
    }
  })()
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
