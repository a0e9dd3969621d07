import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, type PurchaseWishes, sealCard } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct, type OfferWishes } from '#demo/an-offer.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { tokenCreditCard } from '#modules/checkout/token-credit-card.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { updateCard } from '#modules/subscriptions/update-card.ts'
import { inScope } from '#scope.ts'
import { callAs } from './call-as.ts'
import { createTestApp, type TestApp } from './test-app.ts'

export type Subscriber = { subscriptionId: string; paymentId: string; email: string }

export type SubscriptionShop = TestApp & {
  sellerId: string
  productId: string
  /** The account that charges cards. */
  cardAccountId: string
  anOffer(terms?: Partial<OfferWishes>): Promise<string>
  subscribe(
    wishes: Partial<PurchaseWishes> & { offerId: string; method?: PaymentMethod },
  ): Promise<Subscriber>
  /** Lets days pass one after another, and runs the jobs due on each. */
  passDays(days: number): Promise<void>
  /** Drops the planned jobs of earlier stories, so that none of them runs in the next. */
  forgetPlans(): Promise<void>
  stateOf(subscriptionId: string): Promise<string>
  cyclesOf(
    subscriptionId: string,
  ): Promise<{ number: number; state: string; starts_on: string; ends_on: string }[]>
  stepsOf(subscriptionId: string): Promise<string[]>
  /** Runs a use case of the customer area as this buyer. */
  asBuyer(email: string): Promise<ReturnType<typeof callAs>>
  /** Gives a new card, as the subscription's buyer. */
  giveCard(subscriber: Subscriber, cardNumber: string): Promise<void>
  /** Pays the newest code of a subscription, and lets the check at the acquirer run. */
  payCode(subscriptionId: string): Promise<void>
  mailsTo(email: string): Promise<string[]>
  /** Every payment of a subscription, including the first. */
  chargesOf(subscriptionId: string): Promise<{ id: string; status: string }[]>
}

let buyers = 0

/** A shop with subscriptions, at an acquirer that charges a stored card without its code. */
export async function createSubscriptionShop(): Promise<SubscriptionShop> {
  const world = await createTestApp()
  const { app, platformId, owner } = world
  const { sellerId, productId, cardAccountId } = await inScope(app, platformId, async (scope) => {
    const account = await anAccount(scope, {
      sandbox: world.sandbox,
      provider: 'PAGARME',
      methods: ['CREDIT_CARD'],
      priority: 0,
    })
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return { sellerId: seller.id, productId: product.id, cardAccountId: account.id }
  })
  const asBuyer = async (email: string) => {
    const { userId } = await inScope(app, platformId, (scope) =>
      ensureCustomer(scope, { email, name: 'Carolina Nogueira' }),
    )
    return callAs(world, { userId, role: 'CUSTOMER' })
  }
  return {
    ...world,
    sellerId,
    productId,
    cardAccountId,
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
    async forgetPlans() {
      await owner`update subscriptions set next_step_at = null`
      await owner`delete from graphile_worker._private_jobs`
    },
    stateOf: async (id) => (await owner`select state from subscriptions where id = ${id}`)[0]?.state,
    cyclesOf: async (id) =>
      await owner<{ number: number; state: string; starts_on: string; ends_on: string }[]>`
        select number, state, starts_on, ends_on from subscription_cycles where subscription_id = ${id} order by number`,
    stepsOf: async (id) =>
      (await owner`select kind from subscription_steps where subscription_id = ${id} order by id`).map(
        ({ kind }) => kind,
      ),
    asBuyer,
    async giveCard({ subscriptionId, email }, cardNumber) {
      const card = await sealCard(app, platformId, { cardNumber })
      const call = await asBuyer(email)
      const session = await call(async (caller) => caller.session, undefined)
      await updateCard(app, { session, ip: '203.0.113.9' }, { subscriptionId, card })
    },
    async payCode(id) {
      const [payment] = await owner`
        select p.id, coalesce(p.pix_code, p.billet_code) as code from payments p
        join subscription_cycles c on c.order_id = p.order_id
        where c.subscription_id = ${id} order by p.created_at desc limit 1`
      await world.sandbox.bank.pay(payment?.code)
      await checkPayment(app, { platformId, paymentId: payment?.id, source: 'RECONCILER' })
      await world.drainJobs()
    },
    mailsTo: async (email) =>
      (await world.inbox())
        .filter(({ recipient }) => recipient === email)
        .map(({ key }) => key.split(':')[0] ?? '')
        .reverse(),
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
