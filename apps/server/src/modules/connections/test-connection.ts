import { randomUUID } from 'node:crypto'
import { connectionShapes } from '@balcao/domain/platform/connections'
import type { OutgoingEventType } from '@balcao/domain/platform/outgoing-events'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { invariant } from '#kit/invariant.ts'
import { writeDeliveries } from '#modules/outgoing/announce-event.ts'
import type { Endpoint } from '#modules/outgoing/endpoint.ts'
import type { EventData } from '#modules/outgoing/event-data.ts'
import { sampleData } from '#modules/outgoing/sample-data.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ConnectionVendorInput } from './connection.input.ts'
import { lockConnection } from './lock-connection.ts'
import { sellersTestKey } from './sellers-test.ts'

const testLimit = { name: 'test connection', perMinute: 10, burst: 10 }

/**
 * Sends a sample through the usual path with the seller as the buyer, so that the vendor stores only the
 * seller's own contact. Returns the id of the delivery, for the page to follow.
 */
export async function testConnection(
  caller: Caller,
  { vendor }: ConnectionVendorInput,
): Promise<{ deliveryId: string }> {
  const { app, now, session } = caller
  app.limits.spend(testLimit, session.userId)
  const connection = await lockConnection(caller, vendor)
  if (!connection) throw new AppError('not_found')
  if (connection.state !== 'ON') throw new AppError('webhook_off')
  const type = typeOf(connection)
  const event = {
    key: sellersTestKey(randomUUID()),
    type,
    sellerId: session.userId,
    productIds: [],
    at: now,
    data: await sampleOf(caller, connection, type),
  }
  const [delivery] = await writeDeliveries(caller, [connection], event, { isTest: true })
  invariant(delivery, 'a test has a key that nothing else has')
  return { deliveryId: delivery.id }
}

function typeOf({ vendor, events }: Endpoint): OutgoingEventType {
  invariant(vendor, 'a connection has a vendor')
  if (connectionShapes[vendor].hearing.by === 'access') return 'access.granted'
  return events.find((type) => type === 'sale.approved') ?? events[0] ?? 'sale.approved'
}

async function sampleOf(
  { tx, now, session }: Caller,
  { settings }: Endpoint,
  type: OutgoingEventType,
): Promise<EventData> {
  const [seller] = await tx.select().from(users).where(eq(users.id, session.userId))
  invariant(seller, 'a session has a user')
  const { name, email } = seller
  const phone = seller.phone ?? ''
  const data = sampleData(type, now)
  const rule = settings?.rules.find(({ event }) => event === null || event === type)
  const product = await readProduct()
  const named = { ...data, ...(product && { product }) }
  if ('visitor' in named) return { ...named, visitor: { name, email, phone, document: '' } }
  if ('payment' in named) return { ...named, buyer: { ...named.buyer, name, email, phone } }
  return { ...named, buyer: { name, email } }

  async function readProduct() {
    if (!rule?.productId) return undefined
    const [found] = await tx
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(eq(products.id, rule.productId))
    return found
  }
}
