import { and, eq } from 'drizzle-orm'
import { passkeys } from '#db/schema/accounts.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope, type Scope } from '#scope.ts'
import { askForPasskey } from './ask-for-passkey.ts'
import { checkPasskey } from './check-passkey.ts'
import type { PasskeyAnswer } from './passkey.input.ts'
import { findPasskey, opensDoor } from './passkey.ts'
import type { PasskeyQuestion } from './passkey-question.ts'
import { relyingPartyOf } from './relying-party.ts'

function proofQuestion(visitor: Visitor, { platformId, role, sessionId }: SessionUser): PasskeyQuestion {
  return { kind: 'PROVE', platformId, door: role, party: relyingPartyOf(visitor, role), sessionId }
}

/** Requests one of the person's own passkeys, before a dangerous action. */
export async function askForOwnPasskey(visitor: Visitor, session: SessionUser) {
  const question = proofQuestion(visitor, session)
  const own = await inScope(visitor.app, session.platformId, ({ tx }) =>
    tx
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.userId, session.userId), eq(passkeys.host, question.party.host))),
  )
  return askForPasskey(
    visitor,
    question,
    own.filter((passkey) => opensDoor(passkey, session.role)),
  )
}

export async function checkOwnPasskey(
  scope: Scope,
  visitor: Visitor,
  { session, answer }: { session: SessionUser; answer: PasskeyAnswer },
): Promise<boolean> {
  const held = await findPasskey(scope, answer.id)
  if (held?.userId !== session.userId) return false
  return checkPasskey(scope, visitor, { held, question: proofQuestion(visitor, session), answer })
}
