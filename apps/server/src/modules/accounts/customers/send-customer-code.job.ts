import { nameToGreet } from '@balcao/domain/names'
import { z } from 'zod'
import { oneTimeTokens } from '../../../db/schema/accounts.ts'
import { defineJob } from '../../../define-job.ts'
import { randomDigits } from '../../../kit/crypto/tokens.ts'
import { inScope } from '../../../scope.ts'
import { sendMail } from '../../notifications/send-mail.ts'
import { codeHash } from '../doors/code-hash.ts'
import { canUseDoor, findUserByEmail } from '../users/user.ts'
import { codeLifetimeMinutes, codeTriesMax } from './customer-code.ts'

/** A code works in the browser that asked for it and nowhere else, so nobody else can use it, use up its tries or replace it. */
export const sendCustomerCodeJob = defineJob({
  name: 'send-customer-code',
  payload: z.object({ email: z.string(), browserHash: z.string() }),
  triesMax: 10,
  isAwaited: true,
  run: (app, { platformId, email, browserHash }) =>
    inScope(app, platformId, async (scope) => {
      const { tx, now } = scope
      const user = await findUserByEmail(scope, email)
      if (!user || !canUseDoor(user, 'CUSTOMER', scope.now)) return
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
    }),
})
