import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#app.ts'
import { auditLog } from '#db/schema/platforms.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { theProduct, writeAudit } from '#modules/platforms/write-audit.ts'
import { askCell } from '#rpc/cells/master-call.ts'
import { inScope } from '#scope.ts'
import { lastAuditDay } from './close-audit-days.ts'

/** The last closed day of a platform's audit trail, as the operator's trail stores it. */
export const auditAnchor = z.strictObject({
  platformId: z.uuid(),
  day: z.iso.date(),
  rowsCount: z.int(),
  hash: z.string().length(64),
})

/**
 * Writes the hash of the last closed day to the operator's trail, in that trail's cell. The hash covers all
 * earlier days, so that a forger of a platform's trail would have to change the operator's as well.
 */
export async function anchorAuditDay(app: App, platformId: string): Promise<void> {
  if (platformId === operatorPlatformId) return
  const last = await inScope(app, platformId, lastAuditDay)
  if (!last) return
  const anchor = { platformId, ...last }
  const home = app.cells.elsewhere(operatorPlatformId)
  if (home === null) await keepAnchor(app, anchor)
  else await askCell(app, home, { auditAnchor: anchor })
}

/**
 * Accepts an anchor from another cell, only for a platform that lives elsewhere and for a day that is over: a
 * future day would make true anchors look old.
 */
export async function takeAnchor(app: App, anchor: z.output<typeof auditAnchor>): Promise<void> {
  const isOver = anchor.day < dayInSaoPaulo(app.clock.now())
  if (!isOver || app.cells.elsewhere(anchor.platformId) === null) throw new AppError('not_found')
  await keepAnchor(app, anchor)
}

/** Adds the anchor to the operator's trail, once for each day. */
export async function keepAnchor(
  app: App,
  { platformId, ...anchor }: z.output<typeof auditAnchor>,
): Promise<void> {
  await inScope(app, operatorPlatformId, async (scope) => {
    await scope.tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`anchor-trail ${platformId}`}, 0))`,
    )
    const [kept] = await scope.tx
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.subject, platformId), eq(auditLog.action, 'audit_day.anchored')))
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(1)
    if (kept && String(kept.detail.day) >= anchor.day) return
    await writeAudit(scope, theProduct, { action: 'audit_day.anchored', subject: platformId, detail: anchor })
  })
}
