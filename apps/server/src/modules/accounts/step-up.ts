import { AppError } from '@balcao/domain/texts/app-error'
import { hashToken } from '#kit/crypto/tokens.ts'
import { readCookie } from '#rpc/cookies.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope, type Scope } from '#scope.ts'
import { findHeldCode } from './customers/find-held-code.ts'
import { takeCustomerCode } from './customers/take-customer-code.ts'
import type { Visitor } from './doors/visitor.ts'
import { checkOwnPasskey } from './passkeys/own-passkey-proof.ts'
import type { PasskeyAnswer } from './passkeys/passkey.input.ts'
import { proveOwnPassword } from './passwords/prove-own-password.ts'
import { checkFactor } from './second-factor/check-factor.ts'
import { holdsSecondFactor } from './second-factor/holds-second-factor.ts'
import { proveOwnFactor } from './second-factor/prove-own-factor.ts'
import { rotateSession } from './sessions/rotate-session.ts'

export type Proof = { password: string } | { code: string } | { passkey: PasskeyAnswer }

/**
 * Takes a fresh proof before a dangerous action. A person with a second factor proves it instead of the
 * password, which may be stolen.
 */
export async function stepUp(visitor: Visitor, session: SessionUser, proof: Proof): Promise<void> {
  visitor.setCookies(await cookiesFor(visitor, session, proof))
}

function cookiesFor(visitor: Visitor, session: SessionUser, proof: Proof): Promise<string[]> {
  if ('passkey' in proof) return byPasskey(visitor, session, proof)
  if ('password' in proof) return byPassword(visitor, session, proof)
  return byCode(visitor, session, proof)
}

function byPasskey(
  visitor: Visitor,
  session: SessionUser,
  { passkey: answer }: { passkey: PasskeyAnswer },
): Promise<string[]> {
  return proveOwnFactor(
    visitor.app,
    session,
    async (scope) =>
      (await checkOwnPasskey(scope, visitor, { session, answer }))
        ? rotateSession(scope, visitor, session, { endsFormerToken: false })
        : null,
    new AppError('passkey_invalid'),
  )
}

function byCode(visitor: Visitor, session: SessionUser, { code }: { code: string }): Promise<string[]> {
  return proveOwnFactor(visitor.app, session, async (scope, user) =>
    (await (session.role === 'CUSTOMER'
      ? checkMailedCode(scope, visitor, { session, code })
      : checkFactor(scope, user, code)))
      ? rotateSession(scope, visitor, session, { endsFormerToken: false })
      : null,
  )
}

/** Buyers have no password: they prove themselves by a code that this browser requested, as at their login. */
async function checkMailedCode(
  scope: Scope,
  { app, cookieHeader }: Visitor,
  { session, code }: { session: SessionUser; code: string },
): Promise<boolean> {
  const browser = readCookie(app.config, 'code', cookieHeader)
  if (!browser) return false
  const held = await findHeldCode(scope, { browserHash: hashToken(browser), userId: session.userId })
  return held !== null && (await takeCustomerCode(scope, held, code)) !== null
}

async function byPassword(
  visitor: Visitor,
  session: SessionUser,
  { password }: { password: string },
): Promise<string[]> {
  const user = await proveOwnPassword(visitor.app, session, { password, field: 'password' })
  if (holdsSecondFactor(user)) throw new AppError('second_factor_required', { field: 'code' })
  return inScope(visitor.app, session.platformId, (scope) =>
    rotateSession(scope, visitor, session, { endsFormerToken: false }),
  )
}
