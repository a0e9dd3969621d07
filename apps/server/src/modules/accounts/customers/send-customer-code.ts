import { nameToGreet } from '@balcao/domain/people/names'
import { oneTimeTokens } from '#db/schema/accounts.ts'
import { randomDigits } from '#kit/crypto/tokens.ts'
import { codeHash } from '#modules/accounts/doors/code-hash.ts'
import { canUseDoor, findUserByEmail } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Scope } from '#scope.ts'
import { codeLifetimeMinutes, codeTriesMax } from './customer-code.ts'

/**
 * Mails a code to this address if it ever bought something. The code works only in the browser that requested
 * it, so no other browser can use it, use up its tries or replace it.
 */
export async function sendCustomerCode(
  scope: Scope,
  { email, browserHash }: { email: string; browserHash: string },
): Promise<void> {
  const { app, tx, platformId, now } = scope
  const user = await findUserByEmail(scope, email)
  if (!user || !canUseDoor(user, 'CUSTOMER', now)) return
  const code = randomDigits(6)
  const tokenId = crypto.randomUUID()
  await tx.insert(oneTimeTokens).values({
    id: tokenId,
    platformId,
    userId: user.id,
    purpose: 'CUSTOMER_CODE',
    door: 'CUSTOMER',
    tokenHash: codeHash(app, { ownerId: user.id, code }),
    browserHash,
    triesLeft: codeTriesMax,
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeLifetimeMinutes * 60_000),
  })
  await sendMail(scope, {
    key: `customer-access-code:${tokenId}`,
    to: user.email,
    template: 'customerAccessCode',
    locale: user.locale,
    props: { name: nameToGreet(user), code, expiresInMinutes: codeLifetimeMinutes },
  })
}
