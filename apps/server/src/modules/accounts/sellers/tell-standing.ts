import { nameToGreet } from '@balcao/domain/people/names'
import type { StandingChange } from '@balcao/mail/templates'
import type { User } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Scope } from '#scope.ts'

/** Mails the seller their new rights. The reason is internal to the staff and stays in the audit trail. */
export async function tellStanding(scope: Scope, seller: User, change: StandingChange): Promise<void> {
  await sendMail(scope, {
    key: `standing:${seller.id}:${change}:${scope.now.toISOString()}`,
    to: seller.email,
    template: 'standingChanged',
    locale: seller.locale,
    props: { name: nameToGreet(seller), change, financialPath: '/platform/financial' },
  })
}
