import { nameToGreet } from '@balcao/domain/names'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { withdrawals } from '../../../db/schema/payouts.ts'
import { defineJob } from '../../../define-job.ts'
import { inScope } from '../../../scope.ts'
import { getUser } from '../../accounts/users/user.ts'
import { sendMail } from '../../notifications/send-mail.ts'
import { maskDestination } from '../bank-accounts/bank-account.ts'

const balancePaths = { user: '/platform/financial', manager: '/manager-root/dashboard' } as const

/**
 * The person hears that the money arrived, or that it is back and why. Not in the transaction that books it: a mail that cannot be written
 * must not keep money on its way.
 */
export const tellWithdrawalEndJob = defineJob({
  name: 'tell-withdrawal-end',
  payload: z.object({ withdrawalId: z.uuid(), state: z.enum(['PAID', 'REJECTED', 'RETURNED']) }),
  triesMax: 10,
  run: (app, { platformId, withdrawalId, state }) =>
    inScope(app, platformId, async (scope) => {
      const [withdrawal] = await scope.tx.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId))
      if (!withdrawal) return
      const { userId, purse, amountCents, currency, destination, reason } = withdrawal
      const user = await getUser(scope, userId)
      const mail = { key: `withdrawal:${withdrawalId}:${state}`, to: user.email, locale: user.locale }
      const props = {
        name: nameToGreet(user),
        amountCents,
        currency,
        destination: maskDestination(destination),
        balancePath: balancePaths[purse],
      }
      if (state === 'PAID') await sendMail(scope, { ...mail, template: 'withdrawalPaid', props })
      else await sendMail(scope, { ...mail, template: 'withdrawalReturned', props: { ...props, reason } })
    }),
})
