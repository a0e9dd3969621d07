import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { aPerson } from '../src/demo/a-person.ts'
import { aPurchase, type PurchaseWishes, sealCard } from '../src/demo/a-purchase.ts'
import { anAccount } from '../src/demo/an-account.ts'
import { anOffer, aProduct, type OfferWishes } from '../src/demo/an-offer.ts'
import { tokenCreditCard } from '../src/modules/checkout/token-credit-card.ts'
import { inScope } from '../src/scope.ts'
import { createTestApp, type TestApp } from './test-app.ts'

export type Subscriber = { subscriptionId: string; paymentId: string; email: string }

export type SubscriptionShop = TestApp & {
  sellerId: string
  productId: string
  anOffer(terms?: Partial<OfferWishes>): Promise<string>
  subscribe(
    wishes: Partial<PurchaseWishes> & { offerId: string; method?: PaymentMethod },
  ): Promise<Subscriber>
  /** Lets days go by one after the other, and works what is due on each. */
  passDays(days: number): Promise<void>
  stateOf(subscriptionId: string): Promise<string>
  cyclesOf(
    subscriptionId: string,
  ): Promise<{ number: number; state: string; starts_on: string; ends_on: string }[]>
  stepsOf(subscriptionId: string): Promise<string[]>
  /** What the acquirer has charged, by our payment. */
  chargesOf(subscriptionId: string): Promise<{ id: string; status: string }[]>
}

let buyers = 0

/** A shop that sells by subscription, at an acquirer that charges a saved card without its code. */
export async function createSubscriptionShop(): Promise<SubscriptionShop> {
  const world = await createTestApp()
  const { app, platformId, owner } = world
  const { sellerId, productId } = await inScope(app, platformId, async (scope) => {
    await anAccount(scope, {
      sandbox: world.sandbox,
      provider: 'PAGARME',
      methods: ['CREDIT_CARD'],
      priority: 0,
    })
    const seller = await aPerson(scope)
    return { sellerId: seller.id, productId: (await aProduct(scope, { sellerId: seller.id })).id }
  })
  return {
    ...world,
    sellerId,
    productId,
    anOffer: (terms) =>
      inScope(app, platformId, async (scope) => {
        const usual = { type: 'SUBSCRIPTION', recurrencePriceCents: 4_990, frequencyInDays: 30 } as const
        return (await anOffer(scope, { productId, ...usual, ...terms })).id
      }),
    async subscribe({ method = 'CREDIT_CARD', ...wishes }) {
      const email = wishes.email ?? `assinante-${++buyers}@compradora.example`
      const creditCardId = method === 'CREDIT_CARD' ? await keepCard(world, wishes) : undefined
      const { paymentId } = await aPurchase(
        app,
        platformId,
        {
          ...wishes,
          method,
          email,
          ...(creditCardId && { creditCardId }),
        },
        { ip: `10.1.${buyers % 250}.1` },
      )
      const [row] = await owner`
        select s.id from subscriptions s join payments p on p.order_id = s.order_id where p.id = ${paymentId}`
      return { subscriptionId: row?.id, paymentId, email }
    },
    async passDays(days) {
      for (let day = 0; day < days; day++) {
        world.clock.advance({ days: 1 })
        await world.drainJobs()
      }
    },
    stateOf: async (id) => (await owner`select state from subscriptions where id = ${id}`)[0]?.state,
    cyclesOf: async (id) =>
      await owner<{ number: number; state: string; starts_on: string; ends_on: string }[]>`
        select number, state, starts_on, ends_on from subscription_cycles where subscription_id = ${id} order by number`,
    stepsOf: async (id) =>
      (await owner`select kind from subscription_steps where subscription_id = ${id} order by id`).map(
        ({ kind }) => kind,
      ),
    chargesOf: async (id) =>
      await owner<{ id: string; status: string }[]>`
      select p.id, p.status from payments p join subscription_cycles c on c.order_id = p.order_id
      where c.subscription_id = ${id} order by p.created_at`,
  }
}

async function keepCard(
  { app, platformId }: TestApp,
  wishes: Pick<PurchaseWishes, 'cardNumber'> & { offerId: string },
): Promise<string> {
  const card = await sealCard(app, platformId, wishes)
  const { id } = await inScope(app, platformId, (scope) =>
    tokenCreditCard(scope, { offerId: wishes.offerId, card }, `10.2.${++buyers % 250}.1`),
  )
  return id
}
