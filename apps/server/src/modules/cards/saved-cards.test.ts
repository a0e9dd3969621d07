import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, type PurchaseWishes, sealCard } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { aCpf } from '#demo/demo-buyers.ts'
import { getCardFrame } from '#modules/checkout/get-card-frame.ts'
import { tokenCreditCard } from '#modules/checkout/token-credit-card.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { openSavedCard } from './open-saved-card.ts'

let world: TestApp
let offerId: string
let subscriptionId: string

beforeAll(async () => {
  world = await createTestApp()
  await inScope(world.app, world.platformId, async (scope) => {
    await anAccount(scope, {
      sandbox: world.sandbox,
      provider: 'PAGARME',
      methods: ['CREDIT_CARD'],
      priority: 0,
    })
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    offerId = (await anOffer(scope, { productId: product.id })).id
    const terms = { type: 'SUBSCRIPTION', recurrencePriceCents: 19_700, frequencyInDays: 30 } as const
    subscriptionId = (await anOffer(scope, { productId: product.id, ...terms })).id
  })
})
afterAll(() => world.stop())

const keep = async (offer = subscriptionId, card?: string) => {
  const sealed = card ?? (await sealCard(world.app, world.platformId))
  return inScope(world.app, world.platformId, (scope) =>
    tokenCreditCard(scope, { offerId: offer, card: sealed }, '10.9.9.9'),
  )
}
const buy = (wishes: Partial<PurchaseWishes>) =>
  aPurchase(world.app, world.platformId, { offerId: subscriptionId, method: 'CREDIT_CARD', ...wishes })

describe('the card of a subscription', () => {
  test('is saved with its purchase and charged at a renewal, without a security code', async () => {
    const { id } = await keep()
    await buy({ creditCardId: id })
    const opened = await inScope(world.app, world.platformId, (scope) => openSavedCard(scope, id))
    const renewal = await buy({
      offerId,
      cardToken: opened?.sealedCard ?? '',
      email: 'renova@compradora.example',
    })
    expect(renewal).toMatchObject({ status: 'APPROVED' })
    const [row] = await world.owner`select sealed, bin, last_four from saved_cards where id = ${id}`
    expect(row).toMatchObject({ bin: '411111', last_four: '1111' })
    expect(JSON.stringify(row)).not.toContain('4111111111111111')
  })

  test('is required, belongs to one purchase, and is refused to a stranger', async () => {
    await expect(buy({})).rejects.toMatchObject({ code: 'errorRequired' })
    const { id } = await keep()
    await buy({ creditCardId: id, email: 'um@compradora.example' })
    await expect(buy({ creditCardId: id, email: 'dois@compradora.example' })).rejects.toMatchObject({
      code: 'input_invalid',
    })
  })

  test('has to be the card that the purchase is charged with', async () => {
    const another = await sealCard(world.app, world.platformId, { cardNumber: '5555555555554444' })
    const { id } = await keep(subscriptionId, another)
    await expect(buy({ creditCardId: id, email: 'tres@compradora.example' })).rejects.toMatchObject({
      code: 'input_invalid',
    })
  })

  test('has to be sealed, is accepted once, and only for a subscription', async () => {
    const sealed = await sealCard(world.app, world.platformId)
    await keep(subscriptionId, sealed)
    await expect(keep(subscriptionId, sealed)).rejects.toMatchObject({ code: 'errorCardDeclined' })
    await expect(keep(offerId)).rejects.toMatchObject({ code: 'method_unavailable' })
    const foreign = await sealCard(world.app, 'another-platform')
    await expect(keep(subscriptionId, foreign)).rejects.toMatchObject({ code: 'errorCardDeclined' })
  })
})

test('is neither saved nor charged without a provider that takes cards, and each refusal says that payment is not configured', async () => {
  await world.owner`update provider_accounts set methods = '{PIX}' where platform_id = ${world.platformId}`
  const refusal = { code: 'errorPaymentNotConfigured' }
  await expect(keep(subscriptionId)).rejects.toMatchObject(refusal)
  await expect(buy({ offerId })).rejects.toMatchObject(refusal)
  await expect(
    inScope(world.app, world.platformId, (scope) => getCardFrame(scope, offerId)),
  ).rejects.toMatchObject(refusal)
  await world.owner`update provider_accounts set methods = '{PIX,CREDIT_CARD,BILLET}' where platform_id = ${world.platformId}`
})

describe('a card refused by one acquirer', () => {
  test('is tried at the next acquirer when it is sealed and the reason may not apply there, and each attempt records its reason', async () => {
    const refused = await buy({ offerId, cardNumber: '4000000000000002', email: 'mole@compradora.example' })
    expect(refused.status).toBe('REJECTED')
    expect(await choicesOf(refused.paymentId)).toEqual(['FIRST_IN_ORDER', 'SOFT_DECLINE'])

    const broke = await buy({
      offerId,
      cardNumber: '4000000000009995',
      email: 'dura@compradora.example',
      cpf: aCpf(1),
    })
    expect(broke.payment.cardDecline).toBe('INSUFFICIENT_FUNDS')
    expect(await choicesOf(broke.paymentId)).toEqual(['FIRST_IN_ORDER'])

    const token = await buy({
      offerId,
      cardToken: 'token_abcdef0002',
      email: 'token@compradora.example',
      cpf: aCpf(2),
    })
    expect(token.status).toBe('REJECTED')
    expect(await choicesOf(token.paymentId)).toEqual(['MADE_THE_TOKEN'])
  })
})

async function choicesOf(paymentId: string): Promise<string[]> {
  const rows = await world.owner`
    select chosen_because from payment_attempts where payment_id = ${paymentId} order by number`
  return rows.map(({ chosen_because }) => chosen_because)
}
