import { nameToGreet } from '@balcao/domain/people/names'
import { AppError } from '@balcao/domain/texts/app-error'
import { oneTimeTokens } from '#db/schema/accounts.ts'
import { hashToken, randomToken } from '#kit/crypto/tokens.ts'
import { emailHash } from '#modules/accounts/throttling/email-hash.ts'
import { spendAttempt } from '#modules/accounts/throttling/spend-attempt.ts'
import { getUser, type User } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Caller } from '#rpc/caller.ts'

const linkLifetimeDays = 7

/** Doors with invitations: the login page, and the text of the mail. */
const doors = {
  ADMIN: { path: '/admin-root-login', template: 'staffInvitation' },
  MANAGER: { path: '/manager-login', template: 'managerInvitation' },
} as const

/** Mails an invitation. The link works once, for a week, and only on this platform. */
export async function sendInvitation(
  caller: Caller,
  { invited, door }: { invited: User; door: keyof typeof doors },
): Promise<void> {
  const { app, tx, platformId, now, session } = caller
  const throttled = await spendAttempt(caller, [
    { policy: 'mailbox', who: emailHash(app, invited.email) },
    { policy: 'sender', who: session.userId },
  ])
  if (throttled) throw new AppError('rate_limited', throttled)
  const inviterName = await nameInviter(caller)
  const token = randomToken()
  const tokenId = crypto.randomUUID()
  await tx.insert(oneTimeTokens).values({
    id: tokenId,
    platformId,
    userId: invited.id,
    purpose: 'STAFF_INVITATION',
    door,
    tokenHash: hashToken(token),
    triesLeft: 1,
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkLifetimeDays * 24 * 3_600_000),
  })
  const hasPassword = invited.passwordHash !== null
  await sendMail(caller, {
    key: `staff-invitation:${tokenId}`,
    to: invited.email,
    template: doors[door].template,
    locale: invited.locale,
    props: {
      name: nameToGreet(invited),
      inviterName,
      acceptPath: hasPassword
        ? `${doors[door].path}?invitation=${token}`
        : `/recover-password?invitation=${token}&door=${door}`,
      hasPassword,
      expiresInDays: linkLifetimeDays,
    },
  })
}

/** A master has no name on this platform, so the invitation comes from the platform itself. */
async function nameInviter(caller: Caller): Promise<string> {
  const { session } = caller
  const inviter = session.role === 'MASTER' ? getPlatform(caller) : getUser(caller, session.userId)
  return (await inviter).name
}
