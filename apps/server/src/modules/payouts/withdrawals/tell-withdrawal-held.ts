import { nameToGreet } from '@balcao/domain/people/names'
import { getUser } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { maskDestination } from '#modules/payouts/bank-accounts/bank-account.ts'
import type { Scope } from '#scope.ts'
import { balancePaths } from './tell-withdrawal-end.ts'
import type { Withdrawal } from './withdrawal.ts'

/** Mails the person the reason and the end of a hold, and that the money is safe. */
export async function tellWithdrawalHeld(
  scope: Scope,
  { id, userId, purse, amountCents, currency, destination }: Withdrawal,
  { heldUntil, reason }: { heldUntil: Date; reason: string },
): Promise<void> {
  const user = await getUser(scope, userId)
  await sendMail(scope, {
    key: `withdrawal:${id}:HELD:${heldUntil.toISOString()}`,
    to: user.email,
    locale: user.locale,
    template: 'withdrawalHeld',
    props: {
      name: nameToGreet(user),
      amountCents,
      currency,
      destination: maskDestination(destination),
      balancePath: balancePaths[purse],
      until: heldUntil.toISOString(),
      words: reason,
    },
  })
}
