import { nameToGreet } from '@balcao/domain/people/names'
import { z } from 'zod'
import { oneTimeTokens } from '#db/schema/accounts.ts'
import { defineJob } from '#define-job.ts'
import { hashToken, randomToken } from '#kit/crypto/tokens.ts'
import { passwordDoors } from '#modules/accounts/doors/doors.ts'
import { askRecovery } from '#modules/accounts/masters/ask-recovery.ts'
import { canUseDoor, findUserByEmail } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { inScope } from '#scope.ts'

const linkLifetimeMinutes = 30

/**
 * Mails a reset link. Masters get none, because a mailbox alone must not open the whole installation; another
 * master approves their recovery.
 */
export const sendPasswordResetJob = defineJob({
  name: 'send-password-reset',
  payload: z.object({ email: z.string(), door: z.enum(passwordDoors) }),
  triesMax: 10,
  isAwaited: true,
  run: (app, { platformId, email, door }) =>
    inScope(app, platformId, async (scope) => {
      const { tx, now } = scope
      const user = await findUserByEmail(scope, email)
      if (!user || !canUseDoor(user, door, now)) return
      if (door === 'MASTER') return askRecovery(scope, user)
      const token = randomToken()
      const tokenId = crypto.randomUUID()
      await tx.insert(oneTimeTokens).values({
        id: tokenId,
        platformId,
        userId: user.id,
        purpose: 'PASSWORD_RESET',
        door,
        tokenHash: hashToken(token),
        triesLeft: 1,
        createdAt: now,
        expiresAt: new Date(now.getTime() + linkLifetimeMinutes * 60_000),
      })
      await sendMail(scope, {
        key: `password-reset:${tokenId}`,
        to: user.email,
        template: 'passwordReset',
        locale: user.locale,
        props: {
          name: nameToGreet(user),
          resetPath: `/recover-password?token=${token}`,
          expiresInMinutes: linkLifetimeMinutes,
        },
      })
    }),
})
