import { AppError } from '@balcao/domain/texts/app-error'
import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { inScope } from '#scope.ts'
import { type About, subjectOf, subjects } from './about.ts'
import type { SessionUser } from './session-user.ts'

/**
 * For staff members who also sell: refuses changes to their own sales, money, documents or terms, unless the change
 * decides nothing (`evenOwn`).
 */
export async function refuseOwn(
  app: App,
  { userId, platformId }: SessionUser,
  { about, input }: { about: About; input: unknown },
): Promise<void> {
  const subject = subjectOf(about, input)
  if (subject === null || about === 'platform' || about.evenOwn) return
  const { table, owner } = subjects[subject.kind]
  const [own] = await inScope(app, platformId, ({ tx }) =>
    tx.execute(sql`
      select from ${sql.identifier(table)} subject
      where subject.platform_id = ${platformId} and subject.id = any(${sql.param(subject.ids)}::uuid[]) and ${owner} = ${userId}
      limit 1`),
  )
  if (own) throw new AppError('other_person_needed')
}
