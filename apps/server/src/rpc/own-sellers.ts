import { AppError } from '@balcao/domain/app-error'
import { sql } from 'drizzle-orm'
import type { App } from '../app.ts'
import { inScope } from '../scope.ts'
import { type About, subjectOf } from './about.ts'
import type { SessionUser } from './session-user.ts'

/**
 * Where somebody's reads run. Who sees some sellers only is shown no row of another by the database itself, whatever the query forgets
 * (`app.narrow` in own-sellers.sql).
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
 * Who sees some sellers only changes what is declared to be about those, and nothing that is about the platform; what belongs to another
 * seller does not exist. Changes run in the application's role and are guarded by this alone: what they do to the money of others, such as
 * the share of an affiliate, they have to see whole.
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
      sql`select app.sees_all(${subject.table}::text::regclass, ${sql.param(subject.ids)}::uuid[], ${userId}::uuid) as seen`,
    ),
  )
  if (!answer?.seen) throw new AppError('not_found')
}
