import { nameToGreet } from '@balcao/domain/people/names'
import type { AnticipationState } from '#db/schema/anticipations.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Scope } from '#scope.ts'
import type { Anticipation } from './anticipation.ts'

const told = ['PAID', 'COUNTERED', 'REFUSED', 'EXPIRED'] as const
type Told = (typeof told)[number]

/** States that the seller is notified of; the seller's own actions are not among them. */
export function isTold(state: AnticipationState): state is Told {
  return (told as readonly AnticipationState[]).includes(state)
}

/** Mails the seller the outcome of a request that the staff decided or that expired. */
export async function tellAnticipation(
  scope: Scope,
  { id, userId, grossCents, feeCents, currency, reason }: Anticipation,
  outcome: Told,
): Promise<void> {
  const user = await getUser(scope, userId)
  await sendMail(scope, {
    key: `anticipation:${id}:${outcome}`,
    to: user.email,
    template: 'anticipationNews',
    locale: user.locale,
    props: {
      name: nameToGreet(user),
      outcome,
      grossCents,
      feeCents,
      currency,
      reason: outcome === 'COUNTERED' || outcome === 'REFUSED' ? reason : null,
      anticipationsPath: '/platform/financial?tab=anticipations',
    },
  })
}
