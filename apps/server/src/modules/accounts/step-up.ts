import { AppError } from '@balcao/domain/app-error'
import type { SessionUser } from '../../rpc/session-user.ts'
import { inScope } from '../../scope.ts'
import type { Visitor } from './doors/visitor.ts'
import { proveOwnPassword } from './passwords/prove-own-password.ts'
import { checkFactor } from './second-factor/check-factor.ts'
import { proveOwnFactor } from './second-factor/prove-own-factor.ts'
import { rotateSession } from './sessions/rotate-session.ts'

export type Proof = { password: string } | { code: string }

/** A fresh proof before something dangerous. Whoever has a second factor shows that one: the password may be what was stolen. */
export async function stepUp(visitor: Visitor, session: SessionUser, proof: Proof): Promise<void> {
  visitor.setCookies(
    await ('code' in proof ? byCode(visitor, session, proof) : byPassword(visitor, session, proof)),
  )
}

function byCode(visitor: Visitor, session: SessionUser, { code }: { code: string }): Promise<string[]> {
  return proveOwnFactor(visitor.app, session, async (scope, user) =>
    (await checkFactor(scope, user, code))
      ? rotateSession(scope, visitor, session, { endsFormerToken: false })
      : null,
  )
}

async function byPassword(
  visitor: Visitor,
  session: SessionUser,
  { password }: { password: string },
): Promise<string[]> {
  const user = await proveOwnPassword(visitor.app, session, { password, field: 'password' })
  if (user.totpEnabledAt) throw new AppError('second_factor_required', { field: 'code' })
  return inScope(visitor.app, session.platformId, (scope) =>
    rotateSession(scope, visitor, session, { endsFormerToken: false }),
  )
}
