import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, approvedCard } from '#demo/a-purchase.ts'
import { aBrowser } from '#modules/accounts/testing/a-browser.ts'
import { approveRequest } from '#modules/refunds/requests/approve-request.ts'
import { getRefundable } from '#modules/refunds/requests/get-refundable.ts'
import { getRequest } from '#modules/refunds/requests/get-request.ts'
import { grantRequest } from '#modules/refunds/requests/grant-request.ts'
import { openRequest } from '#modules/refunds/requests/open-request.ts'
import { refuseRequest } from '#modules/refunds/requests/refuse-request.ts'
import { rejectRequest } from '#modules/refunds/requests/reject-request.ts'
import { ofSeller } from '#modules/refunds/requests/request.ts'
import { writeMessage } from '#modules/refunds/requests/write-message.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import type { ChargeReport } from './charge-report.input.ts'
import { chargeReportsApi } from './charge-reports.api.ts'

let world: TestApp
let people = 0

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const lastFour = approvedCard.slice(-4)

/** A purchase with a stolen card and the thief's own mailbox, and a card holder who reads the statement. */
async function aStolenCharge({ name = `Oficina ${++people} de barro` } = {}) {
  const stall = await aStall(world)
  await world.owner`update products set name = ${name} where id = ${stall.product.id}`
  const email = `${randomUUID()}@ladrao.example`
  const thief = await stall.within((scope) => aPerson(scope, { email, roles: ['CUSTOMER'] }))
  const { paymentId } = await aPurchase(world.app, world.platformId, {
    offerId: stall.offer.id,
    email,
    method: 'CREDIT_CARD',
  })
  await world.drainJobs()
  const [payment] = await world.owner<{ amount: number; status: string; document: string }[]>`
    select p.amount_cents::int as amount, p.status, o.buyer_document as document
    from payments p join orders o on o.id = p.order_id where p.id = ${paymentId}`
  expect(payment?.status).toBe('APPROVED')
  const holder = `titular${people}@vitima.example`
  const line = {
    descriptor: name,
    day: world.clock.now().toISOString().slice(0, 10),
    amountCents: payment?.amount ?? 0,
    email: holder,
    message: 'Não fiz esta compra.',
    locale: 'PT_BR' as const,
  }
  return {
    stall,
    paymentId,
    thiefsEmail: email,
    holder,
    document: payment?.document ?? '',
    line,
    asSeller: callAs(world, { userId: stall.seller.id, role: 'SELLER' }),
    asStaff: callAs(world, { userId: randomUUID(), role: 'ADMIN' }),
    asThief: callAs(world, { userId: thief.id, role: 'CUSTOMER' }),
  }
}

const report = async (told: ChargeReport, ip = `203.0.113.${++people}`) => {
  const { context } = aBrowser({ app: world.app, platformId: world.platformId }, { ip })
  const answer = await chargeReportsApi.createCaller(context).report(told)
  await world.drainJobs()
  return answer
}
const requestsOf = (paymentId: string) => world.owner<{ id: string; state: string; protocol: string }[]>`
  select id, state, protocol from refund_requests where payment_id = ${paymentId} order by created_at`
const mailsTo = async (recipient: string) =>
  (await world.inbox()).filter((mail) => mail.recipient === recipient).map(({ key, text }) => ({ key, text }))
const refundsOf = async (paymentId: string) =>
  (await world.owner`select amount_cents::int as cents from refunds where payment_id = ${paymentId}`).map(
    ({ cents }) => cents,
  )

describe('an unrecognised charge', () => {
  test('is named by the card, holds nothing, and the seller refunds it', async () => {
    const { stall, paymentId, holder, line, asSeller, thiefsEmail } = await aStolenCharge()
    const before = await stall.balance()
    const { protocol } = await report({ ...line, evidence: 'CARD', lastFour })
    const [request] = await requestsOf(paymentId)
    expect(request).toMatchObject({ state: 'WAITING_SELLER', protocol })
    expect(await stall.balance()).toEqual(before)
    expect((await mailsTo(stall.seller.email)).map(({ key }) => key)).toContain(
      `refund-to-answer:${request?.id}`,
    )
    const seen = await asSeller(
      (caller, id: string) => getRequest(caller, ofSeller(caller), id),
      request?.id ?? '',
    )
    expect(seen).toMatchObject({ right: 'UNRECOGNIZED', evidence: 'CARD', reason: 'Não fiz esta compra.' })
    expect(JSON.stringify(seen)).not.toContain(holder)
    await asSeller(approveRequest, { requestId: request?.id ?? '' })
    expect(await refundsOf(paymentId)).toEqual([line.amountCents])
    const told = await mailsTo(holder)
    expect(told.map(({ key }) => key.split(':')[0])).toEqual(
      expect.arrayContaining(['charge-reported', 'charge-report-answered']),
    )
    for (const { text } of told) expect(text).not.toContain(thiefsEmail)
  })

  test('is decided by the staff if the seller refuses or does not answer', async () => {
    const refused = await aStolenCharge()
    await report({ ...refused.line, evidence: 'DOCUMENT', document: refused.document })
    const [first] = await requestsOf(refused.paymentId)
    const requestId = first?.id ?? ''
    await refused.asSeller(refuseRequest, { requestId, reason: 'O acesso foi usado.' })
    expect((await requestsOf(refused.paymentId))[0]?.state).toBe('IN_MEDIATION')
    await refused.asStaff(rejectRequest, { requestId, reason: 'A compra é de um familiar.' })
    expect((await requestsOf(refused.paymentId))[0]?.state).toBe('CLOSED_NO')
    const answer = (await mailsTo(refused.holder)).find(({ key }) => key.startsWith('charge-report-answered'))
    expect(answer?.text).toContain('A compra é de um familiar.')

    const silent = await aStolenCharge()
    await report({ ...silent.line, evidence: 'CARD', lastFour })
    world.clock.advance({ hours: 49 })
    await world.drainJobs()
    const [left] = await requestsOf(silent.paymentId)
    expect(left?.state).toBe('IN_MEDIATION')
    expect(await refundsOf(silent.paymentId)).toEqual([])
    await silent.asStaff(grantRequest, { requestId: left?.id ?? '', reason: 'Cartão clonado.' })
    expect(await refundsOf(silent.paymentId)).toEqual([silent.line.amountCents])
  })

  test('gives the same answer whether it was found or not, and a wrong digit opens nothing', async () => {
    const { paymentId, line } = await aStolenCharge()
    const found = 'certo@vitima.example'
    const missed = 'errado@vitima.example'
    await report({ ...line, email: missed, evidence: 'CARD', lastFour: '0000' })
    expect(await requestsOf(paymentId)).toEqual([])
    await report({ ...line, email: found, evidence: 'CARD', lastFour })
    expect(await requestsOf(paymentId)).toHaveLength(1)
    const bare = async (email: string) =>
      (await mailsTo(email)).map(({ text }) => text.replaceAll(/N\d{10}/g, 'N').replaceAll(email, ''))
    expect(await bare(found)).toEqual(await bare(missed))
    expect(await bare(found)).toHaveLength(1)
  })

  test('cannot be guessed digit by digit', async () => {
    const { paymentId, line } = await aStolenCharge()
    const ip = '203.0.113.250'
    for (let guess = 0; guess < 6; guess++)
      await report(
        { ...line, email: `palpite${guess}@vitima.example`, evidence: 'CARD', lastFour: `000${guess}` },
        ip,
      )
    await report({ ...line, evidence: 'CARD', lastFour }, ip)
    expect(await requestsOf(paymentId)).toEqual([])
  })

  test('is requested once, and does not limit the rights of the owner of the mailbox', async () => {
    const { paymentId, line, asThief, asSeller } = await aStolenCharge()
    await report({ ...line, evidence: 'CARD', lastFour })
    await report({ ...line, evidence: 'CARD', lastFour })
    const [request, ...more] = await requestsOf(paymentId)
    expect(more).toEqual([])
    expect((await asThief(getRefundable, { paymentId })).request).toBeNull()
    const message = { requestId: request?.id ?? '', key: randomUUID(), body: 'Quem é você?' }
    await expect(
      asSeller(
        (caller, wanted: typeof message) =>
          writeMessage(caller, { author: 'SELLER', mine: ofSeller(caller) }, wanted),
        message,
      ),
    ).rejects.toMatchObject({ code: 'record_changed' })
    await asThief(openRequest, { paymentId, orderItemIds: [], reason: '' })
    expect((await requestsOf(paymentId)).map(({ state }) => state)).toEqual(['WITHDRAWN', 'WAITING_SELLER'])
  })
})
