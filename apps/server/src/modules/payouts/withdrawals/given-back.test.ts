import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { lockPurses } from '#modules/ledger/lock-purses.ts'
import { loadBankAccount } from '#modules/payouts/bank-accounts/load-bank-account.ts'
import { removeBankAccount } from '#modules/payouts/bank-accounts/remove-bank-account.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, type Payee, readWithdrawal } from '#test/a-payee.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { untilOneWaits } from '#test/until-waiting.ts'
import { cancelWithdrawal } from './deciding/cancel-withdrawal.ts'
import { applyPayoutReport } from './sending/apply-payout-report.ts'

let world: TestApp
let cashiers: [Cashier, Cashier]

beforeAll(async () => {
  world = await createTestApp()
  cashiers = [await aCashier(world), await aCashier(world)]
})
afterAll(() => world.stop())
afterEach(async () => {
  world.sandbox.faults.clear()
  expect(await brokenInvariants(world)).toEqual([])
})

const stateOf = async (withdrawalId: string) =>
  (await readWithdrawal(world, world.platformId, withdrawalId)).state
const soon = async () => {
  world.clock.advance({ minutes: 1 })
  await world.drainJobs()
}
const paid = async (payee: Payee) => {
  const withdrawalId = await payee.request(20_000)
  await cashiers[0].approve(withdrawalId)
  await world.drainJobs()
  await soon()
  expect(await stateOf(withdrawalId)).toBe('PAID')
  return withdrawalId
}
const mailOf = async (withdrawalId: string) =>
  (await world.inbox()).find(({ key }) => key.startsWith(`withdrawal:${withdrawalId}:`))

/**
 * Makes the provider report a paid withdrawal as rejected. Returns the number of tries that the transaction
 * took.
 */
async function giveBack(withdrawalId: string): Promise<number> {
  let tries = 0
  const [attempt] = (await cashiers[0].look(withdrawalId)).staff?.attempts ?? []
  await inScope(world.app, world.platformId, (scope) => {
    tries += 1
    return applyPayoutReport(
      scope,
      { withdrawalId, number: 1 },
      {
        source: 'PROVIDER_READ',
        canBeRead: true,
        withdrawId: attempt?.providerWithdrawId ?? '',
        status: 'REJECTED',
        rawStatus: 'DEVOLUCAO_AC03',
        mapped: true,
        certainty: 'KNOWN',
      },
    )
  })
  return tries
}

test('a return proven by two people puts the destination under review again', async () => {
  const payee = await aPayee(world)
  const withdrawalId = await paid(payee)
  for (const cashier of cashiers) await cashier.prove(withdrawalId, 'UNPAID')
  expect(await stateOf(withdrawalId)).toBe('RETURNED')
  expect(await payee.accountState()).toBe('IN_REVIEW')
})

describe('the mail about returned money gives the reason', () => {
  test('when the product canceled the withdrawal because its destination is gone', async () => {
    const payee = await aPayee(world)
    const withdrawalId = await payee.request(20_000)
    await payee.call(removeBankAccount, { bankAccountId: payee.bankAccountId })
    await world.drainJobs()
    expect(await stateOf(withdrawalId)).toBe('CANCELED')
    const mail = await mailOf(withdrawalId)
    expect(mail?.text).toContain('A conta de destino deste saque não está mais disponível.')
    expect(mail?.text).not.toContain('bank_account_changed')
  })

  test('when the bank returned it, in our words instead of the provider’s', async () => {
    const payee = await aPayee(world)
    const withdrawalId = await paid(payee)
    await giveBack(withdrawalId)
    await world.drainJobs()
    const mail = await mailOf(withdrawalId)
    expect(mail?.text).toContain('O banco devolveu o pagamento.')
    expect(mail?.text).not.toContain('DEVOLUCAO_AC03')
  })

  test('but is not sent when the person canceled the withdrawal', async () => {
    const payee = await aPayee(world)
    const withdrawalId = await payee.request(20_000)
    await payee.call(cancelWithdrawal, { withdrawalId })
    await world.drainJobs()
    expect(await mailOf(withdrawalId)).toBeUndefined()
  })
})

test('a return and a concurrent request to the same destination do not deadlock', async () => {
  const payee = await aPayee(world)
  const withdrawalId = await paid(payee)
  const owner = { userId: payee.id, purse: payee.purse }
  let coming: Promise<number> | undefined
  let tries = 0
  // A request locks the destination and then the purse, while a return needs both.
  await inScope(world.app, world.platformId, async (scope) => {
    tries += 1
    await loadBankAccount(scope, { bankAccountId: payee.bankAccountId })
    coming ??= giveBack(withdrawalId)
    await untilOneWaits(world)
    await lockPurses(scope, [owner], 'BRL')
  })
  // In a deadlock the database would abort one transaction, which would then be tried twice.
  expect([tries, await coming]).toEqual([1, 1])
  expect(await stateOf(withdrawalId)).toBe('RETURNED')
})
