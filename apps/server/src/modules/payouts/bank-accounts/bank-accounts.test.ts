import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { requestWithdrawal } from '#modules/payouts/withdrawals/request-withdrawal.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, type Payee, readWithdrawal } from '#test/a-payee.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { addBankAccount } from './add-bank-account.ts'
import { bankAccountInput } from './bank-account.input.ts'
import { bankAccountListInput, listBankAccounts } from './list-bank-accounts.ts'
import { listOwnBankAccounts } from './list-own-bank-accounts.ts'
import { refuseBankAccount } from './refuse-bank-account.ts'
import { removeBankAccount } from './remove-bank-account.ts'
import { setDefaultBankAccount } from './set-default-bank-account.ts'
import { verifyBankAccount } from './verify-bank-account.ts'

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

const email = { kind: 'PIX', pixKeyType: 'EMAIL', pixKey: 'marina@pessoa.example' } as const
const account = {
  kind: 'BANK_ACCOUNT',
  bankCode: '341',
  branch: '1234',
  account: '56789-0',
  accountType: 'CHECKING',
  holderDocument: '52998224725',
} as const
const withdrawTo = (payee: Payee, bankAccountId: string) =>
  payee.call(requestWithdrawal, {
    requestId: crypto.randomUUID(),
    bankAccountId,
    amountCents: 10_000,
    shownFeeCents: 199,
  })
const mailsTo = async (payee: Payee) =>
  (await world.inbox()).filter(({ recipient }) => recipient === payee.email).map(({ subject }) => subject)

describe('a Pix key as typed', () => {
  test.each([
    [{ ...email, pixKey: 'Marina@Pessoa.Example' }, 'marina@pessoa.example'],
    [{ kind: 'PIX', pixKeyType: 'CPF', pixKey: '529.982.247-25' }, '52998224725'],
    [{ kind: 'PIX', pixKeyType: 'PHONE', pixKey: '(11) 98765-4321' }, '+5511987654321'],
  ])('is stored in the form of the central directory: %o', (given, pixKey) => {
    expect(bankAccountInput.parse(given)).toMatchObject({ pixKey })
  })

  test.each([
    { kind: 'PIX', pixKeyType: 'CPF', pixKey: '52998224724' },
    { kind: 'PIX', pixKeyType: 'PHONE', pixKey: '1133334444' },
    { kind: 'PIX', pixKeyType: 'RANDOM', pixKey: 'not-a-key' },
    { kind: 'PIX', pixKeyType: 'EMAIL', pixKey: 'nobody' },
    { ...account, bankCode: '000' },
    { ...account, account: '56789' },
    { ...account, holderDocument: '52998224724' },
  ])('is refused when the central directory could not store it: %o', (given) => {
    expect(bankAccountInput.safeParse(given).success).toBe(false)
  })
})

describe('a destination', () => {
  test('must belong to the person', async () => {
    const payee = await aPayee(world)
    const ofAnother = { kind: 'PIX', pixKeyType: 'CPF', pixKey: '11144477735' } as const
    await expect(payee.call(addBankAccount, ofAnother)).rejects.toMatchObject({ code: 'holder_mismatch' })
    await expect(
      payee.call(addBankAccount, { ...account, holderDocument: '11144477735' }),
    ).rejects.toMatchObject({ code: 'holder_mismatch' })
    await expect(
      payee.call(addBankAccount, { kind: 'PIX', pixKeyType: 'CPF', pixKey: '52998224725' }),
    ).rejects.toMatchObject({ code: 'bank_account_repeated' })
  })

  test('without proof of its own is reviewed, cools off for two days, and its owner gets a mail at each step', async () => {
    const payee = await aPayee(world)
    const { bankAccountId } = await payee.call(addBankAccount, email)
    await expect(withdrawTo(payee, bankAccountId)).rejects.toMatchObject({ code: 'bank_account_unusable' })
    await cashier.call(verifyBankAccount, { bankAccountId })
    await expect(withdrawTo(payee, bankAccountId)).rejects.toMatchObject({ code: 'bank_account_unusable' })
    world.clock.advance({ hours: 47 })
    await expect(withdrawTo(payee, bankAccountId)).rejects.toMatchObject({ code: 'bank_account_unusable' })
    world.clock.advance({ hours: 1 })
    await withdrawTo(payee, bankAccountId)
    expect((await mailsTo(payee)).toSorted()).toEqual([
      'Conta de recebimento verificada',
      ...Array.from({ length: 2 }, () => 'Nova conta de recebimento'),
    ])
    const [mail] = await world.inbox()
    expect(mail?.text).not.toContain('marina@pessoa.example')
  })

  test('cannot be used or removed by another person', async () => {
    const [payee, thief] = [await aPayee(world), await aPayee(world)]
    await expect(withdrawTo(thief, payee.bankAccountId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(thief.call(removeBankAccount, { bankAccountId: payee.bankAccountId })).rejects.toMatchObject(
      { code: 'not_found' },
    )
  })

  test('that is removed or refused gets no more payments: unsent withdrawals are returned, sent ones stay sent', async () => {
    const payee = await aPayee(world, { availableCents: 200_000 })
    const sent = (await withdrawTo(payee, payee.bankAccountId)).withdrawalId
    await cashier.approve(sent)
    await world.drainJobs()
    const waiting = [
      (await withdrawTo(payee, payee.bankAccountId)).withdrawalId,
      (await withdrawTo(payee, payee.bankAccountId)).withdrawalId,
    ]
    await cashier.approve(waiting[1] ?? '')
    await payee.call(removeBankAccount, { bankAccountId: payee.bankAccountId })
    await world.drainJobs()
    const states = await Promise.all(
      [sent, ...waiting].map(async (id) => (await readWithdrawal(world, world.platformId, id)).state),
    )
    expect(states).toEqual(['SENT', 'CANCELED', 'CANCELED'])
    expect(await payee.balance()).toMatchObject({
      availableCents: 200_000 - 10_199,
      withdrawingCents: 10_199,
    })
    await expect(withdrawTo(payee, payee.bankAccountId)).rejects.toMatchObject({
      code: 'bank_account_unusable',
    })
    // The same key added again is a new destination and cools off again.
    const { bankAccountId } = await payee.call(addBankAccount, {
      kind: 'PIX',
      pixKeyType: 'CPF',
      pixKey: '52998224725',
    })
    await expect(withdrawTo(payee, bankAccountId)).rejects.toMatchObject({ code: 'bank_account_unusable' })
  })

  test('that was altered in the database after the request is not paid', async () => {
    const payee = await aPayee(world)
    const { withdrawalId } = await withdrawTo(payee, payee.bankAccountId)
    await cashier.approve(withdrawalId)
    await world.owner`update bank_accounts set fingerprint = 'another' where id = ${payee.bankAccountId}`
    await world.drainJobs()
    expect(await readWithdrawal(world, world.platformId, withdrawalId)).toMatchObject({
      state: 'CANCELED',
      reason: 'bank_account_changed',
    })
    expect(await payee.balance()).toMatchObject({ availableCents: 100_000 })
  })

  test('is listed to its owner with the reason of a refusal, and to the staff with its owner', async () => {
    const payee = await aPayee(world)
    const { bankAccountId } = await payee.call(addBankAccount, account)
    await cashier.call(refuseBankAccount, { bankAccountId, reason: 'Titular diferente' })
    const own = await payee.call(listOwnBankAccounts, undefined)
    expect(own.map(({ state, isUsable, reviewReason }) => [state, isUsable, reviewReason])).toEqual(
      expect.arrayContaining([
        ['VERIFIED', true, null],
        ['REFUSED', false, 'Titular diferente'],
      ]),
    )
    const page = await cashier.call(
      listBankAccounts,
      bankAccountListInput.parse({ search: payee.email, state: 'REFUSED' }),
    )
    expect(page.rows.map(({ id, email }) => [id, email])).toEqual([[bankAccountId, payee.email]])
  })
})

test('a Pix key that two people have is marked with the name of the other', async () => {
  const [one, other] = [await aPayee(world), await aPayee(world)]
  const key = { ...email, pixKey: 'caixa@duas.example' }
  const { bankAccountId } = await one.call(addBankAccount, key)
  const found = async () => {
    const { rows } = await cashier.call(listBankAccounts, bankAccountListInput.parse({ search: one.email }))
    return rows.find(({ id }) => id === bankAccountId)?.sharedWith
  }
  expect(await found()).toEqual([])
  await other.call(addBankAccount, key)
  expect(await found()).toHaveLength(1)
})

describe('the default account', () => {
  const defaults = async (payee: Payee) =>
    (await payee.call(listOwnBankAccounts, undefined)).flatMap(({ id, isDefault }) => (isDefault ? [id] : []))

  test('is the first account, then the chosen one, and another verified one when that is removed', async () => {
    const payee = await aPayee(world)
    const first = payee.bankAccountId
    const { bankAccountId: second } = await payee.call(addBankAccount, email)
    expect(await defaults(payee)).toEqual([first])
    await expect(payee.call(setDefaultBankAccount, { bankAccountId: second })).rejects.toMatchObject({
      code: 'record_changed',
    })
    await cashier.call(verifyBankAccount, { bankAccountId: second })
    await payee.call(setDefaultBankAccount, { bankAccountId: second })
    expect(await defaults(payee)).toEqual([second])
    await payee.call(removeBankAccount, { bankAccountId: second })
    expect(await defaults(payee)).toEqual([first])
  })
})
