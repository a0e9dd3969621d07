import { count } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'
import { audienceOf, inAudience } from './audience.ts'
import type { AudienceInput } from './broadcast.input.ts'

/** Number of recipients if the broadcast were sent now. */
export async function countAudience(scope: Scope, input: AudienceInput): Promise<number> {
  const [found] = await scope.tx
    .select({ count: count() })
    .from(users)
    .where(inAudience(scope, audienceOf(input)))
  return found?.count ?? 0
}
