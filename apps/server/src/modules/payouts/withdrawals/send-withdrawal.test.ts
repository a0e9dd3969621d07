import type { ProviderName } from '@balcao/providers/provider-names'
import { loadProvider } from '@balcao/providers/registry'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, type Payee, readWithdrawal } from '#test/a-payee.ts'
import { aPayoutAccount } from '#test/payout-account.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { sendWithdrawalJob } from './sending/send-withdrawal.job.ts'

let world: TestApp
let cashier: Cashier
let payee: Payee

beforeAll(async () => {
  world = await createTestApp()
  cashier = await aCashier(world)
  payee = await aPayee(world)
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

test('an account with unreadable credentials does not delay a withdrawal: the next account pays', async () => {
  const broken = await aPayoutAccount(world, { provider: 'ZENDRY' })
  await world.owner`update payout_accounts set priority = 0 where provider_account_id = ${broken.id}`
  await world.owner`update provider_accounts set credentials = 'sealed by a key that is lost' where id = ${broken.id}`
  const withdrawalId = await payee.request(10_001)
  await cashier.approve(withdrawalId)
  await world.drainJobs()
  expect((await cashier.look(withdrawalId)).staff?.attempts).toMatchObject([
    { providerAccountId: world.account.id, state: 'ACCEPTED' },
  ])
})

test('a withdrawal that was not sent after all tries becomes a case for a person, unless it is in transit', async () => {
  const giveUp = async (withdrawalId: string) =>
    sendWithdrawalJob.giveUp?.(
      world.app,
      { platformId: world.platformId, withdrawalId },
      new Error('It cannot be sent'),
    )
  const withdrawalId = await payee.request(10_002)
  await cashier.approve(withdrawalId)
  await giveUp(withdrawalId)
  expect(await readWithdrawal(world, world.platformId, withdrawalId)).toMatchObject({
    state: 'APPROVED',
    personNeeded: 'NO_ACCOUNT',
  })
  await cashier.retry(withdrawalId)
  await world.drainJobs()
  await giveUp(withdrawalId)
  expect(await readWithdrawal(world, world.platformId, withdrawalId)).toMatchObject({
    state: 'SENT',
    personNeeded: null,
  })
})

test('a withdrawal refused by two accounts is returned with the reason of the first, the preferred account', async () => {
  const second = await aPayoutAccount(world, { provider: 'EZZEBANK' })
  await world.owner`update payout_accounts set priority = 5 where provider_account_id = ${second.id}`
  const refusing = async (provider: ProviderName, message: string) =>
    vi.spyOn(await loadProvider(provider), 'withdraw').mockResolvedValue({
      ok: false,
      failure: { kind: 'provider_error', message },
    })
  await refusing('HAWKPAY', 'Chave Pix não encontrada')
  await refusing('EZZEBANK', 'Saldo insuficiente')
  const withdrawalId = await payee.request(10_003)
  await cashier.approve(withdrawalId)
  await world.drainJobs()
  vi.restoreAllMocks()
  const [last] = await world.owner`select state, detail from withdrawal_events
    where withdrawal_id = ${withdrawalId} order by id desc limit 1`
  expect(last).toEqual({ state: 'REJECTED', detail: 'Chave Pix não encontrada' })
})
