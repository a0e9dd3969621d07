import { nameToGreet } from '@balcao/domain/people/names'
import type { BankAccountChange } from '@balcao/mail/templates'
import { getUser } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Scope } from '#scope.ts'
import { type BankAccount, maskDestination } from './bank-account.ts'

/** Mails the owner every change of a destination, which a thief may have made. */
export async function tellBankAccountChange(
  scope: Scope,
  account: BankAccount,
  change: BankAccountChange,
): Promise<void> {
  const user = await getUser(scope, account.userId)
  await sendMail(scope, {
    key: `bank-account:${account.id}:${change}:${scope.now.getTime()}`,
    to: user.email,
    template: 'bankAccountChanged',
    locale: user.locale,
    props: {
      name: nameToGreet(user),
      change,
      destination: maskDestination(account.destination),
      at: scope.now,
      usableFrom: account.state === 'VERIFIED' ? account.usableFrom : null,
      securityPath: user.roles.includes('SELLER')
        ? '/platform/account-security'
        : '/manager-root/account-security',
    },
  })
}
