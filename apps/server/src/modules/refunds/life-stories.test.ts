import { randomUUID } from 'node:crypto'
import type { PaymentStatus } from '@balcao/domain/vocabulary'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPurchase } from '#demo/a-purchase.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { decideDispute } from './disputes/decide-dispute.ts'
import type { DisputeOutcome } from './disputes/dispute.input.ts'
import { noticeDispute } from './disputes/notice-dispute.ts'
import type { RefundWish } from './refund.input.ts'
import { refundSale } from './refund-sale.ts'

const price = 10_000

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const people = (stall: Stall) => [stall.seller, stall.affiliate, stall.coProducer]

/** Sum of all people's money from sales, in all accounts, less debts. */
async function worths(stall: Stall): Promise<number[]> {
  const balances = await Promise.all([
    ...people(stall).map((person) => stall.balance(person)),
    stall.balance(stall.manager, 'manager'),
  ])
  return balances.map(
    ({ pendingCents, reserveCents, heldCents, availableCents, withdrawingCents, debtCents }) =>
      pendingCents + reserveCents + heldCents + availableCents + withdrawingCents - debtCents,
  )
}

describe('reports about one payment', () => {
  type Told = { status: PaymentStatus } & Partial<ProviderReport>
  const lives: Record<string, Told[]> = {
    'refunded in parts': [
      { status: 'APPROVED', paidCents: price },
      { status: 'APPROVED', paidCents: price, refundedCents: 3_000 },
      { status: 'REFUNDED', paidCents: price, refundedCents: price },
    ],
    'disputed and won': [
      { status: 'PENDING' },
      { status: 'APPROVED' },
      { status: 'CHARGEBACK' },
      { status: 'APPROVED', isDisputeWon: true },
    ],
    'refunded in part, disputed and won': [
      { status: 'APPROVED', paidCents: price },
      { status: 'APPROVED', paidCents: price, refundedCents: 3_000 },
      { status: 'CHARGEBACK' },
      { status: 'APPROVED', isDisputeWon: true },
    ],
    'contested, taken and won': [
      { status: 'APPROVED' },
      { status: 'APPROVED', rawStatus: 'infraction' },
      { status: 'CHARGEBACK', rawStatus: 'chargeback' },
      { status: 'APPROVED', isDisputeWon: true },
    ],
  }

  /** Final state of a sale, and all people's money after all jobs have run. */
  async function live(stall: Stall, reports: readonly Told[]) {
    const before = await worths(stall)
    const { paymentId } = await aPurchase(world.app, world.platformId, {
      offerId: stall.offer.id,
      affiliateId: stall.affiliate.id,
    })
    for (const { status, ...more } of reports) {
      await stall.tell(paymentId, status, more)
      await world.drainJobs()
    }
    const [payment] = await world.owner`
      select status, booked_cents::int as booked, refund_due_cents::int as due from payments where id = ${paymentId}`
    const after = await worths(stall)
    return { ...payment, earned: after.map((cents, index) => cents - (before[index] ?? 0)) }
  }

  test.each(Object.entries(lives))(
    'that was %s lead to the same end in any order and with any repetition',
    async (_name, life) => {
      const partners = ['affiliate', 'co-producer', 'manager'] as const
      const stall = await aStall(world, { partners: [...partners], releaseDays: 30 })
      const sorted = await live(stall, life)
      const anyOrder = fc
        .array(fc.constantFrom(...life), { maxLength: 6 - life.length })
        .chain((repeats) =>
          fc.shuffledSubarray([...life, ...repeats], { minLength: life.length + repeats.length }),
        )
      for (const reports of fc.sample(anyOrder, { numRuns: 4, seed: 36 }))
        expect(await live(stall, reports), JSON.stringify(reports)).toEqual(sorted)
      expect(await brokenInvariants(world)).toEqual([])
    },
  )
})

describe('the life of a sale', () => {
  type Operation =
    | { kind: 'part-told' | 'refund' | 'med'; amountCents: number }
    | { kind: 'chargeback' | 'won' | 'lost' | 'canceled' | 'infraction' | 'withdraw' | 'sell' }
    | { kind: 'wait'; days: number }
  const amount = fc.integer({ min: 1, max: 6_000 })
  const operation: fc.Arbitrary<Operation> = fc.oneof(
    fc.record({ kind: fc.constantFrom('part-told', 'refund', 'med'), amountCents: amount }),
    fc.record({
      kind: fc.constantFrom('chargeback', 'won', 'lost', 'canceled', 'infraction', 'withdraw', 'sell'),
    }),
    fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 30 }) }),
  )

  async function live(stall: Stall, actions: readonly Operation[]): Promise<void> {
    const paymentId = await stall.sell()
    const asOwner = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
    const asStaff = callAs(world, { userId: randomUUID(), role: 'ADMIN' })
    const read = async () => {
      const [row] = await world.owner`
        select status, refunded_cents::int as refunded, won_cents::int as won from payments where id = ${paymentId}`
      return { status: row?.status as PaymentStatus, refunded: Number(row?.refunded), won: Number(row?.won) }
    }
    const decide = async (outcome: DisputeOutcome['outcome']) => {
      const [open] = await world.owner`
        select id from disputes where payment_id = ${paymentId} order by round desc limit 1`
      if (open) await asStaff(decideDispute, { disputeId: open.id, outcome, reason: 'banco' })
    }
    const acts: Record<
      Operation['kind'],
      (operation: { amountCents: number; days: number }) => Promise<unknown>
    > = {
      'part-told': async ({ amountCents }) => {
        const { status, refunded, won } = await read()
        return stall.tell(paymentId, status, { refundedCents: refunded - won + amountCents })
      },
      refund: ({ amountCents }) =>
        asOwner((caller, wish: RefundWish) => refundSale(caller, asSeller(caller), wish), {
          kind: 'PART',
          paymentId,
          amountCents,
          key: randomUUID(),
          reason: 'pedido',
        }),
      med: ({ amountCents }) =>
        asStaff(noticeDispute, {
          paymentId,
          amountCents,
          dueAt: new Date(world.clock.now().getTime() + 7 * 24 * 60 * 60_000),
          reason: 'aviso',
        }),
      chargeback: () => stall.tell(paymentId, 'CHARGEBACK', { isNewDispute: true }),
      won: () => decide('WON'),
      lost: () => decide('LOST'),
      canceled: () => decide('CANCELED'),
      infraction: () => stall.tell(paymentId, 'APPROVED', { rawStatus: 'infraction' }),
      withdraw: async () => {
        const { availableCents } = await stall.balance()
        if (availableCents > 0) await withdraw(stall, availableCents)
      },
      sell: stall.sell,
      wait: async ({ days }) => world.clock.advance({ days }),
    }
    for (const { kind, ...more } of actions) {
      // An impossible act is refused with a reason; any other error is a bug.
      await acts[kind]({ amountCents: 0, days: 0, ...more }).catch((error: unknown) =>
        expect(error).toMatchObject({ name: 'AppError' }),
      )
      await world.drainJobs()
    }
    expect(await brokenInvariants(world), JSON.stringify(actions)).toEqual([])
    await expectHoldsExplained(paymentId)
  }

  /** A withdrawal that was paid: the money is at a bank, out of reach. */
  const withdraw = ({ within, seller }: Stall, amountCents: number) =>
    within(async (scope) => {
      const [id, from] = [randomUUID(), accounts.withdrawing(seller.id)]
      const steps = {
        'withdrawal.requested': transfer(accounts.available(seller.id), from, amountCents),
        'withdrawal.paid': transfer(from, accounts.acquirerBalance(world.account.id), amountCents),
      } as const
      const subject = { kind: 'WITHDRAWAL', id } as const
      for (const rule of ['withdrawal.requested', 'withdrawal.paid'] as const)
        await post(scope, { rule, key: `${rule}:${id}`, subject, currency: 'BRL', entries: steps[rule] })
    })

  /** Money is held for a dispute exactly as long as it is open. */
  async function expectHoldsExplained(paymentId: string): Promise<void> {
    const stranded = await world.owner`
      select l.id from balance_lots l where l.payment_id = ${paymentId} and l.state = 'HELD' and not exists (
        select from disputes d where (d.platform_id, d.payment_id) = (l.platform_id, l.payment_id) and d.closed_at is null and l.moved_for = 'dispute:' || d.id)`
    expect(stranded).toEqual([])
  }

  test('of refunds, disputes won and lost, parts disputed and money withdrawn leaves the books right', async () => {
    const stall = await aStall(world, {
      partners: ['affiliate', 'manager'],
      releaseDays: 14,
      reserveBasisPoints: 1_000,
    })
    await world.owner`update fee_plans set dispute_fees = ${world.owner.json({ BRL: 1_500 })} where seller_id = ${stall.seller.id}`
    const stories = fc.sample(fc.array(operation, { minLength: 3, maxLength: 9 }), {
      numRuns: 12,
      seed: 1536,
    })
    for (const actions of stories) await live(stall, actions)
  })
})
