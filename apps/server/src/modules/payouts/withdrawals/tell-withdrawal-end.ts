import { nameToGreet } from '@balcao/domain/people/names'
import type { WithdrawalReturnCause } from '@balcao/mail/templates'
import { getUser } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { maskDestination } from '#modules/payouts/bank-accounts/bank-account.ts'
import type { Scope } from '#scope.ts'
import type { Step } from './move-withdrawal.ts'
import type { Withdrawal } from './withdrawal.ts'

export const balancePaths = { user: '/platform/financial', manager: '/manager-root/dashboard' } as const

const causes = {
  REJECTED: 'NOT_MADE_BY_BANK',
  RETURNED: 'GIVEN_BACK_BY_BANK',
} as const satisfies Record<string, WithdrawalReturnCause>

function causeOf(state: 'CANCELED' | keyof typeof causes, detail: string | null): WithdrawalReturnCause {
  if (state !== 'CANCELED') return causes[state]
  if (detail === 'documents_required') return 'DOCUMENTS_REQUIRED'
  return detail === 'debt_open' ? 'DEBT_OPEN' : 'DESTINATION_UNUSABLE'
}

/**
 * Mails the person that the money arrived, or that it is back and why: in the staff's words if they decided
 * it, else in ours. A provider's reason is technical and not shown.
 */
export async function tellWithdrawalEnd(
  scope: Scope,
  { id, userId, purse, amountCents, currency, destination }: Withdrawal,
  state: 'PAID' | 'CANCELED' | keyof typeof causes,
  { source, detail = null }: Step,
): Promise<void> {
  const user = await getUser(scope, userId)
  const mail = { key: `withdrawal:${id}:${state}`, to: user.email, locale: user.locale }
  const props = {
    name: nameToGreet(user),
    amountCents,
    currency,
    destination: maskDestination(destination),
    balancePath: balancePaths[purse],
  }
  if (state === 'PAID') await sendMail(scope, { ...mail, template: 'withdrawalPaid', props })
  else
    await sendMail(scope, {
      ...mail,
      template: 'withdrawalReturned',
      props: { ...props, cause: causeOf(state, detail), words: source === 'STAFF' ? detail : null },
    })
}
