import { nameToGreet } from '@balcao/domain/names'
import type { Scope } from '../../../scope.ts'
import { getUser } from '../../accounts/users/user.ts'
import { sendMail } from '../../notifications/send-mail.ts'
import { maskDestination } from '../bank-accounts/bank-account.ts'
import type { Withdrawal } from './withdrawal.ts'

const balancePaths = { user: '/platform/financial', manager: '/manager-root/dashboard' } as const

/** The person hears that the money arrived, or that it is back and why. Whoever canceled it knows already. */
export async function tellWithdrawalEnd(scope: Scope, withdrawal: Withdrawal): Promise<void> {
  const { id, state, userId, purse, amountCents, currency, destination, reason } = withdrawal
  if (state === 'CANCELED') return
  const user = await getUser(scope, userId)
  const mail = {
    key: `withdrawal:${id}:${state}`,
    to: user.email,
    locale: user.locale,
  }
  const props = {
    name: nameToGreet(user),
    amountCents,
    currency,
    destination: maskDestination(destination),
    balancePath: balancePaths[purse],
  }
  if (state === 'PAID') return sendMail(scope, { ...mail, template: 'withdrawalPaid', props })
  return sendMail(scope, { ...mail, template: 'withdrawalReturned', props: { ...props, reason } })
}
