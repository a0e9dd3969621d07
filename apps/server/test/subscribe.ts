import type { App } from '#app.ts'
import { aPurchase, sealCard } from '#demo/a-purchase.ts'
import { atInstant } from '#demo/at-instant.ts'
import { tokenCreditCard } from '#modules/checkout/token-credit-card.ts'
import { inScope } from '#scope.ts'

/** For a subscription of seven days: the paid period has ended, so its renewal is due when a worker runs. */
const paidDaysAgo = 9
const dayMs = 86_400_000
const atOnce = 8

export type Subscriber = { place: number; address: string; cardNumber: string }

/** Subscribers with saved cards whose first renewals are due. */
export async function subscribe(
  { app, platformId, offerId }: { app: App; platformId: string; offerId: string },
  subscribers: readonly Subscriber[],
): Promise<void> {
  const then = atInstant(app, new Date(app.clock.now().getTime() - paidDaysAgo * dayMs))
  for (let start = 0; start < subscribers.length; start += atOnce)
    await Promise.all(
      subscribers.slice(start, start + atOnce).map(async ({ address, cardNumber, place }) => {
        const card = await sealCard(then, platformId, { cardNumber })
        const { id } = await inScope(then, platformId, (scope) =>
          tokenCreditCard(scope, { offerId, card }, address),
        )
        const email = `assinante-${place}@compradora.example`
        const wishes = { offerId, method: 'CREDIT_CARD', creditCardId: id, cardNumber, email } as const
        await aPurchase(then, platformId, wishes, { ip: address })
      }),
    )
}
