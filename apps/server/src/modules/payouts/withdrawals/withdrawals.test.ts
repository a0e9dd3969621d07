import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { approvedPapers } from '#demo/a-document.ts'
import { aBankAccount } from '#demo/a-withdrawal.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import { statement } from '#modules/ledger/statement.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, readWithdrawal } from '#test/a-payee.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { cancelWithdrawal } from './deciding/cancel-withdrawal.ts'
import { getWithdrawalTerms } from './get-withdrawal-terms.ts'
import { listWithdrawals, withdrawalListInput } from './list-withdrawals.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { saveWithdrawalPlan } from './save-withdrawal-plan.ts'
import { findWithdrawalPlan } from './withdrawal-plan.ts'
import { asPayee } from './withdrawal-viewer.ts'

let world: TestApp
let cashier: Cashier

beforeAll(async () => {
  world = await createTestApp()
  cashier = await aCashier(world)
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const stateOf = async (withdrawalId: string) => {
  const { state, status, certainty } = await readWithdrawal(world, world.platformId, withdrawalId)
  return [state, status, certainty].join(' ')
}
const soon = async () => {
  world.clock.advance({ minutes: 1 })
  await world.drainJobs()
}

const owe = (userId: string, amountCents: number) =>
  inScope(world.app, world.platformId, (scope) =>
    post(scope, {
      rule: 'sale.refunded',
      key: `test:${userId}`,
      subject: null,
      currency: 'BRL',
      entries: transfer(accounts.debt(userId), accounts.acquirerReceivable(world.account.id), amountCents),
    }),
  )

describe('a withdrawal', () => {
  test('leaves the balance at the request, and the books after the provider has proven the payment', async () => {
    const payee = await aPayee(world)
    const before = await readBooks(world, { [payee.id]: 'payee' })
    const withdrawalId = await payee.request(50_000)
    expect(await stateOf(withdrawalId)).toBe('IN_REVIEW PENDING KNOWN')
    expect(await payee.balance()).toMatchObject({ availableCents: 49_801, withdrawingCents: 50_199 })
    await cashier.approve(withdrawalId)
    expect(await stateOf(withdrawalId)).toBe('APPROVED PENDING KNOWN')
    await world.drainJobs()
    // The provider's acceptance proves nothing yet.
    expect(await stateOf(withdrawalId)).toBe('SENT PENDING KNOWN')
    await soon()
    expect(await stateOf(withdrawalId)).toBe('PAID APPROVED KNOWN')
    const after = await readBooks(world, { [payee.id]: 'payee' })
    expect(after['acquirer:hawkpay:balance']).toBe((before['acquirer:hawkpay:balance'] ?? 0) - 50_000)
    expect(after['platform:fee']).toBe((before['platform:fee'] ?? 0) - 199)
    expect(await payee.balance()).toMatchObject({ availableCents: 49_801, withdrawingCents: 0 })
    const paid = (await world.sandbox.acquirer('HAWKPAY').payouts()).filter(
      ({ externalRef }) => externalRef === `${withdrawalId}-1`,
    )
    expect(paid.map(({ amount, state, pixKey }) => [amount, state, pixKey])).toEqual([
      [50_000, 'paid', '52998224725'],
    ])
    const mails = (await world.inbox()).filter(({ recipient }) => recipient === payee.email)
    expect(mails.map(({ subject }) => subject.replaceAll('\u00a0', ' '))).toEqual([
      'Seu saque de R$ 500,00 foi pago',
      'Nova conta de recebimento',
    ])
  })

  test('is a line of the statement that links back to it, when it is sent and when it is returned', async () => {
    const payee = await aPayee(world)
    const withdrawalId = await payee.request(10_000)
    await payee.call(cancelWithdrawal, { withdrawalId })
    const lines = await inScope(world.app, world.platformId, (scope) =>
      statement(scope, { code: accounts.available(payee.id), currency: 'BRL' }, { limit: 2 }),
    )
    expect(
      lines.rows.map(({ rule, subjectKind, subjectId, amountCents }) => [
        rule,
        subjectKind,
        subjectId,
        amountCents,
      ]),
    ).toEqual([
      ['withdrawal.returned', 'WITHDRAWAL', withdrawalId, 10_199],
      ['withdrawal.requested', 'WITHDRAWAL', withdrawalId, -10_199],
    ])
    expect(await stateOf(withdrawalId)).toBe('CANCELED CANCELED KNOWN')
  })

  test('is returned when its person gets a debt before it is sent, and pays the debt first', async () => {
    const payee = await aPayee(world, { availableCents: 50_199 })
    const withdrawalId = await payee.request(50_000)
    await owe(payee.id, 20_000)
    await cashier.approve(withdrawalId)
    await soon()
    await soon()
    expect(await stateOf(withdrawalId)).toBe('CANCELED CANCELED KNOWN')
    expect(await payee.balance()).toMatchObject({
      availableCents: 50_199 - 20_000,
      withdrawingCents: 0,
      debtCents: 0,
    })
    const mail = (await world.inbox()).find(({ key }) => key.startsWith(`withdrawal:${withdrawalId}:`))
    expect(mail?.text).toContain('Um saldo devedor surgiu')
  })

  test('is sent when later income can pay its person’s debt', async () => {
    const payee = await aPayee(world, { availableCents: 90_199 })
    const withdrawalId = await payee.request(50_000)
    await owe(payee.id, 20_000)
    await cashier.approve(withdrawalId)
    await soon()
    await soon()
    expect(await stateOf(withdrawalId)).toBe('PAID APPROVED KNOWN')
    expect(await payee.balance()).toMatchObject({ availableCents: 20_000, withdrawingCents: 0, debtCents: 0 })
  })

  test('of a manager is taken from the manager’s commission, and seen only by the staff for managers', async () => {
    const manager = await aPayee(world, { role: 'MANAGER' })
    const withdrawalId = await manager.request(20_000)
    await expect(cashier.approve(withdrawalId)).rejects.toMatchObject({ code: 'not_found' })
    const other = await aCashier(world, { purse: 'manager' })
    await other.approve(withdrawalId)
    await world.drainJobs()
    await soon()
    expect(await stateOf(withdrawalId)).toBe('PAID APPROVED KNOWN')
    expect(await manager.balance()).toMatchObject({ availableCents: 79_801 })
  })

  test('refused by the staff is returned with the reason, and is never sent', async () => {
    const payee = await aPayee(world)
    const withdrawalId = await payee.request(30_000)
    await cashier.refuse(withdrawalId)
    await soon()
    expect(await readWithdrawal(world, world.platformId, withdrawalId)).toMatchObject({
      state: 'REJECTED',
      status: 'REJECTED',
      reason: 'Documento vencido',
    })
    expect(await payee.balance()).toMatchObject({ availableCents: 100_000, withdrawingCents: 0 })
    const [mail] = (await world.inbox()).filter(({ recipient }) => recipient === payee.email)
    expect(mail?.text).toContain('Documento vencido')
    await expect(cashier.approve(withdrawalId)).rejects.toMatchObject({ code: 'record_changed' })
  })

  test('cannot be canceled once it is sent', async () => {
    const payee = await aPayee(world)
    const withdrawalId = await payee.request(10_000)
    await cashier.approve(withdrawalId)
    await world.drainJobs()
    await expect(payee.call(cancelWithdrawal, { withdrawalId })).rejects.toMatchObject({
      code: 'record_changed',
    })
    await soon()
  })

  test('returned by the bank after payment is credited once, and its destination is reviewed again', async () => {
    const payee = await aPayee(world)
    const withdrawalId = await payee.request(20_002)
    await cashier.approve(withdrawalId)
    await world.drainJobs()
    await soon()
    expect(await stateOf(withdrawalId)).toBe('PAID APPROVED KNOWN')
    const [payout] = (await world.sandbox.acquirer('HAWKPAY').payouts()).slice(-1)
    await world.sandbox.bank.movePayout(payout?.id ?? '', 'returned')
    world.clock.advance({ days: 2 })
    await world.drainJobs()
    world.clock.advance({ days: 5 })
    await world.drainJobs()
    expect(await stateOf(withdrawalId)).toBe('RETURNED REJECTED KNOWN')
    expect(await payee.balance()).toMatchObject({ availableCents: 100_000, withdrawingCents: 0 })
    expect(await payee.accountState()).toBe('IN_REVIEW')
  })
})

describe('a request for a withdrawal', () => {
  test('for the whole balance, a hundred times at once, is accepted once', async () => {
    const payee = await aPayee(world, { availableCents: 100_199 })
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => payee.request(100_000)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await payee.balance()).toMatchObject({ availableCents: 0, withdrawingCents: 100_199 })
  })

  test('at the same moment as a refund and a dispute of its sales leaves every cent accounted for', async () => {
    for (let round = 0; round < 5; round++) {
      const stall = await aStall(world)
      const sales = [await stall.sell(), await stall.sell(), await stall.sell()]
      await world.drainJobs()
      const bankAccount = await stall.within((scope) => aBankAccount(scope, { userId: stall.seller.id }))
      const call = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
      const { availableCents } = await stall.balance()
      const request = (amountCents: number) =>
        call(requestWithdrawal, {
          requestId: crypto.randomUUID(),
          bankAccountId: bankAccount.id,
          amountCents,
          shownFeeCents: 199,
        })
      await Promise.allSettled([
        request(availableCents - 199),
        stall.tell(sales[0] ?? '', 'REFUNDED'),
        request(9_000),
        stall.tell(sales[1] ?? '', 'CHARGEBACK'),
        request(9_000),
      ])
      const after = await stall.balance()
      const gross = after.availableCents + after.withdrawingCents - after.debtCents
      // Two of the three sales are refunded in full, and their fixed fees are lost.
      expect(gross).toBe(availableCents / 3 - 2 * 249)
      expect(after.availableCents).toBeGreaterThanOrEqual(0)
    }
  })

  test('sent twenty times is one withdrawal, and with another amount a conflict', async () => {
    const payee = await aPayee(world)
    const requestId = crypto.randomUUID()
    const ids = await Promise.all(Array.from({ length: 20 }, () => payee.request(5_000, requestId)))
    expect(new Set(ids).size).toBe(1)
    await expect(payee.request(5_001, requestId)).rejects.toMatchObject({ code: 'withdrawal_conflict' })
    expect(await payee.balance()).toMatchObject({ withdrawingCents: 5_199 })
  })

  test('below the minimum, above the balance or above the daily limit is refused and takes nothing', async () => {
    const payee = await aPayee(world, { availableCents: 6_000_000 })
    await expect(payee.request(999)).rejects.toMatchObject({ code: 'withdrawal_below_minimum' })
    await payee.request(3_000_000)
    await expect(payee.request(2_000_001)).rejects.toMatchObject({ code: 'withdrawal_limit_exceeded' })
    await payee.request(2_000_000)
    const poor = await aPayee(world, { availableCents: 2_000 })
    await expect(poor.request(2_000)).rejects.toMatchObject({ code: 'balance_insufficient' })
    expect(await poor.balance()).toMatchObject({ availableCents: 2_000, withdrawingCents: 0 })
    expect(await payee.call(getWithdrawalTerms, undefined)).toMatchObject({ leftTodayCents: 0 })
  })

  test('while its person has a debt pays the debt first, and is refused while any of it is left', async () => {
    const payee = await aPayee(world, { availableCents: 0 })
    await owe(payee.id, 700)
    await expect(payee.request(5_000)).rejects.toMatchObject({ code: 'debt_open' })
    const earner = await aPayee(world, { availableCents: 10_000 })
    await owe(earner.id, 700)
    await earner.request(5_000)
    expect(await earner.balance()).toMatchObject({ availableCents: 10_000 - 700 - 5_199, debtCents: 0 })
  })

  test('is refused when the fee has risen since it was shown, and costs less when it has fallen', async () => {
    const payee = await aPayee(world)
    const { bankAccountId } = payee
    const ask = (shownFeeCents: number) =>
      payee.call(requestWithdrawal, {
        requestId: crypto.randomUUID(),
        bankAccountId,
        amountCents: 5_000,
        shownFeeCents,
      })
    await expect(ask(198)).rejects.toMatchObject({ code: 'record_changed' })
    expect(await payee.balance()).toMatchObject({ withdrawingCents: 0 })
    await ask(200)
    expect(await payee.balance()).toMatchObject({ withdrawingCents: 5_199 })
  })

  test('is refused while the person’s withdrawals are blocked', async () => {
    const payee = await aPayee(world)
    await world.owner`update users set blocked_cashout = true where id = ${payee.id}`
    await expect(payee.request(5_000)).rejects.toMatchObject({ code: 'withdrawals_blocked' })
  })

  test('is refused until the seller’s documents are approved, and the terms say so before the request', async () => {
    const payee = await aPayee(world, { hasPapers: false })
    expect(await payee.call(getWithdrawalTerms, undefined)).toMatchObject({ missingPapers: 'TO_SEND' })
    await expect(payee.request(5_000)).rejects.toMatchObject({ code: 'documents_required' })
    await inScope(world.app, world.platformId, (scope) => approvedPapers(scope, payee.id))
    expect(await payee.call(getWithdrawalTerms, undefined)).toMatchObject({ missingPapers: null })
    await payee.request(5_000)
  })

  test('is returned when a document is refused before it is sent, also for a seller paid before', async () => {
    const payee = await aPayee(world)
    const first = await payee.request(5_000)
    await cashier.approve(first)
    await world.drainJobs()
    await soon()
    expect(await stateOf(first)).toBe('PAID APPROVED KNOWN')
    const before = await payee.balance()
    const second = await payee.request(6_000)
    await world.owner`update seller_documents set state = 'REFUSED' where user_id = ${payee.id} and paper = 'photoDocument'`
    await cashier.approve(second)
    await world.drainJobs()
    expect(await readWithdrawal(world, world.platformId, second)).toMatchObject({
      state: 'CANCELED',
      reason: 'documents_required',
    })
    expect(await payee.balance()).toEqual(before)
  })

  test('needs no documents if the platform requires none', async () => {
    const payee = await aPayee(world, { hasPapers: false })
    const { id: _, ...terms } = await inScope(world.app, world.platformId, (scope) =>
      findWithdrawalPlan(scope, payee.id),
    )
    await cashier.call(saveWithdrawalPlan, { ...terms, userId: payee.id, requiresDocuments: false })
    await payee.request(5_000)
  })

  test('without a second factor is refused if the installation requires one', async () => {
    const payee = await aPayee(world)
    const app = { ...world.app, config: { ...world.app.config, requiresSecondFactor: true } }
    const strict = await aPayee({ ...world, app })
    await expect(strict.request(5_000)).rejects.toMatchObject({ code: 'second_factor_required' })
    await payee.request(5_000)
  })
})

test('a list shows only the caller’s own withdrawals, page by page', async () => {
  const payee = await aPayee(world, { availableCents: 500_000 })
  const other = await aPayee(world)
  await other.request(5_000)
  const ids = []
  for (const amount of [5_001, 5_002, 5_003]) ids.push(await payee.request(amount))
  const found: string[] = []
  let cursor: string | undefined
  do {
    const input = withdrawalListInput.parse({ limit: 2, cursor, sort: { by: 'amount', direction: 'asc' } })
    const page = await payee.call(
      (caller, given: typeof input) => listWithdrawals(asPayee(caller), given),
      input,
    )
    found.push(...page.rows.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(found).toEqual(ids)
})
