import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderShares } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anAffiliateProgram } from '#demo/an-affiliation.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { endPartnerships } from '#modules/partners/end-partnerships.ts'
import { inScope } from '#scope.ts'
import { aCaller } from '#test/a-caller.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { untilOneWaits } from '#test/until-waiting.ts'
import { answerCoProduction } from './answer-co-production.ts'
import { countToAnswer } from './count-to-answer.ts'
import { endCoProduction } from './end-co-production.ts'
import { getCoProduction } from './get-co-production.ts'
import { listCoProductions } from './list-co-productions.ts'
import { changeCoProduction, inviteCoProducer } from './propose-co-production.ts'
import { simulateCoProduction } from './simulate-co-production.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

async function aWorkshop() {
  const people = await inScope(world.app, world.platformId, async (scope) => {
    const owner = await aPerson(scope)
    const [caio, dora] = [await aPerson(scope), await aPerson(scope)]
    const product = await aProduct(scope, { sellerId: owner.id })
    return { owner, caio, dora, product, offer: await anOffer(scope, { productId: product.id }) }
  })
  const as = (person: { id: string }) => callAs(world, { userId: person.id, role: 'SELLER' })
  const { owner, caio, product, offer } = people
  return {
    ...people,
    as,
    invite: (
      person: { email: string } = caio,
      basisPoints = 3_000,
      base: 'NET' | 'REMAINDER' = 'REMAINDER',
    ) =>
      as(owner)(inviteCoProducer, {
        productId: product.id,
        email: person.email,
        basisPoints,
        base,
        endsAt: null,
      }),
    /** Each co-producer's share of a sale made now, and the contracts behind it. */
    sell: async () => {
      const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: offer.id })
      const shares = await inScope(world.app, world.platformId, ({ tx }) =>
        tx
          .select({ share: orderShares })
          .from(orderShares)
          .innerJoin(payments, eq(payments.orderId, orderShares.orderId))
          .where(eq(payments.id, paymentId)),
      )
      return shares.flatMap(({ share: { role, amountCents, contractIds } }) =>
        role === 'CO_PRODUCER' ? [{ amountCents, contractIds }] : [],
      )
    },
  }
}

describe('a co-production', () => {
  test('applies from the instant it is accepted until it ends, and each sale keeps the version it was made under', async () => {
    const { owner, caio, as, invite, sell } = await aWorkshop()
    const { contractId } = await invite()
    expect(await sell()).toEqual([])
    const waiting = await as(caio)(listCoProductions, { tab: 'TO_ANSWER', limit: 25 })
    expect(waiting.rows).toMatchObject([{ id: contractId, isOwn: false, isProposedByMe: false }])
    await as(caio)(answerCoProduction, { contractId, answer: 'accept' })
    expect(await sell()).toEqual([{ amountCents: 5_481, contractIds: [contractId] }])

    const changed = await as(caio)(changeCoProduction, {
      contractId,
      basisPoints: 4_000,
      base: 'REMAINDER',
      endsAt: null,
    })
    expect(await sell()).toEqual([{ amountCents: 5_481, contractIds: [contractId] }])
    world.clock.advance({ minutes: 1 })
    await as(owner)(answerCoProduction, { contractId: changed.contractId, answer: 'accept' })
    expect(await sell()).toEqual([{ amountCents: 7_308, contractIds: [changed.contractId] }])

    world.clock.advance({ minutes: 1 })
    await as(owner)(endCoProduction, { contractId: changed.contractId, reason: 'O curso acabou' })
    expect(await sell()).toEqual([])
    const [trail] = await world.owner`
      select reason from audit_log where subject = ${changed.contractId} and detail->>'to' = 'ENDED'`
    expect(trail?.reason).toBe('O curso acabou')
  })

  test('that ends on a future day applies until that day', async () => {
    const { owner, caio, as, invite, sell } = await aWorkshop()
    const { contractId } = await invite()
    await as(caio)(answerCoProduction, { contractId, answer: 'accept' })
    const endsAt = new Date(world.clock.now().getTime() + 10 * 86_400_000)
    await as(owner)(endCoProduction, { contractId, endsAt, reason: 'Fim do ano' })
    expect(await sell()).toHaveLength(1)
    world.clock.advance({ days: 10 })
    expect(await sell()).toEqual([])
    await inScope(world.app, world.platformId, endPartnerships)
    const { rows } = await as(owner)(listCoProductions, { tab: 'OWNER', limit: 25 })
    expect(rows.map(({ state }) => state)).toEqual(['ENDED'])
  })

  test('is answered once, in time, by the party that did not propose it', async () => {
    const { owner, caio, dora, as, invite } = await aWorkshop()
    const { contractId } = await invite()
    const accept = { contractId, answer: 'accept' } as const
    await expect(as(owner)(answerCoProduction, accept)).rejects.toMatchObject({ code: 'not_found' })
    await expect(as(dora)(answerCoProduction, accept)).rejects.toMatchObject({ code: 'not_found' })
    world.clock.advance({ days: 16 })
    await expect(as(caio)(answerCoProduction, accept)).rejects.toMatchObject({ code: 'record_changed' })

    const again = await invite()
    await as(caio)(answerCoProduction, { contractId: again.contractId, answer: 'decline' })
    await expect(
      as(caio)(answerCoProduction, { contractId: again.contractId, answer: 'accept' }),
    ).rejects.toMatchObject({ code: 'record_changed' })
    const third = await invite()
    await as(owner)(answerCoProduction, { contractId: third.contractId, answer: 'cancel' })
    const keys = (await world.inbox()).map(({ key }) => key)
    expect(keys).toContain(`co-production:${again.contractId}:decline`)
    expect(keys).toContain(`co-production:${third.contractId}:proposed`)
  })

  test('cannot be withdrawn from a page that was read before it was accepted', async () => {
    const { owner, caio, as, invite } = await aWorkshop()
    const { contractId } = await invite()
    const takingBack = await inScope(world.app, world.platformId, async (scope) => {
      await answerCoProduction(aCaller(scope, caio.id), { contractId, answer: 'accept' })
      const outcome = Promise.allSettled([as(owner)(answerCoProduction, { contractId, answer: 'cancel' })])
      await untilOneWaits(world)
      return { outcome }
    })
    expect(await takingBack.outcome).toMatchObject([
      { status: 'rejected', reason: { code: 'record_changed' } },
    ])
  })

  test('requires another seller of the platform, and one contract for each', async () => {
    const { owner, invite } = await aWorkshop()
    await expect(invite({ email: 'ninguem@exemplo.com.br' })).rejects.toMatchObject({
      code: 'partner_not_found',
    })
    await expect(invite(owner)).rejects.toMatchObject({ code: 'own_product_refused' })
    await invite()
    await expect(invite()).rejects.toMatchObject({ code: 'partner_exists' })
  })
})

describe('before both sides agree', () => {
  test('both sides see their share of a sale, sold directly and by an affiliate', async () => {
    const { owner, caio, dora, product, as, invite } = await aWorkshop()
    await inScope(world.app, world.platformId, (scope) =>
      anAffiliateProgram(scope, { productId: product.id, basisPoints: 4_000 }),
    )
    const { contractId } = await invite()
    await as(caio)(answerCoProduction, { contractId, answer: 'accept' })
    const asked = { productId: product.id, contractId, basisPoints: 3_500, base: 'REMAINDER' as const }
    const simulation = await as(caio)(simulateCoProduction, asked)
    expect(simulation?.direct).toMatchObject({
      now: { ownerCents: 12_790, partnerCents: 5_481 },
      changed: { ownerCents: 11_876, partnerCents: 6_395 },
    })
    expect(simulation?.byAffiliate).toMatchObject({
      basisPoints: 4_000,
      changed: { affiliateCents: 7_308, othersCents: 0 },
    })
    expect(await as(owner)(simulateCoProduction, asked)).toEqual(simulation)
    await expect(as(dora)(simulateCoProduction, asked)).rejects.toMatchObject({ code: 'product_not_found' })
  })

  test('a proposal is shown beside the version that it would replace', async () => {
    const { owner, caio, dora, as, invite } = await aWorkshop()
    const { contractId } = await invite()
    await as(caio)(answerCoProduction, { contractId, answer: 'accept' })
    const changed = { contractId, basisPoints: 3_500, base: 'NET' as const, endsAt: null }
    const proposal = await as(owner)(changeCoProduction, changed)
    const read = (person: { id: string }) => as(person)(getCoProduction, proposal)
    expect(await read(caio)).toMatchObject({
      version: 2,
      basisPoints: 3_500,
      isProposedByMe: false,
      partnerName: owner.name,
      replaced: { version: 1, basisPoints: 3_000, base: 'REMAINDER' },
    })
    await expect(read(dora)).rejects.toMatchObject({ code: 'not_found' })
    expect(await as(caio)((caller) => countToAnswer(caller), undefined)).toBe(1)
  })
})

describe('all promised shares of a product together', () => {
  test('leave the owner a fifth, including proposals that are not accepted yet', async () => {
    const { dora, invite } = await aWorkshop()
    await invite(undefined, 5_000)
    await expect(invite(dora, 3_001)).rejects.toMatchObject({ code: 'shares_exceed_whole' })
    await invite(dora, 3_000)
  })

  test('leave room for the commission of its affiliates', async () => {
    const { product, invite } = await aWorkshop()
    await inScope(world.app, world.platformId, (scope) =>
      anAffiliateProgram(scope, { productId: product.id, basisPoints: 6_000 }),
    )
    await expect(invite(undefined, 4_001, 'NET')).rejects.toMatchObject({ code: 'shares_exceed_whole' })
    await invite(undefined, 4_000, 'NET')
  })

  test('count a contract at its highest share while a change of it waits', async () => {
    const { caio, dora, owner, as, invite } = await aWorkshop()
    const { contractId } = await invite(undefined, 6_000)
    await as(caio)(answerCoProduction, { contractId, answer: 'accept' })
    await as(owner)(changeCoProduction, { contractId, basisPoints: 1_000, base: 'REMAINDER', endsAt: null })
    await expect(invite(dora, 2_001)).rejects.toMatchObject({ code: 'shares_exceed_whole' })
  })

  test('stay within the limit when two are promised at the same time', async () => {
    const { caio, dora, invite } = await aWorkshop()
    const outcomes = await Promise.allSettled([invite(caio, 5_000), invite(dora, 5_000)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
