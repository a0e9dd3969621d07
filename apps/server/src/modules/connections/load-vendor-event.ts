import type { UnsentReason } from '@balcao/domain/platform/connections'
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { accessGrants, externalAccesses } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { orders } from '#db/schema/orders.ts'
import { outgoingDeliveries } from '#db/schema/outgoing.ts'
import { payments } from '#db/schema/payments.ts'
import { externalAccessKey } from '#modules/access/external/external-access-key.ts'
import { memberOf } from '#modules/access/external/member-of.ts'
import { hasOptedOut } from '#modules/notifications/opt-out.ts'
import { describeSale } from '#modules/outgoing/describe-sale.ts'
import type { Delivery, Endpoint } from '#modules/outgoing/endpoint.ts'
import type { EventData } from '#modules/outgoing/event-data.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'
import { isSellersTest } from './sellers-test.ts'
import { contactOf, isSale, type Member, type Vendor, type VendorEvent } from './vendors/vendor.ts'

/** Limits of the rows read: accesses of one person at one members' area, and earlier addresses of one access. */
const accessesMax = 50
const earlierMax = 5

type Loaded = { event: VendorEvent } | { unsent: UnsentReason }
type Body = { timestamp: string; isTest?: boolean; data: EventData }

/**
 * The event for its vendor. Parts that would do harm when outdated are read again, so that a late retry does
 * not report a former state.
 */
export async function loadVendorEvent(
  scope: Scope,
  vendor: Vendor,
  endpoint: Endpoint,
  delivery: Delivery,
): Promise<Loaded> {
  const body: Body = JSON.parse(delivery.body)
  const isSample = isSellersTest(delivery)
  const sale =
    vendor.readsSaleAnew && !isSample && isSale(body.data) ? await readSale(scope, body.data) : null
  const seller = await readSeller(scope, endpoint)
  const event: VendorEvent = {
    id: delivery.eventId,
    type: delivery.type,
    at: new Date(body.timestamp),
    isTest: delivery.isTest,
    data: sale ?? body.data,
    members: isSample ? sampleMembers(body.data) : await readMembers(scope, endpoint, body.data),
    locale: seller?.locale === 'EN_US' ? 'EN_US' : 'PT_BR',
    platformName: (await getPlatform(scope)).name,
  }
  const refusal = vendor.refuses?.(event) ?? null
  if (refusal !== null) return { unsent: refusal }
  const { email } = contactOf(event)
  if (!isSample && vendor.isMarketing(event.type) && email !== '' && (await hasOptedOut(scope, email)))
    return { unsent: 'opted_out' }
  return { event }
}

async function readSeller({ tx }: Scope, { sellerId }: Endpoint) {
  if (sellerId === null) return undefined
  const [seller] = await tx.select({ locale: users.locale }).from(users).where(eq(users.id, sellerId))
  return seller
}

/** The current state of the order: by its paid payment, or else by its latest one. */
async function readSale(scope: Scope, { order }: { order: { id: string } }) {
  const found = await scope.tx.select().from(payments).where(eq(payments.orderId, order.id))
  const [payment] = found.toSorted(
    (one, other) =>
      Number(other.paidAt !== null) - Number(one.paidAt !== null) ||
      other.createdAt.getTime() - one.createdAt.getTime(),
  )
  if (!payment) return null
  const { id: paymentId, status, refundedCents } = payment
  const now = { paymentId, status, refundedCents, types: [], at: scope.now.toISOString() }
  return (await describeSale(scope, now))?.data ?? null
}

function sampleMembers(data: EventData): Member[] {
  if (!('access' in data)) return []
  const { buyer, order, product, access } = data
  return [{ ...buyer, accesses: [{ orderCode: order.code, productId: product.id, isOpen: access.isOpen }] }]
}

async function readMembers(scope: Scope, endpoint: Endpoint, data: EventData): Promise<Member[]> {
  if (!('access' in data)) return []
  const [access] = await scope.tx
    .select({ told: externalAccesses.told, orderCode: orders.code, member: memberOf })
    .from(externalAccesses)
    .innerJoin(accessGrants, eq(accessGrants.id, externalAccesses.grantId))
    .innerJoin(orders, eq(orders.id, accessGrants.orderId))
    .innerJoin(users, eq(users.id, accessGrants.customerId))
    .where(eq(externalAccesses.id, data.access.id))
  if (!access) return []
  const { orderCode, member, told } = access
  const earlier = await readEarlierEmails(scope, endpoint, { id: data.access.id, told })
  const formers = earlier.filter((email) => email !== member.email)
  const closed = { orderCode, productId: data.product.id, isOpen: false }
  return [
    ...(await Promise.all(
      formers.map(async (email) => ({
        name: member.name,
        email,
        accesses: [closed, ...(await readAccesses(scope, endpoint, email))],
      })),
    )),
    { ...member, accesses: await readAccesses(scope, endpoint, member.email) },
  ]
}

async function readAccesses({ tx }: Scope, endpoint: Endpoint, email: string) {
  return tx
    .select({
      orderCode: orders.code,
      productId: accessGrants.productId,
      isOpen: externalAccesses.isOpen,
    })
    .from(orders)
    .innerJoin(accessGrants, eq(accessGrants.orderId, orders.id))
    .innerJoin(externalAccesses, eq(externalAccesses.grantId, accessGrants.id))
    .innerJoin(users, eq(users.id, accessGrants.customerId))
    .where(
      and(
        or(
          and(eq(orders.buyerEmail, email), isNull(accessGrants.givenName)),
          and(eq(users.email, email), isNotNull(accessGrants.givenName)),
        ),
        eq(externalAccesses.endpointId, endpoint.id),
      ),
    )
    .limit(accessesMax)
}

/** Addresses under which this access was announced before a correction. */
async function readEarlierEmails(
  { tx }: Scope,
  endpoint: Endpoint,
  { id, told }: { id: string; told: number },
): Promise<string[]> {
  const keys = Array.from({ length: Math.min(told, earlierMax) }, (_, back) =>
    externalAccessKey({ id, told: told - back }),
  )
  if (keys.length === 0) return []
  const deliveries = await tx
    .select({ body: outgoingDeliveries.body })
    .from(outgoingDeliveries)
    .where(and(eq(outgoingDeliveries.endpointId, endpoint.id), inArray(outgoingDeliveries.eventKey, keys)))
  return [...new Set(deliveries.map(({ body }): string => JSON.parse(body).data.buyer.email))]
}
