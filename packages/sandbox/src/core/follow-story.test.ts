import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '#start-sandbox.ts'
import { basicAuthorization, callJson } from '#testing/call-json.ts'
import { gatewayOrder } from '#testing/gateway-order.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await startSandbox({
    port: 0,
    dataDir: null,
    now: () => new Date('2026-11-15T12:00:00Z'),
    timers: false,
  })
  const keys = { publicKey: 'pk', secretKey: 'sk', withdrawKey: 'wk' }
  for (const name of ['HAWKPAY', 'PODPAY-APP']) sandbox.acquirer(name).addAccount(keys)
})
afterEach(() => sandbox.stop())

const call = async (acquirer: string, path: string, body: unknown) => {
  const authorization = basicAuthorization('pk', 'sk')
  const answer = await callJson(`${sandbox.acquirerUrl(acquirer)}${path}`, {
    method: 'POST',
    body,
    headers: { authorization, 'x-withdraw-key': 'wk', 'x-api-key': 'sk' },
  })
  expect(answer.status).toBeLessThan(300)
  await sandbox.bank.webhooksDelivered()
  return answer.body
}
const sell = async (more: { amount: number } & Record<string, unknown>, acquirer = 'HAWKPAY') => {
  await call(acquirer, '/transactions', gatewayOrder(more))
  const [charge] = await sandbox.acquirer(acquirer).charges()
  return { state: charge?.state, paid: charge?.payments.map(({ amount }) => amount) }
}
const sellByCard = (amount: number, number = '4111111111111111') =>
  sell({
    amount,
    paymentMethod: 'credit_card',
    card: { number, holderName: 'CAROLINA', expirationMonth: 1, expirationYear: 2030, cvv: '123' },
  })
const payOut = async (amount: number) => {
  await call('HAWKPAY', '/transfers', { method: 'fiat', amount, pixKey: 'a@b.co', pixKeyType: 'email' })
  const [payout] = await sandbox.acquirer('HAWKPAY').payouts()
  return { state: payout?.state, wasPaid: payout?.paidAt !== null }
}

/** Keyed by the amount as written in the table of the README. */
const stories: Record<string, () => Promise<void>> = {
  'R$ 666,01': async () => {
    expect(await sell({ amount: 66_601 }, 'PODPAY-APP')).toEqual({ state: 'refused', paid: [] })
    expect(await sell({ amount: 66_601 })).toEqual({ state: 'waiting', paid: [] })
  },
  'R$ 666,02': async () => {
    expect(await sellByCard(66_602)).toEqual({ state: 'refused', paid: [] })
  },
  'R$ 666,03': async () => {
    expect(await sellByCard(66_603, '4000000000000002')).toEqual({ state: 'reviewing', paid: [] })
  },
  'R$ 777,01': async () => {
    expect(await sell({ amount: 77_701 })).toEqual({ state: 'paid', paid: [77_701] })
  },
  'R$ 777,02': async () => {
    expect(await sell({ amount: 77_702 })).toEqual({ state: 'paid', paid: [77_602] })
  },
  'R$ 666,11': async () => {
    expect(await payOut(66_611)).toEqual({ state: 'refused', wasPaid: false })
  },
  'R$ 666,12': async () => {
    expect(await payOut(66_612)).toEqual({ state: 'processing', wasPaid: false })
  },
  'R$ 666,13': async () => {
    expect(await payOut(66_613)).toEqual({ state: 'returned', wasPaid: true })
  },
}

describe('a test amount', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| (R\$ [\d,]+) +\| (.+?) +\|$/gm)]

  it("is in the README's table, and every row of the table is tested here", () => {
    expect(rows.map(([, amount]) => amount).sort()).toEqual(Object.keys(stories).sort())
  })

  it.each(rows.map(([, amount = '', story = '']) => [amount, story]))('%s: %s', async (amount) => {
    await stories[amount]?.()
  })

  it.each([
    [77_701, 77_701],
    [77_702, 77_602],
  ])('of %i cents also pays a boleto automatically', async (amount, paid) => {
    expect(await sell({ amount, paymentMethod: 'boleto' })).toEqual({ state: 'paid', paid: [paid] })
  })

  it.each([77_701, 77_702])('of %i cents is paid once and in full by card', async (amount) => {
    expect(await sellByCard(amount)).toEqual({ state: 'paid', paid: [amount] })
  })
})

it('the test card 0341 pays three charges of each buyer and refuses the next', async () => {
  const states = async () => (await sandbox.acquirer('HAWKPAY').charges()).map(({ state }) => state)
  for (let charge = 0; charge < 5; charge++) await sellByCard(4_900, '4000000000000341')
  expect(await states()).toEqual(['paid', 'paid', 'paid', 'refused', 'refused'])
  const other = gatewayOrder({ amount: 4_900 })
  await sell({
    amount: 4_900,
    customer: { ...other.customer, email: 'outra@compradora.example' },
    paymentMethod: 'credit_card',
    card: {
      number: '4000000000000341',
      holderName: 'OUTRA',
      expirationMonth: 1,
      expirationYear: 2030,
      cvv: '123',
    },
  })
  expect((await states()).at(-1)).toBe('paid')
})

it('any other amount waits for its payer, and any other payout is paid', async () => {
  expect(await sell({ amount: 19_700 })).toEqual({ state: 'waiting', paid: [] })
  expect(await payOut(5_000)).toEqual({ state: 'paid', wasPaid: true })
})
