import { asc, eq } from 'drizzle-orm'
import { reportViews } from '#db/schema/report-views.ts'
import type { Caller } from '#rpc/caller.ts'

/** The caller's own views, the oldest first. */
export async function listReportViews({ tx, session }: Caller) {
  const rows = await tx
    .select()
    .from(reportViews)
    .where(eq(reportViews.userId, session.userId))
    .orderBy(asc(reportViews.createdAt), asc(reportViews.id))
  return rows.map(({ id, name, report, filters, schedule, nextMailAt }) => ({
    viewId: id,
    name,
    report,
    filters,
    schedule,
    nextMailAt: nextMailAt?.toISOString() ?? null,
  }))
}
