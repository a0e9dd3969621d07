import type { Role } from '@balcao/domain/vocabulary'
import { sessionLogs } from '#db/schema/accounts.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import type { Scope } from '#scope.ts'
import { emailHash } from './email-hash.ts'

type Attempt = {
  door: Role
  email: string
  userId: string | null
  outcome: (typeof sessionLogs.$inferInsert)['outcome']
}

export async function recordAttempt(
  { app, tx, platformId, now }: Scope,
  { ip, userAgent }: Pick<Visitor, 'ip' | 'userAgent'>,
  { door, email, userId, outcome }: Attempt,
): Promise<void> {
  await tx
    .insert(sessionLogs)
    .values({ platformId, at: now, userId, emailHash: emailHash(app, email), door, outcome, ip, userAgent })
}
