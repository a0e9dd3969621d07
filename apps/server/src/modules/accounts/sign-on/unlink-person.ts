import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { signOnIdentities } from '#db/schema/sign-on.ts'
import { type Actor, writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import { endIdentity } from './hold-proof.ts'

/** Unlinks an account from the person at the provider, whose identity may belong to another person there by now. */
export async function unlinkPerson(scope: Scope, by: Actor, userId: string): Promise<void> {
  const { tx } = scope
  const [identity] = await tx.select().from(signOnIdentities).where(eq(signOnIdentities.userId, userId))
  if (!identity) throw new AppError('not_found')
  await endIdentity(scope, identity, 'SETTINGS')
  await tx.delete(signOnIdentities).where(eq(signOnIdentities.id, identity.id))
  await writeAudit(scope, by, {
    action: 'sign_on.unlinked',
    subject: userId,
    detail: { issuer: identity.issuer },
  })
}
