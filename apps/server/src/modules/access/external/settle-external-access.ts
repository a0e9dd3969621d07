import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { accessGrants, externalAccesses, productContents } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import { readStandings, type Standing } from '#modules/access/read-standings.ts'
import { writeDeliveries } from '#modules/outgoing/announce-event.ts'
import type { Scope } from '#scope.ts'
import { externalAccessKey } from './external-access-key.ts'
import { memberOf } from './member-of.ts'

/** Name and payload of the job that runs again when the paid time of an access is over. */
export const settleTicket = {
  name: 'settle-external-access',
  payload: z.object({ orderId: z.uuid() }),
  triesMax: 25,
}

/**
 * Announces to the seller's endpoint each access of these orders that was opened or closed since the last
 * announcement. After the buyer's address changed (`isMoved`) the open accesses are announced again.
 */
export async function settleExternalAccess(
  scope: Scope,
  { orderIds, isMoved = false }: { orderIds: readonly string[]; isMoved?: boolean },
): Promise<void> {
  const rows = await lockAccesses(scope, orderIds)
  if (rows.length === 0) return
  const standings = await readStandings(
    scope,
    rows.map(({ grant }) => grant.id),
  )
  for (const row of rows) {
    const standing = standings.get(row.grant.id)
    if (!standing) continue
    const isNews = standing.isOpen !== row.access.isOpen || (isMoved && standing.isOpen)
    if (isNews) await tell(scope, row, standing.isOpen)
    await planNextLook(scope, row.orderId, standing)
  }
}

type Row = Awaited<ReturnType<typeof lockAccesses>>[number]

function lockAccesses({ tx }: Scope, orderIds: readonly string[]) {
  return tx
    .select({
      access: externalAccesses,
      grant: accessGrants,
      orderId: orders.id,
      orderCode: orders.code,
      member: memberOf,
      productName: products.name,
      sellerId: products.sellerId,
    })
    .from(accessGrants)
    .innerJoin(externalAccesses, eq(externalAccesses.grantId, accessGrants.id))
    .innerJoin(orders, eq(orders.id, accessGrants.orderId))
    .innerJoin(users, eq(users.id, accessGrants.customerId))
    .innerJoin(products, eq(products.id, accessGrants.productId))
    .where(inArray(accessGrants.orderId, [...orderIds]))
    .orderBy(asc(externalAccesses.id))
    .for('no key update', { of: externalAccesses })
}

async function tell(scope: Scope, row: Row, isOpen: boolean): Promise<void> {
  const { tx, now } = scope
  const { access, grant, orderId, orderCode, member, productName, sellerId } = row
  const endpoint = await endpointOf(scope, access)
  if (!endpoint) return
  const told = access.told + 1
  await tx
    .update(externalAccesses)
    .set({ isOpen, told, endpointId: endpoint.id })
    .where(eq(externalAccesses.id, access.id))
  await writeDeliveries(scope, [endpoint], {
    key: externalAccessKey({ ...access, told }),
    type: isOpen ? 'access.granted' : 'access.revoked',
    sellerId,
    productIds: [grant.productId],
    at: now,
    data: {
      access: { id: access.id, isOpen },
      content: { id: access.contentId, title: access.title },
      order: { id: orderId, code: orderCode },
      product: { id: grant.productId, name: productName },
      buyer: member,
    },
  })
}

/** The endpoint named by the content now, or the last known endpoint after the seller removed the content. */
async function endpointOf({ tx }: Scope, access: Row['access']) {
  const [content] = await tx
    .select({ endpointId: productContents.endpointId })
    .from(productContents)
    .where(and(eq(productContents.id, access.contentId), eq(productContents.kind, 'EXTERNAL')))
  const [endpoint] = await tx
    .select()
    .from(outgoingEndpoints)
    .where(eq(outgoingEndpoints.id, content?.endpointId ?? access.endpointId))
  return endpoint
}

async function planNextLook(scope: Scope, orderId: string, { openUntil }: Standing): Promise<void> {
  if (openUntil === null || openUntil <= scope.now) return
  const key = `external-access:${orderId}`
  await addJob(scope, settleTicket, { orderId }, { runAt: openUntil, key })
}
