import { nextNotice } from '@balcao/domain/money/unpaid-bill'
import { nameToGreet } from '@balcao/domain/people/names'
import type { MailTemplates } from '@balcao/mail/templates'
import { listActiveStaff } from '#modules/accounts/staff/list-active-staff.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Scope } from '#scope.ts'
import { lateSince } from './late-since.ts'
import type { Charge } from './lock-charge.ts'

/** Notifies the staff in charge of bills about a change of one, by mail and under their bell. */
export async function tellOfCharge(
  scope: Scope,
  charge: Charge,
  news: MailTemplates['chargeNews']['news'],
  reason: string | null,
): Promise<void> {
  const { id, amountCents, currency, dueAt } = charge
  const next = nextNotice(charge.noticeStep, lateSince(charge))
  const suspendsAt = news === 'LAST_WARNING' && next?.step === 'SUSPENDED' ? next.at : null
  for (const person of await listActiveStaff(scope, 'isChargesAvailable'))
    await sendMail(scope, {
      key: `charge:${id}:${news}:${scope.now.getTime()}:${person.id}`,
      to: person.email,
      template: 'chargeNews',
      locale: person.locale,
      props: {
        name: nameToGreet(person),
        news,
        amountCents,
        currency,
        dueAt,
        suspendsAt,
        reason,
        chargesPath: '/admin-root/charges',
      },
    })
}
