import { AppError } from '@balcao/domain/app-error'
import { sql } from 'drizzle-orm'
import type { App } from '../app.ts'
import { inScope, type Scope } from '../scope.ts'
import type { SessionUser } from './session-user.ts'

/** More than any form or any choice in a list sends. */
const idsMax = 1_000
const idPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

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
 * To who sees some sellers only, what belongs to another does not exist, by whatever name an input calls it. Changes run in the
 * application's role and are guarded by this alone: what they do to the money of others, such as the share of an affiliate, they have to
 * see whole. A change has to name something that the person sees; without that it would be one for all sellers.
 */
export async function refuseHidden(
  app: App,
  { ownSellersOnly, userId, platformId }: SessionUser,
  { input, isStaffWork }: { input: unknown; isStaffWork: boolean },
): Promise<void> {
  if (!ownSellersOnly) return
  const ids = [...new Set(idsIn(input))]
  if (ids.length > idsMax) throw new AppError('input_invalid')
  const named = ids.length === 0 ? 'NOTHING' : await inScope(app, platformId, weigh(ids, userId))
  if (named === 'HIDDEN') throw new AppError('not_found')
  if (named === 'NOTHING' && isStaffWork) throw new AppError('all_sellers_needed')
}

function weigh(ids: string[], userId: string) {
  return async ({ tx }: Scope): Promise<'HIDDEN' | 'OWN' | 'NOTHING'> => {
    const [answer] = await tx.execute<{ named: 'HIDDEN' | 'OWN' | 'NOTHING' }>(
      sql`select app.weigh_ids(${sql.param(ids)}::uuid[], ${userId}::uuid) as named`,
    )
    return answer?.named ?? 'HIDDEN'
  }
}

function idsIn(input: unknown): string[] {
  if (typeof input === 'string') return idPattern.test(input) ? [input] : []
  if (typeof input !== 'object' || input === null) return []
  return Object.values(input).flatMap(idsIn)
}
