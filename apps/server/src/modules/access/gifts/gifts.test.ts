import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gifts } from '#db/schema/access.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anEndpoint } from '#demo/an-endpoint.ts'
import { anOffer } from '#demo/an-offer.ts'
import { listAccess } from '#modules/access/list-access.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { answerDeletion } from '#modules/accounts/privacy/answer-deletion.ts'
import { listDeletions } from '#modules/accounts/privacy/list-deletions.ts'
import { requestDeletion } from '#modules/accounts/privacy/request-deletion.ts'
import { moveBuyer } from '#modules/corrections/buyer-email/move-buyer.ts'
import { listStudents } from '#modules/courses/students/list-students.ts'
import { suppress } from '#modules/notifications/delivery/suppressions.ts'
import { describeSale } from '#modules/outgoing/describe-sale.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { resendAccess } from '#modules/payments/telling/resend-access.ts'
import { getSale } from '#modules/payments/views/get-sale.ts'
import { listPurchases } from '#modules/payments/views/list-purchases.ts'
import { listSalesForFile } from '#modules/payments/views/list-sales-for-file.ts'
import { asSeller as asSellerViewer } from '#modules/payments/views/sale-viewer.ts'
import { exportCustomerData } from '#modules/reports/export-customer-data.ts'
import { inScope } from '#scope.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { untilOneWaits } from '#test/until-waiting.ts'
import { correctGift, resendGift } from './change-gift.ts'
import { listReceivedGifts } from './list-received-gifts.ts'
import { openGift } from './open-gift.ts'

let world: TestApp
let people = 0

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const newAddress = (who: string) => `${who}${++people}@presente.example`
const mailsTo = async (email: string) => (await world.inbox()).filter(({ recipient }) => recipient === email)

async function asCustomer(email: string) {
  const { userId } = await inScope(world.app, world.platformId, (scope) =>
    ensureCustomer(scope, { email, name: 'Alguém' }),
  )
  const as = callAs(world, { userId, role: 'CUSTOMER' })
  return {
    as,
    userId,
    library: async () =>
      (await as(listAccess, { limit: 25 })).rows.map(({ isOpen, orderCode }) => ({ isOpen, orderCode })),
    received: () => as(listReceivedGifts, undefined),
    purchase: async () => (await as(listPurchases, { limit: 25 })).rows[0],
  }
}

/** A paid gift of Carolina's to Rafael. */
async function aGift({ sendsOn, isPaid = true }: { sendsOn?: string; isPaid?: boolean } = {}) {
  const stall = await aStall(world)
  const buyerEmail = newAddress('compradora')
  const email = newAddress('rafael')
  const { paymentId } = await aPurchase(world.app, world.platformId, {
    offerId: stall.offer.id,
    email: buyerEmail,
    gift: { name: 'Rafael Teixeira', email, message: 'Bons pães!', ...(sendsOn && { sendsOn }) },
  })
  const tell = async (status: 'APPROVED' | 'REFUNDED' | 'CHARGEBACK', isDisputeWon = false) => {
    await stall.within((scope) =>
      applyProviderEvent(scope, paymentId, {
        source: 'RECONCILER',
        status,
        certainty: 'KNOWN',
        ...(isDisputeWon && { isDisputeWon }),
      }),
    )
    await world.drainJobs()
  }
  if (isPaid) await tell('APPROVED')
  const [gift] = await stall.within(({ tx }) =>
    tx.select().from(gifts).where(eq(gifts.recipientEmail, email)),
  )
  const giftId = gift?.id ?? ''
  return { ...stall, paymentId, orderId: gift?.orderId ?? '', giftId, buyerEmail, email, tell }
}

describe('a gift at the checkout', () => {
  test('is refused to the buyer’s own address, for a day in the past or too far ahead, and if the offer allows no gifts', async () => {
    const stall = await aStall(world)
    const closed = await stall.within((scope) =>
      anOffer(scope, { productId: stall.product.id, allowsGift: false }),
    )
    const subscription = await stall.within((scope) =>
      anOffer(scope, { productId: stall.product.id, type: 'SUBSCRIPTION', frequencyInDays: 30 }),
    )
    const today = dayInSaoPaulo(world.app.worldClock.now())
    const buyerEmail = newAddress('compradora')
    const refusal = async (gift: { email?: string; sendsOn?: string }, offerId = stall.offer.id) =>
      expect(
        aPurchase(world.app, world.platformId, {
          offerId,
          email: buyerEmail,
          gift: { name: 'Rafael', email: newAddress('rafael'), ...gift },
        }),
      ).rejects
    await (await refusal({ email: buyerEmail.toUpperCase() })).toMatchObject({ code: 'gift_to_oneself' })
    await (await refusal({ sendsOn: addDays(today, -1) })).toMatchObject({ code: 'gift_day_refused' })
    await (await refusal({ sendsOn: addDays(today, 366) })).toMatchObject({ code: 'gift_day_refused' })
    await (await refusal({}, closed.id)).toMatchObject({ code: 'gift_not_here' })
    await (await refusal({}, subscription.id)).toMatchObject({ code: 'gift_not_here' })
    expect(await (await asCustomer(buyerEmail)).purchase()).toBeUndefined()
  })
})

describe('a paid gift', () => {
  test('is opened by its recipient only, who sees no price; the buyer keeps receipt and refund', async () => {
    const { giftId, email, buyerEmail, product } = await aGift()
    const buyer = await asCustomer(buyerEmail)
    const recipient = await asCustomer(email)
    const [mail] = await mailsTo(email)
    expect([mail?.template, mail?.text.includes('Bons pães!')]).toEqual(['giftReceived', true])
    expect(mail?.text).not.toMatch(/R\$|\d,\d\d/)
    const receipt = (await mailsTo(buyerEmail)).find(({ template }) => template === 'purchaseApproved')
    expect(receipt?.text).toContain('Presente para Rafael Teixeira')
    expect([await buyer.library(), await recipient.library()]).toEqual([[], []])
    expect(await recipient.received()).toEqual([
      expect.objectContaining({
        id: giftId,
        productName: product.name,
        from: 'Carolina',
        message: 'Bons pães!',
      }),
    ])
    expect(JSON.stringify(await recipient.received())).not.toMatch(/cents/i)
    await expect(buyer.as(openGift, { giftId })).rejects.toMatchObject({ code: 'not_found' })

    await recipient.as(openGift, { giftId })
    await recipient.as(openGift, { giftId })
    expect(await recipient.library()).toEqual([{ isOpen: true, orderCode: null }])
    expect([await buyer.library(), await recipient.received()]).toEqual([[], []])
    expect(await buyer.purchase()).toMatchObject({
      refund: { right: expect.anything() },
      gift: { recipientName: 'Rafael Teixeira', state: 'OPENED' },
    })
  })

  test('of one product to two people, bought at once by one buyer, reaches both', async () => {
    const stall = await aStall(world)
    const email = newAddress('compradora')
    const recipients = [newAddress('rafael'), newAddress('bruno')]
    const bought = await Promise.all(
      recipients.map((recipient) =>
        aPurchase(world.app, world.platformId, {
          offerId: stall.offer.id,
          email,
          gift: { name: 'Quem recebe', email: recipient },
        }),
      ),
    )
    const paid = { source: 'RECONCILER', status: 'APPROVED', certainty: 'KNOWN' } as const
    await Promise.all(
      bought.map(({ paymentId }) => stall.within((scope) => applyProviderEvent(scope, paymentId, paid))),
    )
    await world.drainJobs()
    expect(new Set(bought.map(({ paymentId }) => paymentId)).size).toBe(2)
    for (const recipient of recipients) {
      const person = await asCustomer(recipient)
      const [gift, ...others] = await person.received()
      expect(others).toEqual([])
      await person.as(openGift, { giftId: gift?.id ?? '' })
      expect(await person.library()).toMatchObject([{ isOpen: true }])
    }
    expect(await (await asCustomer(email)).library()).toEqual([])
  })

  test('whose product was rated 18 after the purchase shows no picture and cannot be opened', async () => {
    const { giftId, email, product } = await aGift()
    await world.owner`update products set age_rating = '18', image_key = 'images/forno.png' where id = ${product.id}`
    const recipient = await asCustomer(email)
    expect(await recipient.received()).toMatchObject([{ id: giftId, isForAdults: true, imageUrl: null }])
    await expect(recipient.as(openGift, { giftId })).rejects.toMatchObject({ code: 'gift_adult' })
    expect(await recipient.library()).toEqual([])
    await world.owner`update products set age_rating = '16' where id = ${product.id}`
    await recipient.as(openGift, { giftId })
    expect(await recipient.library()).toMatchObject([{ isOpen: true }])
  })

  test('is sent again by the seller to its recipient, before and after it is opened', async () => {
    const { giftId, email, buyerEmail, seller, paymentId } = await aGift()
    const asOwner = callAs(world, { userId: seller.id, role: 'SELLER' })
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject).toSorted()
    const toBuyer = (await mailsTo(buyerEmail)).length
    await expect(asOwner(resendAccess, { paymentId })).rejects.toMatchObject({ code: 'rate_limited' })
    world.clock.advance({ minutes: 11 })
    expect(await asOwner(resendAccess, { paymentId })).toEqual({ isSent: true })
    const recipient = await asCustomer(email)
    await recipient.as(openGift, { giftId })
    world.clock.advance({ minutes: 11 })
    await asOwner(resendAccess, { paymentId })
    expect(await subjects()).toEqual([
      expect.stringContaining('Acesso ao seu presente'),
      'Carolina enviou um presente para você',
      'Carolina enviou um presente para você',
    ])
    expect(await mailsTo(buyerEmail)).toHaveLength(toBuyer)
  })

  test('gives one access when it is opened twice at once', async () => {
    const { giftId, email } = await aGift()
    const recipient = await asCustomer(email)
    await Promise.all(Array.from({ length: 4 }, () => recipient.as(openGift, { giftId })))
    expect(await recipient.library()).toHaveLength(1)
  })

  test('reaches its recipient on the chosen day and not before', async () => {
    const day = addDays(dayInSaoPaulo(world.app.worldClock.now()), 3)
    const { giftId, email, buyerEmail } = await aGift({ sendsOn: day })
    const recipient = await asCustomer(email)
    const buyer = await asCustomer(buyerEmail)
    expect([await mailsTo(email), await recipient.received()]).toEqual([[], []])
    await expect(recipient.as(openGift, { giftId })).rejects.toMatchObject({ code: 'not_found' })
    expect((await buyer.purchase())?.gift?.state).toBe('WAITING')
    world.clock.advance({ days: 4 })
    await world.drainJobs()
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['giftReceived'])
    expect((await buyer.purchase())?.gift?.state).toBe('SENT')
    await recipient.as(openGift, { giftId })
    expect(await recipient.library()).toHaveLength(1)
  })

  test('is never sent if it is not paid, or was refunded before its day', async () => {
    const day = addDays(dayInSaoPaulo(world.app.worldClock.now()), 3)
    const unpaid = await aGift({ isPaid: false })
    const refunded = await aGift({ sendsOn: day })
    await refunded.tell('REFUNDED')
    world.clock.advance({ days: 4 })
    await world.drainJobs()
    expect([await mailsTo(unpaid.email), await mailsTo(refunded.email)]).toEqual([[], []])
  })

  test('is closed by a refund, opened or not, and open again after a won dispute', async () => {
    const opened = await aGift()
    const closed = await aGift()
    const owner = await asCustomer(opened.email)
    await owner.as(openGift, { giftId: opened.giftId })
    await opened.tell('CHARGEBACK')
    expect(await owner.library()).toMatchObject([{ isOpen: false }])
    await opened.tell('APPROVED', true)
    expect(await owner.library()).toMatchObject([{ isOpen: true }])

    await closed.tell('REFUNDED')
    const late = await asCustomer(closed.email)
    expect(await late.received()).toEqual([])
    await expect(late.as(openGift, { giftId: closed.giftId })).rejects.toMatchObject({ code: 'gift_ended' })
    const buyer = await asCustomer(closed.buyerEmail)
    await expect(buyer.as(resendGift, { giftId: closed.giftId })).rejects.toMatchObject({
      code: 'gift_ended',
    })
  })

  test('leaves no open access when it is refunded while the recipient opens it', async () => {
    const gift = await aGift()
    const recipient = await asCustomer(gift.email)
    const [opened, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const opening = recipient.as(
      async (caller, input: { giftId: string }) => {
        await openGift(caller, input)
        opened.resolve()
        await mayCommit.promise
      },
      { giftId: gift.giftId },
    )
    await opened.promise
    const refund = gift.tell('REFUNDED')
    await Promise.race([refund, untilOneWaits(world)])
    mayCommit.resolve()
    await Promise.all([opening, refund])
    expect(await recipient.library()).toMatchObject([{ isOpen: false }])
  })

  test('stays closed to a recipient who owns the product, and can be given to another recipient', async () => {
    const gift = await aGift()
    const owner = await asCustomer(gift.email)
    const { paymentId } = await aPurchase(world.app, world.platformId, {
      offerId: gift.offer.id,
      email: gift.email,
    })
    await gift.within((scope) =>
      applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status: 'APPROVED', certainty: 'KNOWN' }),
    )
    await world.drainJobs()
    await expect(owner.as(openGift, { giftId: gift.giftId })).rejects.toMatchObject({ code: 'gift_owned' })
    const friend = newAddress('amigo')
    const buyer = await asCustomer(gift.buyerEmail)
    await buyer.as(correctGift, { giftId: gift.giftId, name: 'Bruno', email: friend })
    const other = await asCustomer(friend)
    await other.as(openGift, { giftId: gift.giftId })
    expect([await other.library(), await owner.received()]).toMatchObject([[{ isOpen: true }], []])
  })
})

describe('the buyer of a gift', () => {
  test('corrects the address a few times until the gift is opened, and no other person can correct it', async () => {
    const { giftId, email, buyerEmail } = await aGift()
    const buyer = await asCustomer(buyerEmail)
    const wrong = await asCustomer(email)
    const right = newAddress('rafael')
    await expect(
      wrong.as(correctGift, { giftId, name: 'Intruso', email: newAddress('intruso') }),
    ).rejects.toMatchObject({ code: 'not_found' })
    await expect(buyer.as(correctGift, { giftId, name: 'Eu', email: buyerEmail })).rejects.toMatchObject({
      code: 'gift_to_oneself',
    })
    await buyer.as(correctGift, { giftId, name: 'Rafael T.', email: right })
    expect((await mailsTo(right)).map(({ template }) => template)).toEqual(['giftReceived'])
    expect(await wrong.received()).toEqual([])
    await expect(wrong.as(openGift, { giftId })).rejects.toMatchObject({ code: 'not_found' })
    for (const name of ['Dois', 'Três']) await buyer.as(correctGift, { giftId, name, email: right })
    await expect(
      buyer.as(correctGift, { giftId, name: 'Quatro', email: newAddress('outro') }),
    ).rejects.toMatchObject({ code: 'gift_changes_used' })
    await (await asCustomer(right)).as(openGift, { giftId })
    await expect(buyer.as(resendGift, { giftId })).rejects.toMatchObject({ code: 'gift_opened' })
  })

  test('cannot exceed the limit of corrections by several corrections at once', async () => {
    const { giftId, buyerEmail } = await aGift()
    const buyer = await asCustomer(buyerEmail)
    const corrections = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        buyer.as(correctGift, { giftId, name: 'Rafael', email: newAddress('rafael') }),
      ),
    )
    expect(corrections.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  test('sends the gift again after a pause, and sees that mails to the address are undeliverable', async () => {
    const { giftId, email, buyerEmail, within } = await aGift()
    const buyer = await asCustomer(buyerEmail)
    await expect(buyer.as(resendGift, { giftId })).rejects.toMatchObject({ code: 'rate_limited' })
    for (let mails = 1; mails < 6; mails += 1) {
      world.clock.advance({ minutes: 11 })
      await buyer.as(resendGift, { giftId })
    }
    world.clock.advance({ minutes: 11 })
    await expect(buyer.as(resendGift, { giftId })).rejects.toMatchObject({ code: 'gift_changes_used' })
    expect(await mailsTo(email)).toHaveLength(6)
    const sent = (await buyer.purchase())?.gift
    expect(Date.parse(sent?.sentAt ?? '') - Date.parse(sent?.sendsAt ?? '')).toBeGreaterThan(50 * 60_000)
    expect(sent?.isUndeliverable).toBe(false)
    await within((scope) => suppress(scope, email, 'BOUNCED'))
    expect((await buyer.purchase())?.gift?.isUndeliverable).toBe(true)
  })

  test('does not see that the recipient reported mails as spam', async () => {
    const { email, buyerEmail, within } = await aGift()
    await within((scope) => suppress(scope, email, 'COMPLAINED'))
    expect((await (await asCustomer(buyerEmail)).purchase())?.gift?.isUndeliverable).toBe(false)
  })

  test('does not get the recipient’s access by changing the address of the purchase', async () => {
    const { giftId, email, orderId, within } = await aGift()
    const recipient = await asCustomer(email)
    await recipient.as(openGift, { giftId })
    const moved = newAddress('compradora')
    await within((scope) => moveBuyer(scope, { orderId, buyerEmail: moved }))
    const buyer = await asCustomer(moved)
    expect([await buyer.library(), await recipient.library()]).toMatchObject([[], [{ isOpen: true }]])
  })
})

test('a seller sees the recipient of a gift in sale, file, event and list of students, and never the message', async () => {
  const { giftId, email, paymentId, seller, product, within } = await aGift()
  await within((scope) => anEndpoint(scope, { sellerId: seller.id, events: ['student.enrolled'] }))
  await (await asCustomer(email)).as(openGift, { giftId })
  const [told] = await world.owner`select body from outgoing_deliveries where seller_id = ${seller.id}`
  expect(JSON.parse(told?.body).data.student).toMatchObject({ name: 'Rafael Teixeira', email })
  const as = callAs(world, { userId: seller.id, role: 'SELLER' })
  const sale = await as((caller, id: string) => getSale(asSellerViewer(caller), id), paymentId)
  const gift = { recipientName: 'Rafael Teixeira', recipientEmail: email }
  expect(sale).toMatchObject({ buyer: { name: 'Carolina Nogueira' }, gift: { ...gift, state: 'OPENED' } })
  const { rows } = await as(
    (caller) => listSalesForFile(caller, {}, { cursor: undefined, limit: 5 }),
    undefined,
  )
  expect(rows[0]).toMatchObject(gift)
  const news = { paymentId, status: 'APPROVED' as const, refundedCents: 0, types: [], at: '' }
  const event = await within((scope) => describeSale(scope, news))
  expect(event?.data.gift).toEqual({ recipient: { name: 'Rafael Teixeira', email } })
  const students = await as(listStudents, { productId: product.id, limit: 25 })
  expect(students.rows.map(({ name, email: address }) => [name, address])).toEqual([
    ['Rafael Teixeira', email],
  ])
  expect(JSON.stringify([sale, rows, event, students])).not.toContain('Bons pães!')
})

test('buyer and recipient find the gift in the copies of their data, and an erasure removes the recipient’s data', async () => {
  const { giftId, email, buyerEmail, within } = await aGift()
  const buyer = await asCustomer(buyerEmail)
  const recipient = await asCustomer(email)
  expect((await buyer.as(exportCustomerData, undefined)).purchases[0]?.gift).toMatchObject({
    recipientEmail: email,
    message: 'Bons pães!',
  })
  const copy = await recipient.as(exportCustomerData, undefined)
  expect(copy.giftsReceived).toMatchObject([{ name: 'Rafael Teixeira', message: 'Bons pães!' }])
  expect(JSON.stringify(copy)).not.toContain(buyerEmail)

  await recipient.as(openGift, { giftId })
  await recipient.as(requestDeletion, { reason: null })
  const { id: staffId } = await within((scope) => aPerson(scope, { roles: ['ADMIN'] }))
  const staff = callAs(world, { userId: staffId, role: 'ADMIN' })
  const { rows } = await staff(listDeletions, { state: 'OPEN', limit: 25 })
  const request = rows.find(({ userId }) => userId === recipient.userId)
  await staff(answerDeletion, { requestId: request?.id ?? '', answer: 'Apagado.' })
  await world.drainJobs()
  const [erased] = await within(({ tx }) => tx.select().from(gifts).where(eq(gifts.id, giftId)))
  expect(erased).toMatchObject({ recipientName: '', recipientEmail: '', message: '' })
  expect(await recipient.library()).toHaveLength(1)
})
