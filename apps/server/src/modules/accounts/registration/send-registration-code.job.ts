import { nameToGreet } from '@balcao/domain/people/names'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { registrations } from '#db/schema/accounts.ts'
import { defineJob } from '#define-job.ts'
import { randomDigits } from '#kit/crypto/tokens.ts'
import { codeHash } from '#modules/accounts/doors/code-hash.ts'
import { findUserByEmail, type User } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { inScope, type Scope } from '#scope.ts'

/** Sends the code to a free mailbox, and a warning to one that already has an account. */
export const sendRegistrationCodeJob = defineJob({
  name: 'send-registration-code',
  payload: z.object({ registrationId: z.uuid() }),
  triesMax: 10,
  isAwaited: true,
  run: (app, { platformId, registrationId }) =>
    inScope(app, platformId, async (scope) => {
      const [registration] = await scope.tx
        .select()
        .from(registrations)
        .where(eq(registrations.id, registrationId))
      if (!registration || registration.expiresAt <= scope.now) return
      const owner = await findUserByEmail(scope, registration.email)
      if (owner && !canBecomeSeller(owner)) return warnOwner(scope, owner, registrationId)
      await sendCode(scope, registration)
    }),
})

/**
 * Whether an existing account can become a seller by registration: a buyer without a password can. A person
 * with a password logs in instead.
 */
export function canBecomeSeller(user: User): boolean {
  return user.status === 'ACTIVE' && user.passwordHash === null
}

async function sendCode(scope: Scope, registration: typeof registrations.$inferSelect): Promise<void> {
  const { app, tx } = scope
  const code = randomDigits(6)
  await tx
    .update(registrations)
    .set({ codeHash: codeHash(app, { ownerId: registration.id, code }) })
    .where(eq(registrations.id, registration.id))
  await sendMail(scope, {
    key: `registration-code:${registration.id}`,
    to: registration.email,
    template: 'registrationCode',
    locale: (await getPlatform(scope)).locale,
    props: { name: nameToGreet(registration), code, expiresInMinutes: 30 },
  })
}

async function warnOwner(scope: Scope, owner: User, registrationId: string): Promise<void> {
  await sendMail(scope, {
    key: `email-in-use:${registrationId}`,
    to: owner.email,
    template: 'emailInUse',
    locale: owner.locale,
    props: {
      name: nameToGreet(owner),
      loginPath: '/login',
      recoverPath: '/recover-password',
    },
  })
}
