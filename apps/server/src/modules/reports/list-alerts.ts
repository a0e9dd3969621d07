import { connectionShapes } from '@balcao/domain/platform/connections'
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import { disputes, refundRequests } from '#db/schema/refunds.ts'
import type { Caller } from '#rpc/caller.ts'
import { count } from './report-line.ts'

const stopped = ['NEEDS_CHANGES', 'REJECTED', 'SUSPENDED'] as const
type StoppedStatus = (typeof stopped)[number]

export type Alert =
  | { kind: 'DISPUTES'; disputeKind: 'CHARGEBACK' | 'PIX_MED'; count: number; dueAt: string | null }
  | { kind: 'REFUND_REQUESTS'; count: number; dueAt: string | null }
  | {
      kind: 'ENDPOINT'
      endpointId: string
      page: string
      host: string
      isDisabled: boolean
      since: string | null
    }
  | { kind: 'PRODUCT'; productId: string; name: string; status: StoppedStatus }

/**
 * Issues of the seller that cost money or sales until a person acts, the most urgent first. Each is computed
 * from current data.
 */
export async function listAlerts(caller: Caller): Promise<Alert[]> {
  const [disputed, requested, endpoints, inReview] = await Promise.all([
    countDisputes(caller),
    countRequests(caller),
    findFailingEndpoints(caller),
    findStoppedProducts(caller),
  ])
  return [...disputed, ...requested, ...endpoints, ...inReview]
}

async function countDisputes({ tx, session }: Caller): Promise<Alert[]> {
  const rows = await tx
    .select({ disputeKind: disputes.kind, count: count(), dueAt: earliest(disputes.dueAt) })
    .from(disputes)
    .where(and(eq(disputes.sellerId, session.userId), eq(disputes.state, 'OPEN')))
    .groupBy(disputes.kind)
    .orderBy(disputes.kind)
  return rows.map(({ dueAt, ...row }) => ({ kind: 'DISPUTES', ...row, dueAt: dueAt?.toISOString() ?? null }))
}

async function countRequests({ tx, session }: Caller): Promise<Alert[]> {
  const [row] = await tx
    .select({ count: count(), dueAt: earliest(refundRequests.dueAt) })
    .from(refundRequests)
    .where(and(eq(refundRequests.sellerId, session.userId), eq(refundRequests.state, 'WAITING_SELLER')))
  if (!row || row.count === 0) return []
  return [{ kind: 'REFUND_REQUESTS', count: row.count, dueAt: row.dueAt?.toISOString() ?? null }]
}

const earliest = (column: typeof disputes.dueAt | typeof refundRequests.dueAt) =>
  sql<Date | null>`min(${column})`.mapWith(column)

async function findFailingEndpoints({ tx, session }: Caller): Promise<Alert[]> {
  const { id, vendor, url, state, failingSince } = outgoingEndpoints
  const rows = await tx
    .select({ id, vendor, url, state, failingSince })
    .from(outgoingEndpoints)
    .where(
      and(
        eq(outgoingEndpoints.sellerId, session.userId),
        or(eq(state, 'DISABLED'), and(eq(state, 'ON'), isNotNull(failingSince))),
      ),
    )
    .orderBy(asc(id))
  return rows.map((row) => ({
    kind: 'ENDPOINT',
    endpointId: row.id,
    page: row.vendor
      ? `/platform/connections/${connectionShapes[row.vendor].slug}`
      : `/platform/integrations/${row.id}`,
    // Only the host, because the rest of an endpoint's address may contain a secret of its owner.
    host: new URL(row.url).host,
    isDisabled: row.state === 'DISABLED',
    since: row.failingSince?.toISOString() ?? null,
  }))
}

/** Limit of alerts about stopped products; the list of products shows the others. */
const stoppedMax = 3

async function findStoppedProducts({ tx, session }: Caller): Promise<Alert[]> {
  const rows = await tx
    .select({ productId: products.id, name: products.name, status: sql<StoppedStatus>`${products.status}` })
    .from(products)
    .where(and(eq(products.sellerId, session.userId), inArray(products.status, [...stopped])))
    .orderBy(asc(products.createdAt), asc(products.id))
    .limit(stoppedMax)
  return rows.map((row) => ({ kind: 'PRODUCT', ...row }))
}
