import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import type { Caller } from '#rpc/caller.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { getRequest } from './get-request.ts'
import { openRequest } from './open-request.ts'
import { ofCustomer, ofSeller } from './request.ts'
import { withdrawRequest } from './withdraw-request.ts'
import { writeMessage } from './write-message.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

type Message = Parameters<typeof writeMessage>[2]
const byBuyer = (caller: Caller, message: Message) =>
  writeMessage(caller, { author: 'BUYER', mine: ofCustomer(caller) }, message)
const bySeller = (caller: Caller, message: Message) =>
  writeMessage(caller, { author: 'SELLER', mine: ofSeller(caller) }, message)
const byStaff = (caller: Caller, message: Message) =>
  writeMessage(caller, { author: 'STAFF', mine: undefined }, message)

/** A refund request with its buyer, seller and staff. */
async function aRequest() {
  const stall = await aStall(world)
  const email = `${randomUUID()}@compradora.example`
  const buyer = await stall.within((scope) => aPerson(scope, { email, roles: ['CUSTOMER'] }))
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: stall.offer.id, email })
  await stall.tell(paymentId, 'APPROVED')
  const asBuyer = callAs(world, { userId: buyer.id, role: 'CUSTOMER' })
  const { requestId } = await asBuyer(openRequest, { paymentId, orderItemIds: [], reason: '' })
  const told = async (recipient: string) =>
    (await world.inbox()).filter(
      (mail) => mail.recipient === recipient && mail.key.startsWith('refund-message:'),
    )
  return {
    requestId,
    email,
    sellerEmail: stall.seller.email,
    asBuyer,
    asSeller: callAs(world, { userId: stall.seller.id, role: 'SELLER' }),
    asStaff: callAs(world, { userId: randomUUID(), role: 'ADMIN' }),
    said: (body: string): Message => ({ requestId, key: randomUUID(), body }),
    told,
  }
}

describe('the conversation about a refund request', () => {
  test('is read by buyer, seller and staff in order, and each message is mailed to the other two', async () => {
    const { requestId, email, sellerEmail, asBuyer, asSeller, asStaff, said, told } = await aRequest()
    await asBuyer(byBuyer, said('Não consigo entrar no curso.'))
    expect([(await told(email)).length, (await told(sellerEmail)).length]).toEqual([0, 1])
    world.clock.advance({ minutes: 1 })
    await asSeller(bySeller, said('Reenviei o acesso.'))
    expect([(await told(email)).length, (await told(sellerEmail)).length]).toEqual([1, 1])
    world.clock.advance({ minutes: 1 })
    await asStaff(byStaff, said('Estamos acompanhando.'))
    expect([(await told(email)).length, (await told(sellerEmail)).length]).toEqual([2, 2])
    expect((await told(email)).map(({ text }) => text).join()).toContain('Reenviei o acesso.')
    const seen = await asBuyer((caller, id: string) => getRequest(caller, ofCustomer(caller), id), requestId)
    expect(seen.messages.map(({ author, body }) => `${author}: ${body}`)).toEqual([
      'BUYER: Não consigo entrar no curso.',
      'SELLER: Reenviei o acesso.',
      'STAFF: Estamos acompanhando.',
    ])
  })

  test('stores a message sent twice once', async () => {
    const { requestId, sellerEmail, asBuyer, said, told } = await aRequest()
    const message = said('Alguém aí?')
    await Promise.all([asBuyer(byBuyer, message), asBuyer(byBuyer, message)])
    expect(await told(sellerEmail)).toHaveLength(1)
    const rows = await world.owner`select id from refund_messages where request_id = ${requestId}`
    expect(rows).toHaveLength(1)
  })

  test('ends with the request', async () => {
    const { requestId, asBuyer, asSeller, said } = await aRequest()
    await asBuyer(withdrawRequest, { requestId })
    await expect(asSeller(bySeller, said('Obrigada!'))).rejects.toMatchObject({ code: 'record_changed' })
  })

  test('is closed to other buyers and sellers, and ends at a limit of messages', async () => {
    const { requestId, asBuyer, said } = await aRequest()
    const other = await aRequest()
    await expect(other.asSeller(bySeller, said('Olá'))).rejects.toMatchObject({ code: 'not_found' })
    await expect(other.asBuyer(byBuyer, said('Olá'))).rejects.toMatchObject({ code: 'not_found' })
    for (let count = 0; count < 50; count++) await asBuyer(byBuyer, said(`Mensagem ${count}`))
    await expect(asBuyer(byBuyer, said('Mais uma'))).rejects.toMatchObject({ code: 'rate_limited' })
    const rows = await world.owner`select id from refund_messages where request_id = ${requestId}`
    expect(rows).toHaveLength(50)
  })
})
