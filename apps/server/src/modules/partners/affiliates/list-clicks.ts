import {
  type ClickLoss,
  type ClickSaleState,
  type ClickStanding,
  listedClicks,
} from '@balcao/domain/people/partnerships'
import { AppError } from '@balcao/domain/texts/app-error'
import type { Currency, PaymentStatus } from '@balcao/domain/vocabulary'
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { products } from '#db/schema/catalog.ts'
import { orderShares, orders } from '#db/schema/orders.ts'
import {
  affiliateClickDays,
  affiliateClickEvents,
  affiliateClicks,
  affiliateTerms,
  affiliations,
} from '#db/schema/partners.ts'
import { payments } from '#db/schema/payments.ts'
import type { Caller } from '#rpc/caller.ts'
import { affiliationPeriod } from './affiliation-period.ts'
import { isWindowOver } from './weigh-candidates.ts'

const clickOrders: ListOrders<'clickedAt'> = {
  columns: { clickedAt: [affiliateClicks.clickedAt, affiliateClicks.id] },
  usual: { by: 'clickedAt', direction: 'desc' },
}

export const clickFilters = z.strictObject({ affiliationId: z.uuid(), ...affiliationPeriod })
export const clickListInput = clickFilters.extend(pageInput(clickOrders))
type ListInput = z.output<typeof clickListInput>

/** Clicks on the links of an affiliate of one of the caller's products. */
export async function listClicksOfAffiliate(caller: Caller, input: ListInput) {
  return listClicks(caller, input, await requireAffiliation(caller, input, ofOwnProducts(caller)))
}

/** Clicks on the caller's own links to a product. */
export async function listOwnClicks(caller: Caller, input: ListInput) {
  return listClicks(caller, input, await requireAffiliation(caller, input, ofCaller(caller)))
}

export async function sumClicksOfAffiliate(caller: Caller, input: z.output<typeof clickFilters>) {
  await requireAffiliation(caller, input, ofOwnProducts(caller))
  return sumClicks(caller, input)
}

export async function sumOwnClicks(caller: Caller, input: z.output<typeof clickFilters>) {
  await requireAffiliation(caller, input, ofCaller(caller))
  return sumClicks(caller, input)
}

const ofOwnProducts = ({ session }: Caller) => eq(products.sellerId, session.userId)
const ofCaller = ({ session }: Caller) => eq(affiliations.affiliateId, session.userId)

type Affiliation = Pick<typeof affiliations.$inferSelect, 'affiliateId' | 'status'>

async function requireAffiliation(
  { tx }: Caller,
  { affiliationId }: { affiliationId: string },
  isTheirs: SQL,
): Promise<Affiliation> {
  const [found] = await tx
    .select({ affiliateId: affiliations.affiliateId, status: affiliations.status })
    .from(affiliations)
    .innerJoin(products, eq(products.id, affiliations.productId))
    .where(and(eq(affiliations.id, affiliationId), isTheirs))
  if (!found) throw new AppError('not_found')
  return found
}

/**
 * Each click, and whether it earned or the reason why not. Contains nothing about the visitor or another
 * affiliate.
 */
async function listClicks(
  caller: Caller,
  { affiliationId, from, to, ...page }: ListInput,
  affiliation: Affiliation,
) {
  const { rows, nextCursor } = await pageOf(clickOrders, page, ({ place, after, orderBy, limit }) =>
    caller.tx
      .select({
        id: affiliateClicks.id,
        clickedAt: affiliateClicks.clickedAt,
        source: affiliateClicks.source,
        refusal: affiliateClicks.refusal,
        basisPoints: affiliateTerms.basisPoints,
        windowDays: affiliateTerms.windowDays,
        place,
      })
      .from(affiliateClicks)
      .leftJoin(affiliateTerms, eq(affiliateTerms.id, affiliateClicks.termsId))
      .where(
        and(
          eq(affiliateClicks.affiliationId, affiliationId),
          from === undefined ? undefined : gte(affiliateClicks.clickedAt, new Date(from)),
          to === undefined ? undefined : lt(affiliateClicks.clickedAt, new Date(to)),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  const eventsOf = await readEvents(
    caller,
    rows.map(({ id }) => id),
    affiliation,
  )
  return {
    rows: rows.map(({ refusal, ...row }) => {
      const events = eventsOf.get(row.id) ?? []
      return {
        ...row,
        ...standingOf({ ...row, refusal }, events, affiliation, caller.now),
        clickedAt: row.clickedAt.toISOString(),
        /** Sales that the click earned. */
        sales: events.flatMap(({ kind, sale }) => (kind === 'EARNED' && sale ? [sale] : [])),
        /** Time of the latest purchase of another product of the same seller by the visitor. */
        otherProductAt: events.findLast(({ kind }) => kind === 'OTHER_PRODUCT')?.at.toISOString() ?? null,
      }
    }),
    nextCursor,
  }
}

type ClickEvent = Pick<typeof affiliateClickEvents.$inferSelect, 'kind' | 'lostBecause' | 'at'> & {
  sale: {
    code: string
    currency: Currency
    commissionCents: number | null
    /** State of the latest payment. */
    state: ClickSaleState
  } | null
}

const saleStates: Partial<Record<PaymentStatus, ClickSaleState>> = {
  APPROVED: 'PAID',
  PENDING: 'WAITING',
  REFUNDED: 'REVERSED',
  CHARGEBACK: 'REVERSED',
}

async function readEvents(
  { tx }: Caller,
  clickIds: readonly string[],
  { affiliateId }: Affiliation,
): Promise<Map<string, ClickEvent[]>> {
  if (clickIds.length === 0) return new Map()
  const lastPayment = tx
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.orderId, orders.id))
    .orderBy(sql`${payments.createdAt} desc`)
    .limit(1)
  const found = await tx
    .select({
      clickId: affiliateClickEvents.clickId,
      kind: affiliateClickEvents.kind,
      lostBecause: affiliateClickEvents.lostBecause,
      at: affiliateClickEvents.at,
      code: orders.code,
      currency: orders.currency,
      commissionCents: orderShares.amountCents,
      status: sql<PaymentStatus | null>`(${lastPayment})`,
    })
    .from(affiliateClickEvents)
    .leftJoin(orders, eq(orders.id, affiliateClickEvents.orderId))
    .leftJoin(
      orderShares,
      and(
        eq(orderShares.orderId, orders.id),
        eq(orderShares.userId, affiliateId),
        eq(orderShares.role, 'AFFILIATE'),
      ),
    )
    .where(inArray(affiliateClickEvents.clickId, [...clickIds]))
    .orderBy(asc(affiliateClickEvents.at), asc(affiliateClickEvents.id))
  return Map.groupBy(
    found.map(({ code, currency, commissionCents, status, ...event }) => ({
      ...event,
      sale:
        code === null || currency === null
          ? null
          : { code, currency, commissionCents, state: (status && saleStates[status]) || ('UNPAID' as const) },
    })),
    ({ clickId }) => clickId,
  )
}

type WindowedClick = {
  refusal: ClickLoss | null
  clickedAt: Date
  windowDays: number | null
}

/**
 * Current standing of a click: by its latest event, or else by whether it may still earn. A click that earned
 * keeps that standing.
 */
function standingOf(
  { refusal, clickedAt, windowDays }: WindowedClick,
  events: readonly ClickEvent[],
  { status }: Affiliation,
  now: Date,
): { standing: ClickStanding; because: ClickLoss | null } {
  if (refusal !== null) return { standing: 'LOST', because: refusal }
  if (events.some(({ kind }) => kind === 'EARNED')) return { standing: 'EARNED', because: null }
  const last = events.findLast(({ kind }) => kind !== 'OTHER_PRODUCT')
  const because = last ? lossOf(last) : null
  if (because !== null) return { standing: 'LOST', because }
  if (isWindowOver({ windowDays }, clickedAt, now)) return { standing: 'LOST', because: 'window_over' }
  return status === 'ACTIVE'
    ? { standing: 'OPEN', because: null }
    : { standing: 'LOST', because: 'not_active' }
}

function lossOf({ kind, lostBecause }: ClickEvent): ClickLoss | null {
  switch (kind) {
    case 'REPLACED':
      return 'replaced'
    case 'REPLACED_BY_OWN':
      return 'replaced_by_own'
    case 'AFTER_FIRST':
      return 'after_first'
    default:
      return lostBecause
  }
}

/** Clicks of the days, and the number of them in the list: clicks beyond the limits of a flood are only counted. */
async function sumClicks({ tx }: Caller, { affiliationId, from, to }: z.output<typeof clickFilters>) {
  const { day, clicks, followed, listable } = affiliateClickDays
  const sumOf = (what: SQL) => sql<number>`coalesce(sum(${what}), 0)`.mapWith(Number)
  const listed = sql`least(${listable}, ${listedClicks.perDay})`
  const [sums] = await tx
    .select({
      counted: sumOf(sql`${clicks}`),
      listed: sumOf(listed),
      unlisted: sumOf(sql`${followed} - ${listed}`),
    })
    .from(affiliateClickDays)
    .where(
      and(
        eq(affiliateClickDays.affiliationId, affiliationId),
        from === undefined ? undefined : gte(day, new Date(from)),
        to === undefined ? undefined : lt(day, new Date(to)),
      ),
    )
  return sums ?? { counted: 0, listed: 0, unlisted: 0 }
}
