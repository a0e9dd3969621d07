import type { App } from '@balcao/server/app'
import { aPurchase, sealCard } from '@balcao/server/demo/a-purchase'
import { atInstant } from '@balcao/server/demo/at-instant'
import type { SeededRandom } from '@balcao/server/demo/seeded-random'
import { tokenCreditCard } from '@balcao/server/modules/checkout/token-credit-card'
import { inScope } from '@balcao/server/scope'
import { aBuyer } from './a-buyer.ts'

/**
 * For a subscription of seven days: the paid period has ended, so that its renewal is due as soon as a worker
 * runs.
 */
const paidDaysAgo = 9
const dayMs = 86_400_000
const atOnce = 8

/** Subscribers with saved cards, created before the storm, whose renewals fall into it. */
export async function subscribe(
  { app, platformId, offerId }: { app: App; platformId: string; offerId: string },
  count: number,
  random: SeededRandom,
): Promise<void> {
  const then = atInstant(app, new Date(app.clock.now().getTime() - paidDaysAgo * dayMs))
  const subscribers = Array.from({ length: count }, (_, place) => aBuyer(random, place))
  for (let start = 0; start < count; start += atOnce)
    await Promise.all(
      subscribers.slice(start, start + atOnce).map(async ({ address, cardNumber, place }) => {
        const card = await sealCard(then, platformId, { cardNumber })
        const { id } = await inScope(then, platformId, (scope) =>
          tokenCreditCard(scope, { offerId, card }, address),
        )
        const email = `assinante-${place}@chaos.example`
        const wishes = { offerId, method: 'CREDIT_CARD', creditCardId: id, cardNumber, email } as const
        await aPurchase(then, platformId, wishes, { ip: address })
      }),
    )
}
