import { AppError } from '@balcao/domain/app-error'
import type { SessionUser } from '../../rpc/session-user.ts'
import { inScope } from '../../scope.ts'
import { checkFactor } from './check-factor.ts'
import { proveOwnFactor } from './prove-own-factor.ts'
import { proveOwnPassword } from './prove-own-password.ts'
import { rotateSession } from './rotate-session.ts'
import type { Visitor } from './visitor.ts'

export type Proof = { password: string } | { code: string }

/** A fresh proof before something dangerous. Whoever has a second factor shows that one: the password may be what was stolen. */
export async function stepUp(visitor: Visitor, session: SessionUser, proof: Proof): Promise<void> {
  visitor.setCookies(
    await ('code' in proof ? byCode(visitor, session, proof) : byPassword(visitor, session, proof)),
  )
}

function byCode(visitor: Visitor, session: SessionUser, { code }: { code: string }): Promise<string[]> {
  return proveOwnFactor(visitor.app, session, async (scope, user) =>
    (await checkFactor(scope, user, code)) ? rotateSession(scope, visitor, session) : null,
  )
}

async function byPassword(
  visitor: Visitor,
  session: SessionUser,
  { password }: { password: string },
): Promise<string[]> {
  const user = await proveOwnPassword(visitor.app, session, { password, field: 'password' })
  if (user.totpEnabledAt) throw new AppError('second_factor_required', { field: 'code' })
  return inScope(visitor.app, session.platformId, (scope) => rotateSession(scope, visitor, session))
}
