import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase, type PurchaseWishes } from '#demo/a-purchase.ts'
import { anAffiliation } from '#demo/an-affiliation.ts'
import { releaseLotsJob } from '#modules/ledger/lots/release-lots.job.ts'
import { listDecisions } from '#modules/partners/affiliates/list-decisions.ts'
import { moveAffiliation } from '#modules/partners/affiliates/move-affiliation.ts'
import { bookRefund } from '#modules/payments/core/book-refund.ts'
import { getSale } from '#modules/payments/views/get-sale.ts'
import { asAffiliate, asSeller } from '#modules/payments/views/sale-viewer.ts'
import { noticeDispute } from '#modules/refunds/disputes/notice-dispute.ts'
import { inScope } from '#scope.ts'
import { aStall, type StallWishes } from '#test/a-stall.ts'
import { anEarlySeller } from '#test/an-early-seller.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { untilOneWaits } from '#test/until-waiting.ts'
import { answerCommission } from './answer-commission.ts'
import { findAffiliateOptions } from './find-affiliate-options.ts'
import { getCommissionable } from './get-commissionable.ts'
import { listCommissionProposals } from './list-commission-proposals.ts'
import { proposeCommission } from './propose-commission.ts'
import { withdrawCommission } from './withdraw-commission.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

type Stall = Awaited<ReturnType<typeof aStall>>
/** Of a sale of R$ 100.00, 5.99 % and R$ 2.49 are the platform's fee. */
const net = 9_152
const quarter = 2_288

/** A sale without an affiliate, of a product that has affiliates, with functions of both people. */
async function aSaleWithout(stall: Stall, wishes: Partial<PurchaseWishes> = {}) {
  const affiliationId = await stall.within((scope) =>
    anAffiliation(scope, {
      productId: stall.product.id,
      affiliateId: stall.affiliate.id,
      basisPoints: 4_000,
    }),
  )
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: stall.offer.id, ...wishes })
  await stall.tell(paymentId, 'APPROVED')
  await world.drainJobs()
  const producer = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
  const affiliate = callAs(world, { userId: stall.affiliate.id, role: 'SELLER' })
  const propose = async (basisPoints = 2_500) =>
    (await producer(proposeCommission, { paymentId, affiliationId, basisPoints })).proposalId
  const answer = (proposalId: string, given: 'ACCEPTED' | 'DECLINED' = 'ACCEPTED') =>
    affiliate(answerCommission, { proposalId, answer: given })
  return { stall, paymentId, affiliationId, producer, affiliate, propose, answer }
}
const aWaitingSale = async (wishes: StallWishes = {}) =>
  aSaleWithout(await aStall(world, { releaseDays: 20, ...wishes }))

const namesOf = ({ seller, affiliate, coProducer }: Stall) => ({
  [seller.id]: 'producer',
  [affiliate.id]: 'affiliate',
  [coProducer.id]: 'co-producer',
})
const journalsOf = async (paymentId: string) =>
  (await world.owner`select rule from ledger_journals where subject_id = ${paymentId} order by id`).map(
    ({ rule }) => rule,
  )
const actionsOf = async (paymentId: string) =>
  (await world.owner`select action from audit_log where subject = ${paymentId}`)
    .map(({ action }) => action)
    .toSorted()
const mailsTo = async ({ email }: { email: string }) =>
  (await world.inbox()).filter(({ recipient, key }) => recipient === email && key.startsWith('commission:'))
const refund = (stall: Stall, paymentId: string, amountCents: number) =>
  stall.within((scope) => bookRefund(scope, paymentId, { key: randomUUID(), amountCents }))

describe('an affiliate added to a sale', () => {
  test('gets the commission from the producer’s pending money, with the same dates, after both agree', async () => {
    const sale = await aWaitingSale({ reserveBasisPoints: 1_000, partners: ['co-producer'] })
    const { stall, paymentId, propose, answer } = sale
    const names = namesOf(stall)
    const before = await readBooks(world, names)
    const datesOf = async (userId: string) =>
      (
        await world.owner`select kind, release_at from balance_lots
        where payment_id = ${paymentId} and user_id = ${userId} order by kind`
      ).map(({ kind, release_at: at }) => [kind, at])
    const dates = await datesOf(stall.seller.id)

    const proposalId = await propose()
    expect(await readBooks(world, names)).toEqual(before)
    const [offered] = await sale.affiliate(listCommissionProposals, undefined)
    expect(offered).toMatchObject({ id: proposalId, amountCents: quarter, basisPoints: 2_500 })
    expect(JSON.stringify(offered)).not.toContain('Carolina')

    await answer(proposalId)
    // The producer has 70 % of the net, of which a tenth is a reserve: 5,765 and 641.
    expect(await readBooks(world, names)).toEqual({
      ...before,
      'user:producer:pending': -5_765 + 2_059,
      'user:producer:reserve': -641 + 229,
      'user:affiliate:pending': -2_059,
      'user:affiliate:reserve': -229,
    })
    expect(await datesOf(stall.affiliate.id)).toEqual(dates)
    expect(await sale.affiliate(listCommissionProposals, undefined)).toEqual([])

    world.clock.advance({ days: 21 })
    await world.drainJobs()
    expect(await stall.balance(stall.affiliate)).toMatchObject({ availableCents: 2_059, pendingCents: 0 })
  })

  test('is visible to both, notified to both, and audited', async () => {
    const { stall, paymentId, affiliationId, producer, affiliate, propose, answer } = await aWaitingSale()
    const proposalId = await propose()
    expect((await mailsTo(stall.affiliate)).map(({ key }) => key)).toEqual([
      `commission:${proposalId}:proposed`,
    ])
    expect((await mailsTo(stall.affiliate))[0]?.text).toContain('22,88')
    expect(await producer(getCommissionable, { paymentId })).toMatchObject({
      refusal: null,
      netCents: net,
      producerCents: net,
      proposal: { state: 'PROPOSED', affiliateName: stall.affiliate.name, amountCents: quarter },
    })
    await answer(proposalId)
    expect((await mailsTo(stall.seller)).map(({ key }) => key)).toEqual([`commission:${proposalId}:accepted`])
    const bells = await world.owner`select path from notices where user_id = ${stall.affiliate.id}`
    expect(bells.map(({ path }) => path)).toContain('/platform/affiliates')

    const { rows } = await affiliate(listDecisions, { affiliationId, limit: 10 })
    expect(rows).toMatchObject([{ via: 'AGREEMENT', lostBecause: null, commissionCents: quarter }])
    const whole = await producer((caller) => getSale(asSeller(caller), paymentId), undefined)
    expect(whole.money).toMatchObject({ sellerCents: net - quarter, affiliateCents: quarter })
    const part = await affiliate((caller) => getSale(asAffiliate(caller), paymentId), undefined)
    expect(part).toMatchObject({ shareCents: quarter, buyer: null })
    expect(await producer(getCommissionable, { paymentId })).toMatchObject({
      refusal: 'sale_has_affiliate',
      proposal: { state: 'ACCEPTED' },
    })
    expect(await actionsOf(paymentId)).toEqual(['sale.commission_accepted', 'sale.commission_proposed'])
  })

  test('returns a part of it when the buyer is refunded, as every affiliate does', async () => {
    const { stall, paymentId, propose, answer } = await aWaitingSale()
    await answer(await propose())
    await refund(stall, paymentId, 5_000)
    expect(await stall.balance(stall.affiliate)).toMatchObject({ pendingCents: quarter / 2, debtCents: 0 })
    await refund(stall, paymentId, 5_000)
    expect(await stall.balance(stall.affiliate)).toMatchObject({ pendingCents: 0, debtCents: 0 })
    expect(await stall.balance()).toMatchObject({ pendingCents: 0, debtCents: 249 })
  })

  test('earns by the latest proposal, and nothing by a withdrawn or declined one', async () => {
    const { stall, paymentId, producer, propose, answer } = await aWaitingSale()
    const first = await propose(4_000)
    world.clock.advance({ seconds: 1 })
    const second = await propose()
    await expect(answer(first)).rejects.toMatchObject({ code: 'record_changed' })
    await producer(withdrawCommission, { proposalId: second })
    await expect(answer(second)).rejects.toMatchObject({ code: 'record_changed' })
    const third = await propose()
    await answer(third, 'DECLINED')
    await answer(third, 'DECLINED')
    await expect(answer(third)).rejects.toMatchObject({ code: 'record_changed' })
    await expect(producer(withdrawCommission, { proposalId: third })).rejects.toMatchObject({
      code: 'record_changed',
    })
    expect(await journalsOf(paymentId)).toEqual(['sale.approved'])
    const fourth = await propose(1_000)
    await answer(fourth)
    await answer(fourth)
    expect(await stall.balance(stall.affiliate)).toMatchObject({ pendingCents: 915 })
  })

  test('is refused if they bought the product, sell it, do not promote it, or would get more than the contract says', async () => {
    const { stall, paymentId, affiliationId, producer, affiliate, propose } = await aWaitingSale()
    await expect(propose(4_001)).rejects.toMatchObject({ code: 'commission_too_high' })
    const notEligible = { code: 'affiliate_not_eligible' }
    const sellersOwn = await stall.within((scope) =>
      anAffiliation(scope, { productId: stall.product.id, affiliateId: stall.seller.id, basisPoints: 1_000 }),
    )
    await expect(
      producer(proposeCommission, { paymentId, affiliationId: sellersOwn, basisPoints: 500 }),
    ).rejects.toMatchObject(notEligible)
    for (const own of [{ email: stall.affiliate.email }, { cpf: '111.444.777-35' }]) {
      const { paymentId: bought } = await aPurchase(world.app, world.platformId, {
        offerId: stall.offer.id,
        ...own,
      })
      await stall.tell(bought, 'APPROVED')
      await expect(
        producer(proposeCommission, { paymentId: bought, affiliationId, basisPoints: 500 }),
      ).rejects.toMatchObject(notEligible)
      expect(await producer(findAffiliateOptions, { paymentId: bought })).toEqual([])
    }
    expect(await producer(findAffiliateOptions, { paymentId })).toEqual([
      { id: affiliationId, name: stall.affiliate.name, basisPoints: 4_000 },
    ])
    const proposalId = await propose()
    await producer(moveAffiliation, { affiliationId, move: 'pause' })
    await expect(propose()).rejects.toMatchObject(notEligible)
    await expect(affiliate(answerCommission, { proposalId, answer: 'ACCEPTED' })).rejects.toMatchObject(
      notEligible,
    )
  })

  test('is not found by other sellers, other affiliates and other platforms', async () => {
    const { stall, paymentId, affiliationId, propose } = await aWaitingSale()
    const proposalId = await propose()
    const elsewhere = await inScope(world.app, randomUUID(), (scope) =>
      aPlatform(scope, {
        name: 'Vizinha',
        hosts: [`${randomUUID()}.localhost`],
        acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
      }),
    )
    const strangers = [
      callAs(world, { userId: stall.coProducer.id, role: 'SELLER' }),
      callAs({ ...world, ...elsewhere }, { userId: stall.seller.id, role: 'SELLER' }),
      callAs({ ...world, ...elsewhere }, { userId: stall.affiliate.id, role: 'SELLER' }),
    ]
    for (const stranger of strangers) {
      const unknown = { code: 'payment_not_found' }
      await expect(stranger(getCommissionable, { paymentId })).rejects.toMatchObject(unknown)
      await expect(stranger(findAffiliateOptions, { paymentId })).rejects.toMatchObject(unknown)
      await expect(
        stranger(proposeCommission, { paymentId, affiliationId, basisPoints: 500 }),
      ).rejects.toMatchObject(unknown)
      const missing = { code: 'not_found' }
      await expect(stranger(withdrawCommission, { proposalId })).rejects.toMatchObject(missing)
      await expect(stranger(answerCommission, { proposalId, answer: 'ACCEPTED' })).rejects.toMatchObject(
        missing,
      )
      expect(await stranger(listCommissionProposals, undefined)).toEqual([])
    }
  })
})

describe('it is too late for an affiliate', () => {
  const changes: Record<string, (sale: Awaited<ReturnType<typeof aWaitingSale>>) => Promise<unknown>> = {
    'once a refund was made of a part': ({ stall, paymentId }) => refund(stall, paymentId, 100),
    'once a bank asks for the money': ({ paymentId }) =>
      callAs(world, { userId: randomUUID(), role: 'ADMIN' })(noticeDispute, {
        paymentId,
        dueAt: new Date(world.clock.now().getTime() + 9 * 86_400_000),
        reason: 'Aviso do banco',
      }),
    'once the guarantee is over': async () => world.clock.advance({ days: 9 }),
    'while the producer may not withdraw': ({ stall }) =>
      stall.within(({ tx }) =>
        tx.update(users).set({ blockedCashout: true }).where(eq(users.id, stall.seller.id)),
      ),
  }
  test.each(Object.entries(changes))('%s', async (_when, change) => {
    const sale = await aWaitingSale()
    const proposalId = await sale.propose()
    await change(sale)
    const { refusal } = await sale.producer(getCommissionable, { paymentId: sale.paymentId })
    expect(refusal).not.toBeNull()
    await expect(sale.answer(proposalId)).rejects.toMatchObject({ code: refusal })
    await expect(sale.propose()).rejects.toMatchObject({ code: refusal })
    expect(await sale.stall.balance(sale.stall.affiliate)).toMatchObject({ pendingCents: 0, heldCents: 0 })
    expect(await journalsOf(sale.paymentId)).not.toContain('commission.agreed')
  })

  test('after the money was released or anticipated, or when it is needed for a debt', async () => {
    const released = await aSaleWithout(await aStall(world, { releaseDays: 0 }))
    await expect(released.propose()).rejects.toMatchObject({ code: 'sale_money_moved' })

    const seller = await anEarlySeller(world)
    const sold = await aSaleWithout(seller)
    const proposalId = await sold.propose()
    await seller.approve(await seller.request())
    await expect(sold.answer(proposalId)).rejects.toMatchObject({ code: 'sale_money_moved' })

    const covering = await aWaitingSale()
    const refunded = await covering.stall.sell()
    const waiting = await covering.propose()
    await refund(covering.stall, refunded, 10_000)
    await expect(covering.answer(waiting)).rejects.toMatchObject({ code: 'sale_money_moved' })

    const stall = await aStall(world, { releaseDays: 20 })
    await refund(stall, await stall.sell(), 10_000)
    const owing = await aSaleWithout(stall)
    expect(await stall.balance()).toMatchObject({ debtCents: 249, pendingCents: net })
    await expect(owing.propose()).rejects.toMatchObject({ code: 'debt_open' })
  })
})

describe('concurrent changes of a sale with a proposed commission', () => {
  test('two acceptances move the money once', async () => {
    const { stall, paymentId, propose, answer } = await aWaitingSale()
    const proposalId = await propose()
    await Promise.all([answer(proposalId), answer(proposalId), answer(proposalId)])
    expect(await stall.balance(stall.affiliate)).toMatchObject({ pendingCents: quarter })
    expect(await journalsOf(paymentId)).toEqual(['sale.approved', 'commission.agreed'])
  })

  test('an acceptance waits for a refund under way, and is refused', async () => {
    const { stall, paymentId, propose, answer } = await aWaitingSale()
    const proposalId = await propose()
    const gate = Promise.withResolvers<void>()
    const booked = Promise.withResolvers<void>()
    const refunding = stall.within(async (scope) => {
      await bookRefund(scope, paymentId, { key: randomUUID(), amountCents: 10_000 })
      booked.resolve()
      await gate.promise
    })
    await booked.promise
    const answering = answer(proposalId).catch((error: unknown) => error)
    await untilOneWaits(world)
    gate.resolve()
    await refunding
    expect(await answering).toMatchObject({ code: 'sale_not_correctable' })
    expect(await journalsOf(paymentId)).toEqual(['sale.approved', 'refund.booked'])
  })

  test('a refund waits for an acceptance, and takes the affiliate’s part from the affiliate', async () => {
    const { stall, paymentId, affiliate, propose } = await aWaitingSale()
    const proposalId = await propose()
    const gate = Promise.withResolvers<void>()
    const moved = Promise.withResolvers<void>()
    const answering = affiliate(async (caller) => {
      await answerCommission(caller, { proposalId, answer: 'ACCEPTED' })
      moved.resolve()
      await gate.promise
    }, undefined)
    await moved.promise
    const refunding = refund(stall, paymentId, 5_000)
    await untilOneWaits(world)
    gate.resolve()
    await Promise.all([answering, refunding])
    expect(await stall.balance(stall.affiliate)).toMatchObject({ pendingCents: quarter / 2 })
  })

  test('a release waits for an acceptance, and releases to each their own', async () => {
    const { stall, paymentId, affiliate, propose } = await aWaitingSale({ releaseDays: 1 })
    const proposalId = await propose()
    world.clock.advance({ days: 1 })
    const gate = Promise.withResolvers<void>()
    const moved = Promise.withResolvers<void>()
    const answering = affiliate(async (caller) => {
      await answerCommission(caller, { proposalId, answer: 'ACCEPTED' })
      moved.resolve()
      await gate.promise
    }, undefined)
    await moved.promise
    const releasing = world.drainJobs()
    await untilOneWaits(world)
    gate.resolve()
    await Promise.all([answering, releasing])
    await world.drainJobs()
    expect(await stall.balance()).toMatchObject({ availableCents: net - quarter, pendingCents: 0 })
    expect(await stall.balance(stall.affiliate)).toMatchObject({ availableCents: quarter, pendingCents: 0 })
    expect(await journalsOf(paymentId)).toEqual(['sale.approved', 'commission.agreed'])
  })

  test('an acceptance waits for a release, and is refused', async () => {
    const { stall, paymentId, propose, answer } = await aWaitingSale({ releaseDays: 1 })
    const proposalId = await propose()
    world.clock.advance({ days: 1 })
    const gate = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const transaction: App['db']['transaction'] = (platformId, work) =>
      world.app.db.transaction(platformId, async (tx) => {
        const answered = await work(tx)
        released.resolve()
        await gate.promise
        return answered
      })
    const { platformId } = world
    const slow = { ...world.app, db: { ...world.app.db, transaction } }
    const releasing = releaseLotsJob.run(slow, { platformId, userId: stall.seller.id })
    await released.promise
    const answering = answer(proposalId).catch((error: unknown) => error)
    await untilOneWaits(world)
    gate.resolve()
    await releasing
    expect(await answering).toMatchObject({ code: 'sale_money_moved' })
    expect(await stall.balance()).toMatchObject({ availableCents: net, pendingCents: 0 })
    expect(await journalsOf(paymentId)).toEqual(['sale.approved'])
  })
})
