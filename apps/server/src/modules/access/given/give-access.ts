import { AppError } from '@balcao/domain/app-error'
import { normalizeEmail } from '@balcao/domain/email'
import { and, count, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { accessGrants, accessSuspensions } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { readStandings } from '#modules/access/read-standings.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Caller } from '#rpc/caller.ts'
import type { GivenAccessInput } from './given.input.ts'
import { inviteStudentsJob } from './invite-students.job.ts'

/** Mails that a seller may cause in a day, in the platform's name; few until somebody has bought from the seller. */
const invitedPerDay = { beforeFirstSale: 100, after: 3_000 }
/** Mails about gifts that one address gets in a day, of all sellers together. */
const mailsPerAddress = 3
/** The same product is announced to somebody again after this time at the earliest. */
const againMs = 30 * 86_400_000
const dayMs = 86_400_000
/** Mails of one job, which are written in one transaction. */
const mailsPerJob = 50

/**
 * Opens a digital product to people who did not buy it. Who has it already keeps it and gets no further mail, so
 * that the same list may be sent twice. One that was taken back is opened again. License keys and accesses in the
 * seller's own system belong to sales and are not given.
 */
export async function giveAccess(caller: Caller, { productId, source, students }: GivenAccessInput) {
  const { tx, platformId, now } = caller
  await lockInvitations(caller)
  await lockGivenProduct(caller, productId)
  const { locale } = await getPlatform(caller)
  const people = new Map(students.map(({ email, name }) => [normalizeEmail(email), name]))
  const customers: { userId: string; name: string }[] = []
  // In one order: two lists with the same people wait for each other and do not block each other.
  for (const [email, name] of [...people].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    customers.push({ ...(await ensureCustomer(caller, { email, name, locale })), name })
  const { having, returning } = await readHolders(
    caller,
    productId,
    customers.map(({ userId }) => userId),
  )
  const welcomed = customers.filter(({ userId }) => !having.has(userId))
  if (welcomed.length === 0) return { added: 0, already: customers.length }
  const fresh = welcomed.filter(({ userId }) => !returning.has(userId))
  if (fresh.length > 0)
    await tx.insert(accessGrants).values(
      fresh.map(({ userId, name }) => ({
        platformId,
        productId,
        customerId: userId,
        source,
        grantedAt: now,
        givenName: name,
      })),
    )
  if (returning.size > 0)
    await tx
      .update(accessSuspensions)
      .set({ restoredAt: now })
      .where(
        and(
          inArray(accessSuspensions.grantId, [...returning.values()]),
          eq(accessSuspensions.cause, 'TAKEN_BACK'),
          isNull(accessSuspensions.restoredAt),
        ),
      )
  await invite(
    caller,
    productId,
    welcomed.map(({ userId }) => userId),
  )
  return { added: welcomed.length, already: customers.length - welcomed.length }
}

/** Writes to those who were not told of this product lately and did not get enough such mails today. */
async function invite(caller: Caller, productId: string, customerIds: readonly string[]): Promise<void> {
  const { tx, now } = caller
  const dayAgo = new Date(now.getTime() - dayMs)
  const [grants, told] = await Promise.all([
    tx
      .select({ id: accessGrants.id, customerId: accessGrants.customerId })
      .from(accessGrants)
      .where(
        and(
          eq(accessGrants.productId, productId),
          isNull(accessGrants.orderId),
          inArray(accessGrants.customerId, [...customerIds]),
          or(isNull(accessGrants.invitedAt), lte(accessGrants.invitedAt, new Date(now.getTime() - againMs))),
        ),
      ),
    tx
      .select({ customerId: accessGrants.customerId, times: count() })
      .from(accessGrants)
      .where(and(inArray(accessGrants.customerId, [...customerIds]), gt(accessGrants.invitedAt, dayAgo)))
      .groupBy(accessGrants.customerId),
  ])
  const timesOf = new Map(told.map(({ customerId, times }) => [customerId, times]))
  const grantIds = grants
    .filter(({ customerId }) => (timesOf.get(customerId) ?? 0) < mailsPerAddress)
    .map(({ id }) => id)
  if (grantIds.length === 0) return
  await refuseTooMany(caller, grantIds.length)
  await tx.update(accessGrants).set({ invitedAt: now }).where(inArray(accessGrants.id, grantIds))
  for (let first = 0; first < grantIds.length; first += mailsPerJob)
    await addJob(caller, inviteStudentsJob, {
      grantIds: grantIds.slice(first, first + mailsPerJob),
      invitedAt: now.toISOString(),
    })
}

/** Makes two lists of one seller count one after the other. */
async function lockInvitations({ tx, platformId, session }: Caller): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${platformId} invitations ${session.userId}`}, 0))`,
  )
}

/** The caller's own digital product, which somebody has reviewed: its name goes to strangers. */
async function lockGivenProduct({ tx, session }: Caller, productId: string): Promise<void> {
  const [product] = await tx
    .select({ type: products.type, status: products.status })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.sellerId, session.userId)))
    .for('no key update')
  if (product?.type !== 'DIGITAL') throw new AppError('product_not_found')
  if (product.status !== 'APPROVED') throw new AppError('product_not_for_sale')
}

/** Who has an open access, and whose given one was taken back. */
async function readHolders(caller: Caller, productId: string, customerIds: readonly string[]) {
  const grants = await caller.tx
    .select()
    .from(accessGrants)
    .where(and(eq(accessGrants.productId, productId), inArray(accessGrants.customerId, [...customerIds])))
  const standings = await readStandings(
    caller,
    grants.map(({ id }) => id),
  )
  const having = new Set(
    grants.filter(({ id }) => standings.get(id)?.isOpen).map(({ customerId }) => customerId),
  )
  const returning = new Map(
    grants
      .filter(({ orderId, customerId }) => orderId === null && !having.has(customerId))
      .map(({ id, customerId }) => [customerId, id]),
  )
  return { having, returning }
}

async function refuseTooMany({ tx, session, now }: Caller, wanted: number): Promise<void> {
  const grantsOfSeller = (condition: SQL) =>
    tx
      .select({ times: count() })
      .from(accessGrants)
      .innerJoin(products, eq(products.id, accessGrants.productId))
      .where(and(eq(products.sellerId, session.userId), condition))
  const [[sold], [invited]] = await Promise.all([
    grantsOfSeller(eq(accessGrants.source, 'SALE')),
    grantsOfSeller(gt(accessGrants.invitedAt, new Date(now.getTime() - dayMs))),
  ])
  const max = (sold?.times ?? 0) > 0 ? invitedPerDay.after : invitedPerDay.beforeFirstSale
  if ((invited?.times ?? 0) + wanted > max)
    throw new AppError('rate_limited', { retryAfterSeconds: dayMs / 1_000 })
}
