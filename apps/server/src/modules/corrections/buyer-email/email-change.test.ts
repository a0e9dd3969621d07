import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPurchase } from '#demo/a-purchase.ts'
import { listAccess } from '#modules/access/list-access.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { listPurchases } from '#modules/payments/views/list-purchases.ts'
import { asSeller as asSellerViewer } from '#modules/payments/views/sale-viewer.ts'
import { noticeDispute } from '#modules/refunds/disputes/notice-dispute.ts'
import { refundSale } from '#modules/refunds/refund-sale.ts'
import { inScope } from '#scope.ts'
import { aStall } from '#test/a-stall.ts'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { callAs } from '#test/call-as.ts'
import { askEmailChange } from './ask-email-change.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { getEmailChange } from './get-email-change.ts'
import { undoEmailChange } from './undo-email-change.ts'

let world: SubscriptionShop

beforeAll(async () => {
  world = await createSubscriptionShop()
})
afterAll(() => world.stop())

const ip = '203.0.113.9'
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')
const mailsTo = async (recipient: string) =>
  (await world.inbox()).filter((mail) => mail.recipient === recipient)
/** The match of a pattern in the newest mail to an address. */
async function readMail(recipient: string, pattern: RegExp): Promise<string> {
  for (const { text } of await mailsTo(recipient)) {
    const found = pattern.exec(text)?.[1]
    if (found) return found
  }
  throw new Error(`No mail to ${recipient} has ${pattern}`)
}
const codeOf = async (email: string) => ({
  changeId: await readMail(email, /confirm-email\/([0-9a-f-]{36})/),
  code: await readMail(email, /\b(\d{6})\b/),
  ip,
})
const confirm = (typed: { changeId: string; code: string; ip: string }) =>
  inScope(world.app, world.platformId, (scope) => confirmEmailChange(scope, typed))
const undo = (token: string) =>
  inScope(world.app, world.platformId, (scope) => undoEmailChange(scope, { token, ip }))
const actionsOf = async (paymentId: string) =>
  (await world.owner`select action from audit_log where subject = ${paymentId} order by at, id`).map(
    ({ action }) => action,
  )

/** Purchases visible after a login with this address. */
async function seenBy(email: string) {
  const { userId } = await inScope(world.app, world.platformId, (scope) =>
    ensureCustomer(scope, { email, name: 'Carolina Nogueira' }),
  )
  const call = callAs(world, { userId, role: 'CUSTOMER' })
  const page = { limit: 10 }
  return {
    purchases: (await call(listPurchases, page)).rows.map(({ paymentId }) => paymentId),
    access: (await call(listAccess, page)).rows.length,
  }
}

async function aMistypedSale() {
  const stall = await aStall(world, { partners: ['affiliate'] })
  const typo = `carolina-${randomUUID()}@gmial.example`
  const right = typo.replace('gmial', 'gmail')
  const { paymentId } = await aPurchase(world.app, world.platformId, {
    offerId: stall.offer.id,
    email: typo,
    affiliateId: stall.affiliate.id,
  })
  await stall.tell(paymentId, 'APPROVED')
  await world.drainJobs()
  const call = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
  return {
    stall,
    typo,
    right,
    paymentId,
    call,
    ask: (email = right) => call(askEmailChange, { paymentId, email }),
  }
}

describe('the corrected e-mail of a sale', () => {
  test('counts after the new address has confirmed it: purchase, access and mails move there', async () => {
    const { typo, right, paymentId, call, ask } = await aMistypedSale()
    const answer = await ask()
    expect(Object.keys(answer)).toEqual(['expiresAt'])
    expect(await seenBy(right)).toEqual({ purchases: [], access: 0 })
    expect(await call(getEmailChange, { paymentId })).toMatchObject({ state: 'WAITING', email: right })

    world.clock.advance({ seconds: 1 })
    expect(await confirm(await codeOf(right))).toBe('done')
    expect(await seenBy(right)).toEqual({ purchases: [paymentId], access: 1 })
    expect(await seenBy(typo)).toEqual({ purchases: [], access: 0 })
    const told = (await mailsTo(typo)).find(({ key }) => key.startsWith('sale-email-changed:'))
    expect(told?.text).toContain('ca***@gmail.example')
    expect(told?.text).not.toContain(right)
    expect(await call(getEmailChange, { paymentId })).toMatchObject({ state: 'APPLIED' })
    expect(await actionsOf(paymentId)).toEqual(['sale.email_change_asked', 'sale.email_changed'])
  })

  test('can be undone by the old address within seven days, after which only the staff can change it again', async () => {
    const { typo, right, paymentId, call, ask } = await aMistypedSale()
    await ask()
    await confirm(await codeOf(right))
    await expect(ask(`terceira-${right}`)).rejects.toMatchObject({ code: 'sale_email_recent' })
    const token = await readMail(typo, /undo-email\/([\w-]+)/)
    world.clock.advance({ days: 6 })
    expect(await undo('x'.repeat(43))).toBe(false)
    expect(await undo(token)).toBe(true)
    expect(await undo(token)).toBe(false)
    expect(await seenBy(typo)).toEqual({ purchases: [paymentId], access: 1 })
    expect(await seenBy(right)).toEqual({ purchases: [], access: 0 })
    expect(await call(getEmailChange, { paymentId })).toMatchObject({ state: 'UNDONE' })
    await expect(ask()).rejects.toMatchObject({ code: 'sale_email_contested' })
    expect((await actionsOf(paymentId)).at(-1)).toBe('sale.email_change_undone')
  })

  test('is final after seven days', async () => {
    const { typo, right, paymentId, ask } = await aMistypedSale()
    await ask()
    await confirm(await codeOf(right))
    const token = await readMail(typo, /undo-email\/([\w-]+)/)
    world.clock.advance({ days: 7, minutes: 1 })
    expect(await undo(token)).toBe(false)
    expect((await seenBy(right)).purchases).toEqual([paymentId])
  })

  test('refuses a code after five wrong tries, after its time, or after a newer one', async () => {
    const guessed = await aMistypedSale()
    await guessed.ask()
    const typed = await codeOf(guessed.right)
    const wrong = { ...typed, code: wrongCode(typed.code) }
    for (const outcome of ['wrong_code', 'wrong_code', 'wrong_code', 'wrong_code', 'gone'])
      expect(await confirm(wrong)).toBe(outcome)
    expect(await confirm(typed)).toBe('gone')

    const late = await aMistypedSale()
    await late.ask()
    const first = await codeOf(late.right)
    world.clock.advance({ seconds: 1 })
    await late.ask(`outra-${late.right}`)
    expect(await confirm(first)).toBe('gone')
    const second = await codeOf(`outra-${late.right}`)
    world.clock.advance({ hours: 25 })
    expect(await confirm(second)).toBe('gone')
    expect((await seenBy(late.typo)).purchases).toEqual([late.paymentId])
  })

  test('cannot be an address of a person who earns by the sale, and requests are limited', async () => {
    const { stall, typo, right, ask } = await aMistypedSale()
    for (const email of [stall.seller.email, stall.affiliate.email, typo])
      await expect(ask(email)).rejects.toMatchObject({ code: 'sale_email_not_allowed' })
    for (let count = 0; count < 5; count++) await ask(`${count}-${right}`)
    await expect(ask()).rejects.toMatchObject({ code: 'rate_limited' })
    const stranger = callAs(world, { userId: stall.affiliate.id, role: 'SELLER' })
    const { paymentId } = await aMistypedSale()
    await expect(stranger(askEmailChange, { paymentId, email: right })).rejects.toMatchObject({
      code: 'payment_not_found',
    })
    expect(await stranger(getEmailChange, { paymentId })).toBeNull()
  })

  test('is refused during a refund or a dispute, also between request and code', async () => {
    const refunded = await aMistypedSale()
    await refunded.ask()
    await refunded.call((caller, input) => refundSale(caller, asSellerViewer(caller), input), {
      kind: 'WHOLE' as const,
      paymentId: refunded.paymentId,
      key: randomUUID(),
      reason: 'Combinado',
    })
    const refusal = { code: 'sale_not_correctable' }
    await expect(refunded.ask()).rejects.toMatchObject(refusal)
    await expect(confirm(await codeOf(refunded.right))).rejects.toMatchObject(refusal)

    const disputed = await aMistypedSale()
    const dueAt = new Date(world.clock.now().getTime() + 9 * 86_400_000)
    const asStaff = callAs(world, { userId: randomUUID(), role: 'ADMIN' })
    await asStaff(noticeDispute, { paymentId: disputed.paymentId, dueAt, reason: 'Aviso do banco' })
    await expect(disputed.ask()).rejects.toMatchObject(refusal)
  })

  test('moves the subscription, its renewals and its card too', async () => {
    const { subscriptionId, paymentId, email } = await world.subscribe({ offerId: await world.anOffer() })
    await world.drainJobs()
    await world.passDays(31)
    const right = `certa-${email}`
    const call = callAs(world, { userId: world.sellerId, role: 'SELLER' })
    await call(askEmailChange, { paymentId, email: right })
    await confirm(await codeOf(right))
    const [subscription] = await world.owner`
      select s.buyer_email, c.buyer_email as card_email from subscriptions s
      join saved_cards c on c.id = s.saved_card_id where s.id = ${subscriptionId}`
    expect(subscription).toEqual({ buyer_email: right, card_email: right })
    expect((await seenBy(right)).purchases).toHaveLength(2)
    expect(await seenBy(email)).toEqual({ purchases: [], access: 0 })
    await world.passDays(30)
    expect((await seenBy(right)).purchases).toHaveLength(3)
  })

  test('of one subscription charge changes all of them: no other change through the next charge, and none after an undo', async () => {
    const { email } = await world.subscribe({ offerId: await world.anOffer() })
    await world.drainJobs()
    await world.passDays(31)
    const [renewal = '', first = ''] = (await seenBy(email)).purchases
    const call = callAs(world, { userId: world.sellerId, role: 'SELLER' })
    const ask = (paymentId: string, to: string) => call(askEmailChange, { paymentId, email: to })
    const [strangers, theirOther] = [`estranha-${email}`, `outra-${email}`]
    await ask(renewal, theirOther)
    const kept = await codeOf(theirOther)
    await ask(first, strangers)
    await confirm(await codeOf(strangers))
    await expect(ask(renewal, theirOther)).rejects.toMatchObject({ code: 'sale_email_recent' })
    await undo(await readMail(email, /undo-email\/([\w-]+)/))
    await expect(ask(renewal, theirOther)).rejects.toMatchObject({ code: 'sale_email_contested' })
    expect(await confirm(kept).catch(() => 'refused')).not.toBe('done')
    expect((await seenBy(email)).purchases).toHaveLength(2)
  })
})
