import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anEarlySeller, share } from '#test/an-early-seller.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { asSeller, asStaff } from './anticipation-viewer.ts'
import { cancelAnticipation } from './cancel-anticipation.ts'
import { counterAnticipation } from './counter-anticipation.ts'
import { anticipationListInput, listAnticipations } from './list-anticipations.ts'
import { refuseAnticipation } from './refuse-anticipation.ts'
import { requestAnticipation } from './request-anticipation.ts'
import { saveAnticipationPlan } from './save-anticipation-plan.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

/** 91.52 at 3.49 % a month, twenty days early. */
const fee = 213

/** Mails about anticipations alone, the newest first. */
const mailsTo = async (email: string) =>
  (await world.inbox()).filter(({ recipient, key }) => recipient === email && key.startsWith('anticipation:'))

describe('an anticipation', () => {
  test('approved by the staff can be spent at once, and changes nothing else in the books', async () => {
    const seller = await anEarlySeller(world)
    await seller.sell()
    await seller.sell()
    const before = await readBooks(world, { [seller.seller.id]: 'seller' })
    const quote = await seller.quote()
    expect(quote).toMatchObject({ grossCents: 2 * share, feeCents: 2 * fee, limitCents: 2 * share })
    expect(quote.lots.map(({ days, feeCents }) => [days, feeCents])).toEqual([
      [20, fee],
      [20, fee],
    ])
    const anticipationId = await seller.request()
    expect(await seller.balance()).toMatchObject({ availableCents: 0, pendingCents: 2 * share })
    await seller.approve(anticipationId)
    expect(await seller.balance()).toMatchObject({ availableCents: 2 * (share - fee), pendingCents: 0 })
    const after = await readBooks(world, { [seller.seller.id]: 'seller' })
    const { 'user:seller:pending': _, ...rest } = before
    expect(after).toEqual({
      ...rest,
      'user:seller:available': -2 * (share - fee),
      'platform:anticipation': (before['platform:anticipation'] ?? 0) - 2 * fee,
    })
    const { steps } = await seller.see(anticipationId)
    expect(steps.map(({ state, source }) => [state, source])).toEqual([
      ['REQUESTED', 'SELLER'],
      ['PAID', 'STAFF'],
    ])
    const audit = await world.owner`select action from audit_log where subject = ${anticipationId}`
    expect(audit).toEqual([{ action: 'anticipation.approved' }])
  })

  test('approved days later costs only the days that are left', async () => {
    const seller = await anEarlySeller(world)
    await seller.sell()
    const anticipationId = await seller.request()
    world.clock.advance({ days: 2 })
    await seller.approve(anticipationId)
    // 91.52 at 3.49 % a month for eighteen days.
    expect(await seller.see(anticipationId)).toMatchObject({ feeCents: 192, netCents: share - 192 })
    expect(await seller.balance()).toMatchObject({ availableCents: share - 192 })
  })

  test('up to the plan’s amount is paid without approval', async () => {
    const seller = await anEarlySeller(world, { automaticMaxCents: share })
    await seller.sell()
    const anticipationId = await seller.request()
    expect(await seller.stateOf(anticipationId)).toBe('PAID')
    expect(await seller.balance()).toMatchObject({ availableCents: share - fee })
  })

  test.each(['REVIEW', 'OFFBOARDING'])(
    'of a seller in %s waits for approval, however small',
    async (status) => {
      const seller = await anEarlySeller(world, { automaticMaxCents: share })
      await seller.sell()
      await world.owner`update users set status = ${status} where id = ${seller.seller.id}`
      expect(await seller.stateOf(await seller.request())).toBe('REQUESTED')
    },
  )

  test('is countered with another rate for fewer lots, and paid when the seller accepts', async () => {
    const seller = await anEarlySeller(world)
    await seller.sell()
    await seller.sell()
    const anticipationId = await seller.request()
    const terms = {
      rateKind: 'FLAT',
      basisPoints: 549,
      grossMaxCents: share + 1,
      reason: 'Taxa do mês',
    } as const
    await seller.staff.call(counterAnticipation, { anticipationId, grossCents: 2 * share, ...terms })
    expect(await seller.see(anticipationId)).toMatchObject({
      state: 'COUNTERED',
      grossCents: share,
      feeCents: 502,
      monthlyCostBasisPoints: 871,
      reason: 'Taxa do mês',
    })
    await expect(seller.approve(anticipationId)).rejects.toMatchObject({ code: 'record_changed' })
    // Lots left out of the counter-offer can be requested again.
    expect((await seller.quote()).lots).toHaveLength(1)
    world.clock.advance({ minutes: 1 })
    await seller.accept(anticipationId)
    expect(await seller.balance()).toMatchObject({ availableCents: share - 502, pendingCents: share })
    const [paid, countered] = await mailsTo(seller.seller.email)
    expect(countered).toMatchObject({ subject: 'Contraproposta para a sua antecipação' })
    expect(countered?.text).toContain('Taxa do mês')
    expect(paid).toMatchObject({ subject: 'Sua antecipação foi paga' })
    expect(paid?.text).not.toContain('Taxa do mês')
  })

  test('that is refused, canceled or expired leaves its lots as they were', async () => {
    const seller = await anEarlySeller(world)
    await seller.sell()
    const { lots, netCents } = await seller.quote()
    const refused = await seller.request()
    const rival = { requestId: randomUUID(), lotIds: lots.map(({ lotId }) => lotId), netCents }
    await expect(seller.call(requestAnticipation, rival)).rejects.toMatchObject({ code: 'record_changed' })
    await seller.staff.call(refuseAnticipation, { anticipationId: refused, reason: 'Muitos reembolsos' })
    const canceled = await seller.request()
    await seller.call(cancelAnticipation, { anticipationId: canceled })
    const forgotten = await seller.request()
    world.clock.advance({ days: 3 })
    // An expired request cannot be decided, even before the job has ended it.
    await expect(seller.approve(forgotten)).rejects.toMatchObject({ code: 'record_changed' })
    await world.drainJobs()
    expect(await Promise.all([refused, canceled, forgotten].map(seller.stateOf))).toEqual([
      'REFUSED',
      'CANCELED',
      'EXPIRED',
    ])
    expect(await seller.balance()).toMatchObject({ availableCents: 0, pendingCents: share })
    // The seller gets no mail about their own actions.
    expect((await mailsTo(seller.seller.email)).map(({ subject }) => subject)).toEqual([
      'Antecipação expirada',
      'Sua antecipação não foi aprovada',
    ])
    await seller.request()
  })

  test('whose own job was lost is ended by the daily job', async () => {
    const seller = await anEarlySeller(world)
    await seller.sell()
    const anticipationId = await seller.request()
    world.clock.advance({ days: 3 })
    await seller.settle()
    expect(await seller.stateOf(anticipationId)).toBe('EXPIRED')
  })

  test('is settled when all of its lots are mature', async () => {
    const seller = await anEarlySeller(world)
    await seller.sell()
    world.clock.advance({ days: 3 })
    await seller.sell()
    const anticipationId = await seller.request()
    await seller.approve(anticipationId)
    world.clock.advance({ days: 17 })
    await seller.settle()
    expect(await seller.see(anticipationId)).toMatchObject({
      state: 'PAID',
      recoveredCents: share,
      waitingCents: share,
    })
    world.clock.advance({ days: 3 })
    await seller.settle()
    expect(await seller.see(anticipationId)).toMatchObject({
      state: 'SETTLED',
      recoveredCents: 2 * share,
      waitingCents: 0,
      reversedCents: 0,
    })
  })
})

describe('the anticipation limit', () => {
  test('is the plan’s part of all future releases, however many requests are made', async () => {
    const seller = await anEarlySeller(world, { limitBasisPoints: 5_000 })
    for (let sale = 0; sale < 4; sale++) await seller.sell()
    await seller.approve(await seller.request())
    expect(await seller.quote()).toMatchObject({ limitCents: 0, grossCents: 0 })
    const [lot] = (await seller.quote()).lots
    const asking = seller.call(requestAnticipation, {
      requestId: randomUUID(),
      lotIds: [lot?.lotId ?? ''],
      netCents: 0,
    })
    await expect(asking).rejects.toMatchObject({ code: 'anticipation_limit_exceeded' })
  })

  test('is lower for a seller with refunds', async () => {
    const seller = await anEarlySeller(world)
    const sold = [await seller.sell(), await seller.sell(), await seller.sell(), await seller.sell()]
    world.clock.advance({ days: 21 })
    await world.drainJobs()
    await seller.tell(sold[0] ?? '', 'REFUNDED')
    await seller.sell()
    // A quarter of the recently due lots was refunded.
    expect((await seller.quote()).limitCents).toBe(share - share / 4)
  })

  test('excludes the reserve and today’s releases, and is zero without a history or below the minimum', async () => {
    const seller = await anEarlySeller(
      world,
      { minHistoryDays: 30, minCents: share },
      { reserveBasisPoints: 1_000 },
    )
    await seller.sell()
    await expect(seller.quote()).rejects.toThrow('Nothing is offered')
    world.clock.advance({ days: 20 })
    await world.drainJobs()
    world.clock.advance({ days: 30 })
    await seller.sell()
    const { lots, ...quote } = await seller.quote()
    expect(lots.map(({ amountCents }) => amountCents)).toEqual([share - 915])
    expect(quote.grossCents).toBe(share - 915)
    await expect(seller.request()).rejects.toMatchObject({ code: 'anticipation_below_minimum' })
    world.clock.advance({ days: 20 })
    expect((await seller.quote()).lots).toEqual([])
  })

  test('is zero while the plan is off or the seller’s money is held', async () => {
    const seller = await anEarlySeller(world)
    await seller.sell()
    const { lots, netCents } = await seller.quote()
    const input = { requestId: randomUUID(), lotIds: lots.map(({ lotId }) => lotId), netCents }
    await world.owner`update users set blocked_cashout = true where id = ${seller.seller.id}`
    await expect(seller.call(requestAnticipation, input)).rejects.toMatchObject({
      code: 'withdrawals_blocked',
    })
    await world.owner`update users set blocked_cashout = false where id = ${seller.seller.id}`
    world.clock.advance({ minutes: 1 })
    await seller.staff.call(saveAnticipationPlan, {
      userId: seller.seller.id,
      isOffered: false,
      rateKind: 'MONTHLY',
      basisPoints: 349,
      minCents: 0,
      limitBasisPoints: 10_000,
      minHistoryDays: 0,
      automaticMaxCents: 0,
    })
    await expect(seller.call(requestAnticipation, input)).rejects.toMatchObject({
      code: 'anticipation_unavailable',
    })
  })
})

test('a request is refused when its price rose after it was shown', async () => {
  const seller = await anEarlySeller(world)
  await seller.sell()
  const { lots, netCents } = await seller.quote()
  world.clock.advance({ minutes: 1 })
  await seller.staff.call(saveAnticipationPlan, {
    userId: seller.seller.id,
    isOffered: true,
    rateKind: 'MONTHLY',
    basisPoints: 499,
    minCents: 0,
    limitBasisPoints: 10_000,
    minHistoryDays: 0,
    automaticMaxCents: 0,
  })
  const asking = seller.call(requestAnticipation, {
    requestId: randomUUID(),
    lotIds: lots.map(({ lotId }) => lotId),
    netCents,
  })
  await expect(asking).rejects.toMatchObject({ code: 'record_changed' })
})

test('the audit finds a fee that was changed by hand', async () => {
  const seller = await anEarlySeller(world, { automaticMaxCents: share })
  await seller.sell()
  const anticipationId = await seller.request()
  await world.owner`update anticipations set fee_cents = fee_cents + 1 where id = ${anticipationId}`
  expect(await brokenInvariants(world)).toMatchObject([{ oracle: 'EARLY' }])
  await world.owner`update anticipations set fee_cents = fee_cents - 1 where id = ${anticipationId}`
})

test('lists are paged; a seller sees their own anticipations, the staff all of them', async () => {
  const seller = await anEarlySeller(world)
  for (let sale = 0; sale < 3; sale++) {
    await seller.sell()
    await seller.request()
    world.clock.advance({ minutes: 1 })
  }
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const input = anticipationListInput.parse({ limit: 2, cursor })
    const page = await seller.call(
      (caller, given: typeof input) => listAnticipations(asSeller(caller), given),
      input,
    )
    ids.push(...page.rows.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(new Set(ids).size).toBe(3)
  const all = await seller.staff.call(
    (caller, input: ReturnType<typeof anticipationListInput.parse>) =>
      listAnticipations(asStaff(caller), input),
    anticipationListInput.parse({ limit: 100, states: ['REQUESTED'], search: seller.seller.email }),
  )
  expect(all.rows.map(({ id }) => id)).toEqual(ids)
})
