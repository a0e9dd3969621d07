import { and, eq, type SQL, sql } from 'drizzle-orm'
import { orderShares } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { sellersEverInCare, wasEverInCare, wasInCare } from '#modules/partners/managers/portfolio.ts'
import type { Caller, Reader } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'

/** The whole sale is shown to the seller of record and to the platform's staff; partners see no buyer and no other partner's money. */
export type View = 'WHOLE' | 'OWN_PART'
/** Parts of a sale hidden from viewers with only a share of it. */
export type Whole<V extends View, Part> = V extends 'WHOLE' ? Part : null

/**
 * The viewer of sales. Every query about sales takes one, so there is one query instead of a copy for each
 * role: `sees` filters the payments, `myShare` is the viewer's row of `order_shares`, `shareCents` the
 * viewer's money.
 */
export type SaleViewer<V extends View = View, Where extends Tenant = Scope> = {
  scope: Where
  view: V
  sees: SQL | undefined
  /**
   * For a viewer of some sellers, such as a manager: a page is merged from the first sales of each seller, and `sees` filters
   * the payments of one seller.
   */
  bySeller?: { sellers: ReturnType<typeof sellersEverInCare>; sees: SQL | undefined }
  /** Condition of a left join: an order has one share for a person in a role, and none for the platform. */
  myShare: SQL | undefined
  shareCents: SQL<number>
  /** Owner of the lots shown; null if the viewer earns nothing by the sale. */
  earnerId: string | null
  /** Role and person whose shares the figures of a period add up. */
  earner: { role: 'PLATFORM'; userId: null } | { role: ShareRole; userId: string | typeof payments.sellerId }
}

export type Tenant = Pick<Scope, 'platformId'> & Partial<Pick<Scope, 'tx'>>
type ShareRole = (typeof orderShares.$inferSelect)['role']

const ofShare = sql<number>`coalesce(${orderShares.amountCents}, 0)`.mapWith(Number)
/** The producer's share, including corrections of the fee. */
const ofProducer = sql<number>`coalesce(${orderShares.amountCents}, 0) + ${payments.correctedCents}`.mapWith(
  Number,
)
const onPlatform = ({ platformId }: Tenant) => eq(payments.platformId, platformId)

/** Sales of the caller's own products. */
export function asSeller(caller: Reader): SaleViewer<'WHOLE'> {
  const { userId } = caller.session
  return {
    scope: caller,
    view: 'WHOLE',
    sees: and(onPlatform(caller), eq(payments.sellerId, userId)),
    myShare: shareOf(caller, userId, 'PRODUCER'),
    shareCents: ofProducer,
    earnerId: userId,
    earner: { role: 'PRODUCER', userId },
  }
}

/** Sales attributed to the caller as affiliate. */
export const asAffiliate = (caller: Caller) => asPartner(caller, 'AFFILIATE')

/** Sales of products that the caller co-produces. */
export const asCoProducer = (caller: Caller) => asPartner(caller, 'CO_PRODUCER')

/** Sales on whose fee the caller earns as manager of the seller. */
export const asEarningManager = (caller: Caller) => asPartner(caller, 'MANAGER')

/** Sales that sellers made while in the caller's care. The money shown is the amount that those sellers receive. */
export function asManager(caller: Caller): SaleViewer<'OWN_PART'> {
  const inCare = and(onPlatform(caller), wasInCare(caller, payments.sellerId, payments.createdAt))
  return {
    scope: caller,
    view: 'OWN_PART',
    sees: and(wasEverInCare(caller, payments.sellerId), inCare),
    bySeller: { sellers: sellersEverInCare(caller), sees: inCare },
    myShare: shareOf(caller, payments.sellerId, 'PRODUCER'),
    shareCents: ofProducer,
    earnerId: null,
    earner: { role: 'PRODUCER', userId: payments.sellerId },
  }
}

/** Every sale of the platform; the money shown is the amount that its seller receives. */
export function asEverySeller<Where extends Tenant>(scope: Where): SaleViewer<'WHOLE', Where> {
  return {
    scope,
    view: 'WHOLE',
    sees: onPlatform(scope),
    myShare: shareOf(scope, payments.sellerId, 'PRODUCER'),
    shareCents: ofProducer,
    earnerId: null,
    earner: { role: 'PRODUCER', userId: payments.sellerId },
  }
}

/** Every sale of the platform, whose own share is the corrected fee and the interest. */
export function asPlatform<Where extends Tenant>(scope: Where): SaleViewer<'WHOLE', Where> {
  return {
    scope,
    view: 'WHOLE',
    sees: onPlatform(scope),
    // For a condition that is always false, PostgreSQL drops the join, and Citus then cannot determine the
    // shard.
    myShare: scope.tx?.isDistributed
      ? sql`${orderShares.orderId} = ${payments.orderId} and ${orderShares.role} = 'PLATFORM'`
      : sql`false`,
    shareCents: sql<number>`${payments.platformCents} - ${payments.correctedCents}`.mapWith(Number),
    earnerId: null,
    earner: { role: 'PLATFORM', userId: null },
  }
}

function asPartner(caller: Caller, role: ShareRole): SaleViewer<'OWN_PART'> {
  const { userId } = caller.session
  const share = shareOf(caller, userId, role)
  return {
    scope: caller,
    view: 'OWN_PART',
    sees: and(onPlatform(caller), sql`exists (select from ${orderShares} where ${share})`),
    myShare: share,
    shareCents: ofShare,
    earnerId: userId,
    earner: { role, userId },
  }
}

function shareOf(
  { platformId }: Tenant,
  userId: string | typeof payments.sellerId,
  role: ShareRole,
): SQL | undefined {
  return and(
    eq(orderShares.platformId, platformId),
    eq(orderShares.orderId, payments.orderId),
    eq(orderShares.userId, userId),
    // A literal instead of a parameter, so that the partial index of partners' shares can be used.
    sql`${orderShares.role} = ${sql.raw(`'${role}'`)}`,
  )
}
