import { describe, expect, test } from 'vitest'
import { readFailure, type ServerAnswer } from '#browser/call-server.ts'
import type { PurchaseInput, PurchaseResult } from '#browser/server-procedures.ts'
import { pageMemory, type TabMemory } from '#browser/tab-memory.ts'
import { emptyBuyerForm } from '#checkout/fields/buyer-form.ts'
import { aCheckoutPage } from '#sample-pages.ts'
import { sendPurchase } from './send-purchase.ts'

const page = aCheckoutPage()
const form = { ...emptyBuyerForm(page), name: 'Carolina', email: 'carol@email.com' }
const origin = {
  utmQuery: '',
  referer: '',
  affiliateId: undefined,
  coupon: undefined,
  abandonedCartId: undefined,
  isAddressTyped: false,
  withoutTrial: false,
  visitId: '7f3d2a10-53c7-4b8e-9d6a-2f0f3f3f1a01',
}

const accepted: ServerAnswer<PurchaseResult> = {
  ok: true,
  data: {
    method: 'PIX',
    status: 'PENDING',
    paymentId: 'p1',
    payment: { cardDecline: null, isConfirming: false, amountCents: 19700 },
    upsellToken: null,
  },
  serverDate: null,
}
const declinedCard: ServerAnswer<PurchaseResult> = {
  ...accepted,
  data: {
    method: 'CREDIT_CARD',
    status: 'REJECTED',
    paymentId: 'p1',
    payment: { cardDecline: null, isConfirming: false, amountCents: 19700 },
    upsellToken: null,
  },
}
const failure = (
  status: number,
  appCode?: string,
  retryAfter: string | null = null,
): ServerAnswer<PurchaseResult> => ({
  ok: false,
  failure: readFailure(status, appCode ? { error: { data: { appCode } } } : null, retryAfter),
})

/** A tab: its memory, and the ids of the purchases it sent. */
function aTab(memory: TabMemory = pageMemory()) {
  const sentIds: string[] = []
  const waits: number[] = []
  let made = 0
  const pay = (answers: ServerAnswer<PurchaseResult>[], method: 'PIX' | 'CREDIT_CARD' = 'PIX') =>
    sendPurchase({
      page,
      form: { ...form, paymentMethod: method },
      shownCents: 19700,
      origin,
      card: null,
      memory,
      newId: () => `id-${++made}`,
      call: async (input: PurchaseInput) => {
        sentIds.push(input.purchaseId)
        return answers.shift() ?? failure(0)
      },
      wait: async (seconds) => {
        waits.push(seconds)
      },
    })
  return { memory, sentIds, waits, pay }
}

test.each([
  ['no answer at all', failure(0)],
  ['a server in trouble', failure(500, 'internal')],
  ['a proxy in trouble', failure(502)],
  ['a gateway that gave up', failure(504)],
  ['a request that timed out', failure(408)],
])('after %s the next press sends the same purchase', async (_, answer) => {
  const tab = aTab()
  expect((await tab.pay([answer])).kind).toBe('UNKNOWN')
  expect((await tab.pay([accepted])).kind).toBe('ACCEPTED')
  expect(tab.sentIds).toEqual(['id-1', 'id-1'])
})

test.each([
  ['too many tries', failure(429), 'rate_limited'],
  ['a proof of work that was never found', failure(428, 'proof_required'), 'proof_required'],
])('after %s the buyer reads the reason and the purchase stays the same', async (_, answer, code) => {
  const tab = aTab()
  expect(await tab.pay([answer])).toMatchObject({ kind: 'BUSY', code })
  await tab.pay([accepted])
  expect(tab.sentIds).toEqual(['id-1', 'id-1'])
  expect(tab.waits).toEqual([])
})

describe.each([
  ['an overloaded server', failure(503, 'overloaded', '2'), 'overloaded', 2],
  ['an acquirer that is busy', failure(503, 'acquirer_busy', '3600'), 'acquirer_busy', 8],
  ['a server without its database', failure(503, 'database_lost'), 'database_lost', 3],
  ['a proxy with nobody behind it', failure(503), 'database_lost', 3],
  ['a shop that moved to another server', failure(421, 'wrong_cell'), 'database_lost', 3],
])('after %s', (_, answer, code, seconds) => {
  test('the page waits as the server asks, within bounds, and retries the same purchase automatically', async () => {
    const tab = aTab()
    expect((await tab.pay([answer, answer, accepted])).kind).toBe('ACCEPTED')
    expect(tab.sentIds).toEqual(['id-1', 'id-1', 'id-1'])
    expect(tab.waits).toEqual([seconds, seconds])
  })

  test('a server that stays busy is reported to the buyer, and the next press is the same purchase', async () => {
    const tab = aTab()
    expect(await tab.pay(Array.from({ length: 5 }, () => answer))).toMatchObject({ kind: 'BUSY', code })
    expect((await tab.pay([accepted])).kind).toBe('ACCEPTED')
    expect(new Set(tab.sentIds)).toEqual(new Set(['id-1']))
    expect(tab.sentIds).toHaveLength(6)
  })
})

test('a refusal that comes before any procedure runs is explained by its bare code', () => {
  expect(readFailure(503, { error: 'overloaded' }, '3')).toMatchObject({
    appCode: 'overloaded',
    retryAfterSeconds: 3,
  })
})

test('a reload keeps the purchase, because the tab stores it', async () => {
  const before = aTab()
  await before.pay([failure(0)])
  const after = aTab(before.memory)
  await after.pay([accepted])
  expect(after.sentIds).toEqual(before.sentIds)
})

test('after a definite refusal the next press is a new purchase', async () => {
  const tab = aTab()
  expect(await tab.pay([failure(400, 'errorInvalidCpf')])).toMatchObject({
    kind: 'REFUSED',
    code: 'errorInvalidCpf',
  })
  await tab.pay([failure(410, 'offer_unavailable')])
  await tab.pay([accepted])
  expect(tab.sentIds).toEqual(['id-1', 'id-2', 'id-3'])
})

test('a refusal without a text of its own is shown as a declined payment', async () => {
  expect(await aTab().pay([failure(418, 'teapot')])).toMatchObject({ code: 'errorPaymentDeclined' })
})

test('a declined card keeps the buyer on the page and allows another attempt', async () => {
  const tab = aTab()
  expect(await tab.pay([declinedCard], 'CREDIT_CARD')).toMatchObject({
    kind: 'REFUSED',
    code: 'errorCardDeclined',
  })
  await tab.pay([accepted], 'CREDIT_CARD')
  expect(tab.sentIds).toEqual(['id-1', 'id-2'])
})

test('after success, buying again is a new purchase', async () => {
  const tab = aTab()
  await tab.pay([accepted])
  await tab.pay([accepted])
  expect(tab.sentIds).toEqual(['id-1', 'id-2'])
})

test('a buyer who changed the form after a lost answer gets a fresh Pix, once', async () => {
  const tab = aTab()
  expect((await tab.pay([failure(409, 'purchase_conflict'), accepted])).kind).toBe('ACCEPTED')
  expect(tab.sentIds).toEqual(['id-1', 'id-2'])
  const unlucky = aTab()
  expect((await unlucky.pay([failure(409), failure(409)])).kind).toBe('CONFLICT')
  expect(unlucky.sentIds).toHaveLength(2)
})

test('a higher price is shown to the buyer, and nothing is resent automatically', async () => {
  const tab = aTab()
  expect((await tab.pay([failure(409, 'record_changed'), accepted])).kind).toBe('PRICE_CHANGED')
  expect(tab.sentIds).toHaveLength(1)
})

test('a conflict on a card is never answered with a second charge', async () => {
  const tab = aTab()
  expect((await tab.pay([failure(409), accepted], 'CREDIT_CARD')).kind).toBe('CONFLICT')
  expect(tab.sentIds).toEqual(['id-1'])
})
