import { aPerson } from '@balcao/server/demo/a-person'
import { anAccount } from '@balcao/server/demo/an-account'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import type { ConnectableAccount } from '@balcao/server/modules/acquirers/accounts/provider-account'
import { inScope } from '@balcao/server/scope'
import { brokenInvariants } from '@balcao/server/test/read-books'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { cardFields, fillCard, pressButton } from './fill-card.ts'
import { fillCheckout } from './fill-checkout.ts'

let world: TestServer
let browser: Browser
let offerId: string
let stepwiseId: string
let subscriptionId: string

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  await inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    offerId = (await anOffer(scope, { productId: product.id })).id
    stepwiseId = (await anOffer(scope, { productId: product.id, template: 'DROPSHIPPING' })).id
    const subscription = { type: 'SUBSCRIPTION', priceCents: 3_990, recurrencePriceCents: 3_990 } as const
    subscriptionId = (await anOffer(scope, { productId: product.id, ...subscription, frequencyInDays: 30 }))
      .id
  })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})
afterEach(async () => {
  world.sandbox.faults.clear()
  expect(await brokenInvariants(world)).toEqual([])
})

async function openCheckout(offer: string, buyer: string): Promise<{ page: Page; complaints: string[] }> {
  const { page, complaints } = await visit(browser)
  await page.goto(`${world.url}/checkout/${offer}`)
  await fillCheckout(page, { email: `${buyer}@compradora.example` })
  return { page, complaints }
}

const pay = (page: Page) => pressButton(page, /no cartão|em \d+x/)

async function paymentOf(page: Page): Promise<string> {
  await page.waitForURL(/\/checkout\/payment\//)
  return page.url().match(/payment\/([0-9a-f-]{36})/)?.[1] ?? ''
}

async function viewOf(page: Page) {
  const paymentId = await paymentOf(page)
  const input = encodeURIComponent(JSON.stringify({ paymentId }))
  const answer = await fetch(`${world.url}/api/trpc/checkout.getPayment?input=${input}`)
  return ((await answer.json()) as { result: { data: Record<string, unknown> } }).result.data
}

type BrowserTokenMaker = 'PAGARME' | 'MERCADOPAGO' | 'IUGU'

/** Makes the provider the first account for cards. */
const connect = (provider: BrowserTokenMaker) =>
  inScope(world.app, world.platformId, (scope) =>
    anAccount(scope, { sandbox: world.sandbox, provider, methods: ['CREDIT_CARD'], priority: 0 }),
  )

const pause = async ({ id }: ConnectableAccount) => {
  await world.owner`update provider_accounts set status = 'PAUSED' where id = ${id}`
}

describe('a buyer pays by card', () => {
  test('in three installments, with the brand shown while the number is typed', async () => {
    const { page, complaints } = await openCheckout(offerId, 'aprovada')
    await fillCard(page, { number: '5555555555554444' })
    const fields = cardFields(page)
    expect(await fields.getByLabel('Número do cartão').inputValue()).toBe('5555 5555 5555 4444')
    expect(await fields.locator('#card-brand').textContent()).toBe('Mastercard')
    expect(await fields.getByLabel('Validade').inputValue()).toBe('12/34')
    await page.getByLabel('Parcelas').selectOption('3')
    await pay(page)
    expect(await viewOf(page)).toMatchObject({ status: 'APPROVED', installments: 3, cardDecline: null })
    expect(complaints).toEqual([])
  })

  test('with an American Express of fifteen digits, and Enter in the last field is enough', async () => {
    const { page } = await openCheckout(offerId, 'amex')
    await fillCard(page, { number: '378282246310005', code: '1234' })
    expect(await cardFields(page).getByLabel('Número do cartão').inputValue()).toBe('3782 822463 10005')
    await cardFields(page).getByLabel('Nome impresso no cartão').press('Enter')
    expect(await viewOf(page)).toMatchObject({ status: 'APPROVED' })
  })

  test('with a missing field, which the frame shows in place and focuses', async () => {
    const { page } = await openCheckout(offerId, 'esquecida')
    await fillCard(page, { number: '4111111111111112' })
    await pay(page)
    const number = cardFields(page).getByLabel('Número do cartão')
    await cardFields(page).getByText('Confira o número do cartão').waitFor()
    expect(await number.getAttribute('aria-invalid')).toBe('true')
    expect(await number.and(cardFields(page).locator(':focus')).count()).toBe(1)
    await page.getByText('Confira os dados do cartão.').first().waitFor()
  })

  test("for a subscription: the card is stored without its code, with the buyer's consent", async () => {
    const { page } = await openCheckout(subscriptionId, 'assinante')
    await fillCard(page)
    const shown = await page.getByText('autoriza guardar este cartão').textContent()
    await pay(page)
    const paymentId = await paymentOf(page)
    const [saved] = await world.owner`
      select s.* from saved_cards s join payments p on p.order_id = s.order_id where p.id = ${paymentId}`
    expect(saved).toMatchObject({
      bin: '411111',
      last_four: '1111',
      brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      buyer_email: 'assinante@compradora.example',
    })
    expect(saved?.consent_text).toBe(shown)
    expect(await viewOf(page)).toMatchObject({ status: 'APPROVED' })
  })
})

describe.each(['PAGARME', 'MERCADOPAGO', 'IUGU'] as const)(
  'at %s, which makes tokens in the browser',
  (provider) => {
    let account: ConnectableAccount
    beforeAll(async () => {
      account = await connect(provider)
    })
    afterAll(() => pause(account))

    test('the card goes directly to the provider, is charged at that account alone, and never reaches the server', async () => {
      const { page, complaints } = await openCheckout(offerId, `token.${provider}`)
      const toProvider = page.waitForRequest(
        (request) => request.postData()?.includes('4111111111111111') ?? false,
      )
      const toUs = page.waitForRequest(/checkout\.purchase/)
      await fillCard(page)
      await pay(page)
      expect((await toProvider).url()).toContain(world.sandbox.acquirerUrl(provider))
      expect((await toUs).postData()).toContain('provider-token:')
      const paymentId = await paymentOf(page)
      const [attempt] = await world.owner`
      select chosen_because, provider_account_id from payment_attempts where payment_id = ${paymentId}`
      expect(attempt).toMatchObject({ chosen_because: 'MADE_THE_TOKEN', provider_account_id: account.id })
      expect(await viewOf(page)).toMatchObject({ status: 'APPROVED' })
      expect(complaints).toEqual([])
    })
  },
)

describe('at a provider that makes tokens in the browser', () => {
  const tokenMaker = 'PAGARME'
  let account: ConnectableAccount
  beforeAll(async () => {
    account = await connect(tokenMaker)
  })
  afterAll(() => pause(account))

  test('a buyer whose card limit is too low reads so, finds the card as typed, and pays by Pix with one press', async () => {
    const { page } = await openCheckout(offerId, `semlimite.${tokenMaker}`)
    await fillCard(page, { number: '4000000000009995' })
    await pay(page)
    await page.getByText('Limite insuficiente para esta compra').first().waitFor()
    expect(await cardFields(page).getByLabel('Número do cartão').inputValue()).toBe('4000 0000 0000 9995')
    await pressButton(page, 'Pagar com Pix')
    expect(await viewOf(page)).toMatchObject({ method: 'PIX', status: 'PENDING' })
  })

  test('a provider that does not answer the browser gets the sealed card, and the sale is made', async () => {
    const { page } = await openCheckout(offerId, `mudo.${tokenMaker}`)
    await page.route(`${world.sandbox.acquirerUrl(tokenMaker)}/**`, (route) => route.abort())
    const toUs = page.waitForRequest(/checkout\.purchase/)
    await fillCard(page)
    await pay(page)
    expect((await toUs).postData()).not.toContain('provider-token:')
    expect(await viewOf(page)).toMatchObject({ status: 'APPROVED' })
  })

  test('a buyer reads that the bank is analysing the payment', async () => {
    const { page } = await openCheckout(offerId, `analise.${tokenMaker}`)
    await fillCard(page, { number: '4000000000009235' })
    await pay(page)
    expect(await viewOf(page)).toMatchObject({ status: 'PENDING', isConfirming: false, isInAnalysis: true })
  })

  test('in Dropshipping too, a declined card leaves the button free for the next one', async () => {
    const { page } = await visit(browser)
    await page.goto(`${world.url}/checkout/${stepwiseId}`)
    await fillCheckout(page, { email: 'passos@compradora.example' })
    await page.getByRole('button', { name: 'Continuar' }).click()
    await fillCard(page, { number: '4000000000009995' })
    await pay(page)
    await page.getByText('Limite insuficiente para esta compra').first().waitFor()
    await fillCard(page)
    await pay(page)
    expect(await viewOf(page)).toMatchObject({ method: 'CREDIT_CARD', status: 'APPROVED' })
  })
})

test('where no provider accepts cards any more, the buyer reads so and pays by Pix', async () => {
  const { page } = await openCheckout(offerId, 'semprovedor')
  await fillCard(page)
  await world.owner`update provider_accounts set methods = '{PIX,BILLET}' where status = 'ACTIVE'`
  await pay(page)
  await page.getByText('Esta forma de pagamento não está disponível').first().waitFor()
  await pressButton(page, 'Pagar com Pix')
  expect(await viewOf(page)).toMatchObject({ method: 'PIX', status: 'PENDING' })
  await world.owner`update provider_accounts set methods = '{PIX,CREDIT_CARD,BILLET}' where status = 'ACTIVE'`
})

test('a frame that cannot be opened shows an error, and Pix is one press away', async () => {
  const { page } = await visit(browser)
  await page.clock.install()
  await page.route(/cards\.localhost/, (route) => route.abort())
  await page.goto(`${world.url}/checkout/${offerId}`)
  await fillCheckout(page, { email: 'bloqueada@compradora.example' })
  await page.getByRole('radio', { name: /Cartão/ }).check()
  await page.clock.fastForward('00:13')
  await page.getByText('Não conseguimos abrir os campos do cartão').waitFor()
  await pressButton(page, 'Pagar com Pix')
  expect(await viewOf(page)).toMatchObject({ method: 'PIX', status: 'PENDING' })
})
