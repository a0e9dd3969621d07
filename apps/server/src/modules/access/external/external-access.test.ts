import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer } from '#demo/an-offer.ts'
import { listAccess } from '#modules/access/list-access.ts'
import { listContents } from '#modules/access/list-contents.ts'
import { saveContents } from '#modules/access/save-contents.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { moveBuyer } from '#modules/corrections/buyer-email/move-buyer.ts'
import { removeEndpoint } from '#modules/outgoing/remove-endpoint.ts'
import { replayDead } from '#modules/outgoing/replay-deliveries.ts'
import { updateEndpoint } from '#modules/outgoing/update-endpoint.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createListeningWorld, isSignedBy, type ListeningWorld, typesOf } from '#test/listening-world.ts'

let world: ListeningWorld
let buyers = 0

beforeAll(async () => {
  world = await createListeningWorld()
})
afterAll(() => world.stop())

/** A seller whose product opens access through a webhook that subscribes to no event. */
async function aMembersArea() {
  const { receiver, stall, endpoint, as } = await world.aSeller({ events: [] })
  const productId = stall.product.id
  const { version } = await as(listContents, { productId })
  const area = { kind: 'EXTERNAL', title: 'Área de membros', endpointId: endpoint.id } as const
  const nothing = { url: null, fileKey: null, usesMax: null, opensOn: null }
  await as(saveContents, { productId, version, contents: [{ ...area, ...nothing }], deliveryNote: '' })
  const buy = async (offerId = stall.offer.id) => {
    const email = `membro${++buyers}@compradora.example`
    const { paymentId } = await aPurchase(world.app, world.platformId, { offerId, email })
    await stall.tell(paymentId, 'APPROVED')
    await world.work()
    const { userId } = await inScope(world.app, world.platformId, (scope) =>
      ensureCustomer(scope, { email, name: 'Carolina' }),
    )
    const asBuyer = callAs(world, { userId, role: 'CUSTOMER' })
    const seen = async () => (await asBuyer(listAccess, { limit: 25 })).rows[0]?.contents[0]?.external
    return { email, paymentId, seen }
  }
  const switchTo = (isOn: boolean, version: number) =>
    as(updateEndpoint, {
      endpointId: endpoint.id,
      url: `${receiver.url}/hook`,
      description: '',
      events: [],
      productIds: null,
      version,
      isOn,
    })
  return { receiver, stall, endpoint, as, productId, buy, switchTo }
}

describe('an access in the seller’s own system', () => {
  test('is opened and closed there by signed calls, each fact once', async () => {
    const { receiver, endpoint, stall, buy } = await aMembersArea()
    const { paymentId, email, seen } = await buy()
    expect(await seen()).toBe('OPEN')
    await stall.tell(paymentId, 'REFUNDED')
    await world.work()
    expect(typesOf(receiver.heard)).toEqual(['access.granted', 'access.revoked'])
    for (const call of receiver.heard) expect(isSignedBy(endpoint.secret, call)).toBe(true)
    expect(receiver.heard.map(({ body }) => JSON.parse(body).data)).toMatchObject([
      { access: { isOpen: true }, buyer: { email }, content: { title: 'Área de membros' } },
      { access: { isOpen: false }, buyer: { email } },
    ])
  })

  test('is shown as opening while the endpoint does not answer, and as open once it has', async () => {
    const { receiver, buy } = await aMembersArea()
    receiver.answers(() => ({ status: 503 }))
    const { seen } = await buy()
    expect(await seen()).toBe('OPENING')
    receiver.answers(() => ({ status: 200 }))
    world.clock.advance({ minutes: 1 })
    await world.work()
    expect(await seen()).toBe('OPEN')
  })

  test('is stuck while the webhook is off, and is delivered when the webhook is on again', async () => {
    const { receiver, endpoint, as, buy, switchTo } = await aMembersArea()
    await switchTo(false, 1)
    const { seen } = await buy()
    expect(await seen()).toBe('STUCK')
    expect(receiver.heard).toEqual([])
    await switchTo(true, 2)
    expect(await as(replayDead, { endpointId: endpoint.id })).toEqual({ replayed: 1 })
    await world.work()
    expect(await seen()).toBe('OPEN')
    await expect(as(removeEndpoint, { endpointId: endpoint.id })).rejects.toThrow('webhook_in_use')
  })

  test('is opened there again under the buyer’s new address', async () => {
    const { receiver, buy } = await aMembersArea()
    const { paymentId, email } = await buy()
    const [row] = await world.owner`select order_id from payments where id = ${paymentId}`
    const moved = { orderId: String(row?.order_id), buyerEmail: `certo-${email}` }
    await inScope(world.app, world.platformId, (scope) => moveBuyer(scope, moved))
    await world.work()
    expect(typesOf(receiver.heard)).toEqual(['access.granted', 'access.granted'])
    expect(receiver.heard.map(({ body }) => JSON.parse(body).data.buyer.email)).toEqual([
      email,
      `certo-${email}`,
    ])
  })

  test('ends by itself when the paid time of a subscription is over', async () => {
    const { receiver, stall, productId, buy } = await aMembersArea()
    const terms = { type: 'SUBSCRIPTION', recurrencePriceCents: 4_990, frequencyInDays: 30 } as const
    const offer = await stall.within((scope) => anOffer(scope, { productId, ...terms }))
    await buy(offer.id)
    expect(typesOf(receiver.heard)).toEqual(['access.granted'])
    world.clock.advance({ days: 90 })
    await world.work()
    expect(typesOf(receiver.heard)).toEqual(['access.granted', 'access.revoked'])
  })
})

test('a product cannot open access through another seller’s webhook', async () => {
  const { endpoint } = await aMembersArea()
  const rival = await aMembersArea()
  const { version } = await rival.as(listContents, { productId: rival.productId })
  await expect(
    rival.as(saveContents, {
      productId: rival.productId,
      version,
      deliveryNote: '',
      contents: [
        {
          kind: 'EXTERNAL',
          title: 'Emprestada',
          endpointId: endpoint.id,
          url: null,
          fileKey: null,
          usesMax: null,
          opensOn: null,
        },
      ],
    }),
  ).rejects.toThrow('not_found')
})
