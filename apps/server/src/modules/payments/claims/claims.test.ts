import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { inScope } from '#scope.ts'
import { aTeam } from '#test/a-team.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { claimsApi } from './claims.api.ts'
import type { PurchaseClaim } from './purchase-claim.input.ts'

let world: TestApp
let people = 0

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

/** A paid purchase. */
async function aPaidPurchase({ name = 'Curso de tricô', priceCents = 19_700 } = {}) {
  const email = `dona${++people}@compradora.example`
  const offerId = await inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id, name })
    return (await anOffer(scope, { productId: product.id, priceCents })).id
  })
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId, email })
  await inScope(world.app, world.platformId, (scope) =>
    applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status: 'APPROVED', certainty: 'KNOWN' }),
  )
  await world.drainJobs()
  const [order] = await world.owner<{ code: string; document: string }[]>`
    select o.code, o.buyer_document as document from orders o join payments p on p.order_id = o.id where p.id = ${paymentId}`
  return { email, orderCode: order?.code ?? '', document: order?.document ?? '' }
}

function aVisitor(ip = `198.51.100.${++people}`, platformId = world.platformId) {
  const browser = aBrowser({ app: world.app, platformId }, { ip })
  return { browser, claims: claimsApi.createCaller(browser.context) }
}

const codesTo = async (email: string) => {
  await world.drainJobs()
  return (await world.inbox())
    .filter(({ key, recipient }) => recipient === email && key.startsWith('customer-access-code:'))
    .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '')
}

const today = () => world.clock.now().toISOString().slice(0, 10)

describe('a buyer who lost the mail', () => {
  test('logs in by the code of the order, by mailbox and document, or by a line of the statement', async () => {
    const { email, orderCode, document } = await aPaidPurchase({ name: 'Oficina de macramê' })
    const ways: PurchaseClaim[] = [
      { by: 'ORDER', orderCode },
      { by: 'PERSON', email, document },
      { by: 'CHARGE', descriptor: 'Balcao*Oficinademac', day: today(), amountCents: 19_700 },
    ]
    for (const [place, claim] of ways.entries()) {
      world.clock.advance({ seconds: 1 })
      const { browser, claims } = aVisitor()
      await claims.claim(claim)
      const codes = await codesTo(email)
      expect(codes, claim.by).toHaveLength(place + 1)
      expect(await browser.account.enterWithCustomerCode({ code: codes[0] ?? '' })).toEqual({ next: 'done' })
      expect(await browser.account.session()).toMatchObject({ area: 'CUSTOMER', user: { email } })
    }
  })

  test('gets no code if the line of the statement matches several people', async () => {
    const first = await aPaidPurchase({ name: 'Clube do bordado' })
    const second = await aPaidPurchase({ name: 'Clube do bordado' })
    await aVisitor().claims.claim({
      by: 'CHARGE',
      descriptor: 'CLUBEDOBORDAD',
      day: today(),
      amountCents: 19_700,
    })
    expect([...(await codesTo(first.email)), ...(await codesTo(second.email))]).toEqual([])
  })

  test('is found by a line of the statement after the product was taken off sale', async () => {
    const { email } = await aPaidPurchase({ name: 'Açaí e Ñandu' })
    await world.owner`update products set status = 'REFUSED' where name = 'Açaí e Ñandu'`
    const { claims } = aVisitor()
    await claims.claim({ by: 'CHARGE', descriptor: 'PAG*ACAIENANDU', day: today(), amountCents: 19_700 })
    expect(await codesTo(email)).toHaveLength(1)
    expect(await claims.help({ descriptor: 'ACAIENANDU' })).toEqual([])
  })

  test('finds the seller behind a name on the statement, but no seller without products', async () => {
    await aPaidPurchase({ name: 'Horta em casa' })
    const { claims } = aVisitor()
    expect(await claims.help({ descriptor: 'PAG*HORTAEMCASA' })).toMatchObject([
      { productName: 'Horta em casa' },
    ])
    expect(await claims.help({ descriptor: 'HORTAEMOUTRA' })).toEqual([])
    await expect(claims.help({ descriptor: 'HO' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('a stranger', () => {
  test('gets the same answer and cookie and leaves the same rows, whether such a purchase exists or not', async () => {
    // Each case has its own buyer, so that no rows of an earlier case are left.
    const { orderCode } = await aPaidPurchase()
    const { email, document } = await aPaidPurchase()
    await aPaidPurchase({ name: 'Cestaria' })
    const pairs: [PurchaseClaim, PurchaseClaim][] = [
      [
        { by: 'ORDER', orderCode },
        { by: 'ORDER', orderCode: '2222222222' },
      ],
      [
        { by: 'PERSON', email, document },
        { by: 'PERSON', email: 'ninguem@compradora.example', document },
      ],
      [
        { by: 'CHARGE', descriptor: 'CESTARIA', day: today(), amountCents: 19_700 },
        { by: 'CHARGE', descriptor: 'CESTARIA', day: today(), amountCents: 19_701 },
      ],
    ]
    const footprint = async () => {
      const [row] = await world.owner`
        select (select count(*)::int from throttles) as throttles, (select count(*)::int from session_logs) as entries`
      return row as { throttles: number; entries: number }
    }
    for (const pair of pairs) {
      const seen = []
      for (const claim of pair) {
        const before = await footprint()
        const { browser, claims } = aVisitor()
        const answer = await claims.claim(claim)
        const wrong = await refusalOf(browser.account.enterWithCustomerCode({ code: '000000' }))
        await world.drainJobs()
        const after = await footprint()
        seen.push({
          answer,
          wrong,
          cookies: [...browser.cookies.keys()],
          throttles: after.throttles - before.throttles,
          entries: after.entries - before.entries,
        })
      }
      expect(seen[0], pair[0].by).toEqual(seen[1])
    }
    expect(await codesTo('ninguem@compradora.example')).toEqual([])
  })

  test('is rate limited in the same way for purchases that exist and for those that do not', async () => {
    const { orderCode } = await aPaidPurchase()
    const refusals = async (code: string) => {
      const { claims } = aVisitor()
      const outcomes: string[] = []
      for (let tries = 0; tries < 7; tries++)
        outcomes.push(
          await claims.claim({ by: 'ORDER', orderCode: code }).then(
            () => 'sent',
            (error) => error.cause?.code,
          ),
        )
      return outcomes
    }
    const known = await refusals(orderCode)
    expect(known).toContain('rate_limited')
    expect(await refusals('3333333333')).toEqual(known)
  })

  test('cannot flood a mailbox by describing its purchase in different words, and learns nothing', async () => {
    const { email } = await aPaidPurchase({ name: 'Marcenaria fina' })
    const { claims } = aVisitor()
    for (const length of [13, 12, 11, 10, 9, 8, 7])
      await claims.claim({
        by: 'CHARGE',
        descriptor: 'MARCENARIAFIN'.slice(0, length),
        day: today(),
        amountCents: 19_700,
      })
    expect(await codesTo(email)).toHaveLength(5)
  })

  test('cannot continue guessing with a new claim: tries are counted for the owner, and the limit looks like a wrong code', async () => {
    const { email, orderCode } = await aPaidPurchase()
    const ip = `198.51.100.${++people}`
    const wrongTry = async () => {
      const { browser, claims } = aVisitor(ip)
      await claims.claim({ by: 'ORDER', orderCode })
      await world.drainJobs()
      return { browser, refusal: await refusalOf(browser.account.enterWithCustomerCode({ code: '000000' })) }
    }
    for (let tries = 0; tries < 4; tries++) expect((await wrongTry()).refusal).toBe('code_invalid')
    world.clock.advance({ seconds: 1 })
    const { browser, claims } = aVisitor(ip)
    await claims.claim({ by: 'ORDER', orderCode })
    const [code = ''] = await codesTo(email)
    expect(await refusalOf(browser.account.enterWithCustomerCode({ code }))).toBe('code_invalid')
    world.clock.advance({ seconds: 10 })
    expect(await browser.account.enterWithCustomerCode({ code })).toEqual({ next: 'done' })
  })

  test('can look up a few names of statements, but not the catalogue', async () => {
    const { claims } = aVisitor()
    const lookUp = () =>
      claims.help({ descriptor: 'NINGUEM' }).then(
        () => 'answered',
        (error) => error.cause?.code,
      )
    const answers: string[] = []
    for (let asked = 0; asked < 11; asked++) answers.push(await lookUp())
    expect(answers.at(-1)).toBe('rate_limited')
  })

  test('cannot log in with the code of another browser, or at another platform', async () => {
    const { email, orderCode } = await aPaidPurchase()
    await aVisitor().claims.claim({ by: 'ORDER', orderCode })
    const [code = ''] = await codesTo(email)
    const other = aVisitor()
    await other.claims.claim({ by: 'ORDER', orderCode: '4444444444' })
    await world.drainJobs()
    expect(await refusalOf(other.browser.account.enterWithCustomerCode({ code }))).toBe('code_invalid')
    expect(await refusalOf(aVisitor().browser.account.enterWithCustomerCode({ code }))).toBe('code_invalid')
    const { platformId } = await aTeam(world)
    await aVisitor(undefined, platformId).claims.claim({ by: 'ORDER', orderCode })
    expect(await codesTo(email)).toHaveLength(1)
  })
})
