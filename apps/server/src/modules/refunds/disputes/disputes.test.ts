import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listSales } from '#modules/payments/views/list-sales.ts'
import { asPlatform, asSeller } from '#modules/payments/views/sale-viewer.ts'
import type { RefundWish } from '#modules/refunds/refund.input.ts'
import { refundSale } from '#modules/refunds/refund-sale.ts'
import type { Caller } from '#rpc/caller.ts'
import { aStall, type Stall, type StallWishes } from '#test/a-stall.ts'
import { anUpload } from '#test/an-upload.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { acceptDispute } from './accept-dispute.ts'
import { decideDispute } from './decide-dispute.ts'
import { defendDispute } from './defend-dispute.ts'
import type { DisputeOutcome } from './dispute.input.ts'
import { ofSeller } from './dispute.ts'
import { getDisputeView } from './get-dispute-view.ts'
import { moveDeadline } from './move-deadline.ts'
import { noticeDispute } from './notice-dispute.ts'
import { readEvidence } from './read-evidence.ts'
import { submitDefence } from './submit-defence.ts'

/** Of a sale of 100.00, 5.99 % and 2.49 belong to the platform. */
const share = 10_000 - 599 - 249
const caseFee = 1_500
const defence = 'O comprador acessou o curso doze vezes depois da compra.'
const reason = 'Resposta do banco'
const dayMs = 24 * 60 * 60_000
const staffId = randomUUID()

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

/** A stall whose plan has a fee for lost disputes. */
async function aDisputedStall(wishes: StallWishes = {}) {
  const stall = await aStall(world, { releaseDays: 60, ...wishes })
  await world.owner`update fee_plans set dispute_fees = ${world.owner.json({ BRL: caseFee })} where seller_id = ${stall.seller.id}`
  const asOwner = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
  const disputesOf = async (paymentId: string) =>
    (
      await world.owner`
        select id, state, amount_cents::int as cents, fee_cents::int as fee, is_taken, kind from disputes where payment_id = ${paymentId} order by round`
    ).map(
      (row) => ({ ...row }) as { id: string; state: string; cents: number; fee: number; is_taken: boolean },
    )
  return {
    ...stall,
    disputesOf,
    theDispute: async (paymentId: string) => (await disputesOf(paymentId)).at(-1)?.id ?? '',
    /** Reports to `applyProviderEvent` and runs the jobs that follow. */
    hear: async (...told: Parameters<Stall['tell']>) => {
      await stall.tell(...told)
      await world.drainJobs()
    },
    asOwner,
    refundPart: (paymentId: string, amountCents: number) =>
      asOwner((caller, wish: RefundWish) => refundSale(caller, asSeller(caller), wish), {
        kind: 'PART',
        amountCents,
        paymentId,
        key: randomUUID(),
        reason,
      }),
  }
}
const asStaff = <Input, Output>(useCase: (caller: Caller, input: Input) => Promise<Output>, input: Input) =>
  callAs(world, { userId: staffId, role: 'ADMIN' })(useCase, input)
const decide = (outcome: DisputeOutcome) => asStaff(decideDispute, outcome)
const pass = async (time: Parameters<TestApp['clock']['advance']>[0]) => {
  world.clock.advance(time)
  await world.drainJobs()
}

describe('a bank that takes the money', () => {
  test('opens a dispute that the seller is notified of and may defend, and a loss costs the dispute fee', async () => {
    const stall = await aDisputedStall({ partners: ['affiliate'] })
    const paymentId = await stall.sell()
    await stall.hear(paymentId, 'CHARGEBACK', { rawStatus: 'chargedback' })
    await stall.hear(paymentId, 'CHARGEBACK', { rawStatus: 'chargedback' })
    expect(await stall.disputesOf(paymentId)).toMatchObject([
      { state: 'OPEN', cents: 10_000, fee: 0, is_taken: true, kind: 'PIX_MED' },
    ])
    const disputeId = await stall.theDispute(paymentId)
    expect((await world.inbox()).some(({ key }) => key === `dispute-opened:${disputeId}`)).toBe(true)
    await stall.asOwner(defendDispute, { disputeId, defence, fileKeys: [] })
    await asStaff(submitDefence, { disputeId, reason })
    await decide({ disputeId, outcome: 'LOST', reason })
    expect(await stall.disputesOf(paymentId)).toMatchObject([{ state: 'LOST', fee: caseFee }])
    expect(await stall.balance()).toMatchObject({ pendingCents: 0, heldCents: 0, debtCents: 249 + caseFee })
    expect(await stall.balance(stall.affiliate)).toMatchObject({ pendingCents: 0, debtCents: 0 })
    // The next sale pays the debt before anything else.
    await stall.sell()
    await pass({ days: 61 })
    expect(await stall.balance()).toMatchObject({ debtCents: 0 })
  })

  test('gives every share its cents back when the defence wins', async () => {
    const stall = await aDisputedStall({ partners: ['affiliate', 'co-producer', 'manager'] })
    const paymentId = await stall.sell()
    const before = [await stall.balance(), await stall.balance(stall.affiliate)]
    await stall.hear(paymentId, 'CHARGEBACK')
    const disputeId = await stall.theDispute(paymentId)
    await decide({ disputeId, outcome: 'WON', reason })
    await world.drainJobs()
    expect(await stall.disputesOf(paymentId)).toMatchObject([{ state: 'WON', fee: 0 }])
    expect([await stall.balance(), await stall.balance(stall.affiliate)]).toEqual(before)
    await expect(decide({ disputeId, outcome: 'LOST', reason })).rejects.toMatchObject({
      code: 'record_changed',
    })
  })

  test('may still give the money back after the dispute counted as lost', async () => {
    const stall = await aDisputedStall()
    const paymentId = await stall.sell()
    await stall.hear(paymentId, 'CHARGEBACK')
    await pass({ days: 4 })
    expect(await stall.disputesOf(paymentId)).toMatchObject([{ state: 'LOST', fee: caseFee }])
    await stall.hear(paymentId, 'APPROVED', { isDisputeWon: true })
    expect(await stall.disputesOf(paymentId)).toMatchObject([{ state: 'WON', fee: 0 }])
    const { pendingCents, availableCents, debtCents } = await stall.balance()
    expect(pendingCents + availableCents - debtCents).toBe(share)
    await stall.hear(paymentId, 'CHARGEBACK', { isNewDispute: true })
    expect((await stall.disputesOf(paymentId)).map(({ state }) => state)).toEqual(['WON', 'OPEN'])
  })

  test('with a status that means a loss ends the dispute as lost at once', async () => {
    const stall = await aDisputedStall()
    const paymentId = await stall.sell()
    await stall.hear(paymentId, 'CHARGEBACK', { rawStatus: 'MED_APPROVED' })
    expect(await stall.disputesOf(paymentId)).toMatchObject([{ state: 'LOST', fee: caseFee }])
  })

  test('with a status that means a refund opens no dispute and costs no fee', async () => {
    const stall = await aDisputedStall()
    const paymentId = await stall.sell()
    await stall.hear(paymentId, 'CHARGEBACK', { rawStatus: 'PixInReversal' })
    expect(await stall.disputesOf(paymentId)).toEqual([])
    expect(await stall.balance()).toMatchObject({ debtCents: 249 })
  })

  test('while our full refund is under way completes that refund', async () => {
    const stall = await aDisputedStall()
    const paymentId = await stall.sell()
    const wish = { kind: 'WHOLE', paymentId, key: randomUUID(), reason } as const
    await stall.asOwner((caller, asked: typeof wish) => refundSale(caller, asSeller(caller), asked), wish)
    await stall.hear(paymentId, 'CHARGEBACK')
    expect(await stall.disputesOf(paymentId)).toEqual([])
    const [refund] = await world.owner`select state from refunds where payment_id = ${paymentId}`
    expect(refund).toEqual({ state: 'DONE' })
  })

  test('while our partial refund is under way opens a dispute about the rest, which can be won', async () => {
    const stall = await aDisputedStall()
    const paymentId = await stall.sell()
    await stall.refundPart(paymentId, 3_000)
    await stall.hear(paymentId, 'CHARGEBACK', { rawStatus: 'chargedback' })
    expect(await stall.disputesOf(paymentId)).toMatchObject([{ state: 'OPEN', cents: 7_000, is_taken: true }])
    await decide({ disputeId: await stall.theDispute(paymentId), outcome: 'WON', reason })
    const [payment] = await world.owner`
      select status, booked_cents::int as booked from payments where id = ${paymentId}`
    expect(payment).toEqual({ status: 'APPROVED', booked: 7_000 })
  })

  test('and reports only the sum of our partial refund completes that refund', async () => {
    const stall = await aDisputedStall()
    const paymentId = await stall.sell()
    await stall.refundPart(paymentId, 3_000)
    await stall.hear(paymentId, 'CHARGEBACK', { rawStatus: 'refunded', refundedCents: 3_000 })
    expect(await stall.disputesOf(paymentId)).toEqual([])
    const [payment] = await world.owner`
      select status, booked_cents::int as booked, refund_due_cents::int as due from payments where id = ${paymentId}`
    expect(payment).toEqual({ status: 'APPROVED', booked: 7_000, due: 0 })
  })

  test('keeps all of it or nothing: a partial loss is refused', async () => {
    const stall = await aDisputedStall()
    const paymentId = await stall.sell()
    await stall.hear(paymentId, 'CHARGEBACK')
    const loss = { disputeId: await stall.theDispute(paymentId), outcome: 'LOST', reason } as const
    await expect(decide({ ...loss, amountCents: 4_000 })).rejects.toMatchObject({ code: 'input_invalid' })
    await decide({ ...loss, amountCents: 10_000 })
    expect(await stall.disputesOf(paymentId)).toMatchObject([{ state: 'LOST', cents: 10_000 }])
  })
})

describe('an infraction of a Pix', () => {
  test.each(['APPROVED', 'REJECTED'] as const)(
    'called %s by its provider holds the money, and frees it when it is withdrawn',
    async (status) => {
      const stall = await aDisputedStall({ partners: ['affiliate'] })
      const paymentId = await stall.sell()
      await stall.hear(paymentId, status, { rawStatus: 'infraction' })
      await stall.hear(paymentId, status, { rawStatus: 'infraction' })
      expect(await stall.disputesOf(paymentId)).toMatchObject([{ state: 'OPEN', is_taken: false }])
      const held = (await stall.balance()).heldCents
      expect(held).toBeGreaterThan(0)
      await pass({ days: 4 })
      expect(await stall.disputesOf(paymentId)).toMatchObject([{ state: 'UNANSWERED', fee: 0 }])
      await decide({ disputeId: await stall.theDispute(paymentId), outcome: 'CANCELED', reason })
      expect(await stall.balance()).toMatchObject({ heldCents: 0, pendingCents: held })
      await stall.hear(paymentId, status, { rawStatus: 'infraction' })
      expect(await stall.disputesOf(paymentId)).toHaveLength(1)
    },
  )

  test('that the bank grants takes the held money', async () => {
    const stall = await aDisputedStall()
    const paymentId = await stall.sell()
    await stall.hear(paymentId, 'APPROVED', { rawStatus: 'infraction' })
    await stall.hear(paymentId, 'CHARGEBACK', { rawStatus: 'chargeback' })
    expect(await stall.disputesOf(paymentId)).toMatchObject([{ state: 'LOST', fee: caseFee }])
    expect(await stall.balance()).toMatchObject({ heldCents: 0, pendingCents: 0, debtCents: 249 + caseFee })
  })

  test('of a part, three times in ninety days, takes each part and leaves a sale of the rest', async () => {
    const stall = await aDisputedStall()
    const paymentId = await stall.sell()
    for (const amountCents of [1_000, 2_500, 3_000]) {
      const dueAt = new Date(world.clock.now().getTime() + 7 * dayMs)
      const notice = { paymentId, amountCents, dueAt, reason }
      const { disputeId } = await asStaff(noticeDispute, notice)
      await expect(asStaff(noticeDispute, notice)).rejects.toMatchObject({ code: 'refund_disputed' })
      await decide({ disputeId, outcome: 'LOST', reason })
      await pass({ days: 30 })
    }
    const [payment] = await world.owner`
      select status, booked_cents::int as booked, refunded_cents::int as refunded from payments where id = ${paymentId}`
    expect(payment).toEqual({ status: 'APPROVED', booked: 3_500, refunded: 6_500 })
    expect((await stall.disputesOf(paymentId)).map(({ fee }) => fee)).toEqual([caseFee, caseFee, caseFee])
  })
})

describe('a dispute', () => {
  test('takes the files of its own seller, and each view of a file is in the audit log', async () => {
    const stall = await aDisputedStall()
    const rival = await aDisputedStall()
    const paymentId = await stall.sell()
    await stall.hear(paymentId, 'CHARGEBACK')
    const disputeId = await stall.theDispute(paymentId)
    const { key } = await anUpload(world, { userId: stall.seller.id, purpose: 'DISPUTE_EVIDENCE' })
    const { key: foreignKey } = await anUpload(world, {
      userId: rival.seller.id,
      purpose: 'DISPUTE_EVIDENCE',
    })
    const send = (fileKeys: string[]) => stall.asOwner(defendDispute, { disputeId, defence, fileKeys })
    await expect(send([foreignKey])).rejects.toMatchObject({ code: 'upload_not_found' })
    await expect(rival.asOwner(defendDispute, { disputeId, defence, fileKeys: [] })).rejects.toMatchObject({
      code: 'not_found',
    })
    await send([key])
    const view = await stall.asOwner((caller, id: string) => getDisputeView(asSeller(caller), id), disputeId)
    expect(view).toMatchObject({ defence, state: 'DEFENDED', files: [{ fileKey: key }] })
    const { url } = await asStaff(readEvidence, { disputeId, fileKey: key })
    expect(url).toContain('signature=')
    const read = await world.owner`select detail from audit_log where action = 'dispute.file_read'`
    expect(read).toEqual([{ detail: { fileKey: key } }])
  })

  test('leaves the last day to the staff, who may get a later date from the bank', async () => {
    const stall = await aDisputedStall()
    const paymentId = await stall.sell()
    await stall.hear(paymentId, 'CHARGEBACK')
    const disputeId = await stall.theDispute(paymentId)
    await pass({ days: 2, hours: 1 })
    const send = () => stall.asOwner(defendDispute, { disputeId, defence, fileKeys: [] })
    await expect(send()).rejects.toMatchObject({ code: 'defence_too_late' })
    const dueAt = new Date(world.clock.now().getTime() + 5 * dayMs)
    await asStaff(moveDeadline, { disputeId, dueAt, reason })
    await send()
    await pass({ days: 6 })
    expect(await stall.disputesOf(paymentId)).toMatchObject([{ state: 'DEFENDED' }])
  })

  test('that its seller accepts is lost, once', async () => {
    const stall = await aDisputedStall()
    const paymentId = await stall.sell()
    await stall.hear(paymentId, 'CHARGEBACK')
    const disputeId = await stall.theDispute(paymentId)
    const accept = () =>
      stall.asOwner(
        (caller, id: string) => acceptDispute(caller, ofSeller(caller), { disputeId: id, reason }),
        disputeId,
      )
    const outcomes = await Promise.allSettled([accept(), accept(), accept()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stall.disputesOf(paymentId)).toMatchObject([{ state: 'ACCEPTED', fee: caseFee }])
    expect(await stall.balance()).toMatchObject({ debtCents: 249 + caseFee })
  })

  test('of released money holds the rest of it, and a loss after a withdrawal is a debt', async () => {
    const stall = await aDisputedStall({ releaseDays: 0 })
    const paymentId = await stall.sell()
    await world.drainJobs()
    await stall.hear(paymentId, 'APPROVED', { rawStatus: 'in_dispute' })
    expect(await stall.balance()).toMatchObject({ availableCents: 0, heldCents: share })
    await decide({ disputeId: await stall.theDispute(paymentId), outcome: 'LOST', reason })
    expect(await stall.balance()).toMatchObject({ heldCents: 0, debtCents: 249 + caseFee })
  })

  test('blocks refunds of the same money', async () => {
    const stall = await aDisputedStall()
    const paymentId = await stall.sell()
    await stall.hear(paymentId, 'APPROVED', { rawStatus: 'infraction' })
    const wish = { kind: 'WHOLE', paymentId, key: randomUUID(), reason } as const
    const refund = stall.asOwner(
      (caller, asked: typeof wish) => refundSale(caller, asSeller(caller), asked),
      wish,
    )
    await expect(refund).rejects.toMatchObject({ code: 'refund_disputed' })
  })

  test('is shown on the sale, found by its filter, and names the seller and the bank’s words', async () => {
    const stall = await aDisputedStall()
    const paymentId = await stall.sell()
    const listed = (status: 'APPROVED' | 'DISPUTED') =>
      stall.asOwner(
        (caller, input: { status: typeof status; limit: number }) => listSales(asSeller(caller), input),
        { status, limit: 10 },
      )
    expect((await listed('APPROVED')).rows).toMatchObject([{ paymentId, isDisputed: false }])
    const dueAt = new Date(world.clock.now().getTime() + 7 * dayMs)
    const { disputeId } = await asStaff(noticeDispute, { paymentId, dueAt, reason: 'Compra não reconhecida' })
    expect((await listed('APPROVED')).rows).toEqual([])
    expect((await listed('DISPUTED')).rows).toMatchObject([
      { paymentId, isDisputed: true, status: 'APPROVED' },
    ])
    expect(
      await asStaff((caller: Caller, id: string) => getDisputeView(asPlatform(caller), id), disputeId),
    ).toMatchObject({ bankReason: 'Compra não reconhecida', sellerName: stall.seller.name })
    await decide({ disputeId, outcome: 'CANCELED', reason })
    expect((await listed('APPROVED')).rows).toMatchObject([{ paymentId, isDisputed: false }])
  })

  test.each(['a part', 'all'])(
    'about %s of the rest cannot be lost before our refund has arrived, because the loss would count as that refund',
    async (what) => {
      const stall = await aDisputedStall()
      const paymentId = await stall.sell()
      await stall.refundPart(paymentId, 3_000)
      const amountCents = what === 'all' ? 7_000 : 4_000
      const dueAt = new Date(world.clock.now().getTime() + 7 * dayMs)
      const { disputeId } = await asStaff(noticeDispute, { paymentId, amountCents, dueAt, reason })
      const lose = () => decide({ disputeId, outcome: 'LOST', reason })
      await expect(lose()).rejects.toMatchObject({ code: 'refund_under_way' })
      await stall.hear(paymentId, 'APPROVED', { refundedCents: 3_000 })
      await lose()
      const [payment] = await world.owner`
        select booked_cents::int as booked, refunded_cents::int as refunded from payments where id = ${paymentId}`
      expect(payment).toEqual({ booked: 7_000 - amountCents, refunded: 3_000 + amountCents })
    },
  )
})
