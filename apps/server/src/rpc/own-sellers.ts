import { AppError } from '@balcao/domain/texts/app-error'
import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { inScope } from '#scope.ts'
import { type About, subjectOf, subjects } from './about.ts'
import type { SessionUser } from './session-user.ts'

/**
 * Scope of a session's reads. For staff limited to some sellers the database itself hides the rows of all other
 * sellers, even from a query without that condition (`app.narrow` in own-sellers.sql).
 */
export function readingAs({ ownSellersOnly, userId }: SessionUser, run: typeof inScope): typeof inScope {
  if (!ownSellersOnly) return run
  return (app, platformId, work) =>
    run(app, platformId, async (scope) => {
      await scope.tx.execute(sql`select app.narrow(${userId}::uuid)`)
      return work(scope)
    })
}

/**
 * Staff limited to some sellers change only rows declared to be about these sellers, and nothing about the platform;
 * records of another seller are not found. Changes run in the application's role and are guarded by this check alone:
 * their effects on others' money, such as an affiliate's share, need all rows.
 */
export async function refuseHidden(
  app: App,
  { ownSellersOnly, userId, platformId }: SessionUser,
  { about, input }: { about: About; input: unknown },
): Promise<void> {
  if (!ownSellersOnly) return
  const subject = subjectOf(about, input)
  if (subject === null) throw new AppError('all_sellers_needed')
  const [answer] = await inScope(app, platformId, ({ tx }) =>
    tx.execute<{ seen: boolean }>(
      sql`select app.sees_all(${subjects[subject.kind].table}::text::regclass, ${sql.param(subject.ids)}::uuid[], ${userId}::uuid) as seen`,
    ),
  )
  if (!answer?.seen) throw new AppError('not_found')
}
