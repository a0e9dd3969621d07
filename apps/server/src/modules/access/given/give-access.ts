import { AppError } from '@balcao/domain/texts/app-error'
import { and, count, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { accessGrants } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { announceStudents } from '#modules/access/announce-students.ts'
import type { Caller } from '#rpc/caller.ts'
import type { GivenAccessInput } from './given.input.ts'
import { inviteStudentsJob } from './invite-students.job.ts'
import { openGivenAccess } from './open-given-access.ts'

/** Limit of invitation mails per seller and day, sent in the platform's name; lower before the first sale. */
const invitedPerDay = { beforeFirstSale: 100, after: 3_000 }
/** Limit of invitation mails per address and day, over all sellers. */
const mailsPerAddress = 3
/** Shortest time between two invitations of one person to the same product. */
const againMs = 30 * 86_400_000
const dayMs = 86_400_000
/** Mails per job, written in one transaction. */
const mailsPerJob = 50

/**
 * Opens a digital product to people who did not buy it, and mails them. People with access keep it and get no
 * further mail, so the same list can be sent twice.
 */
export async function giveAccess(caller: Caller, { productId, source, students }: GivenAccessInput) {
  await lockInvitations(caller)
  const { welcomed, already } = await openGivenAccess(caller, { productId, source, students })
  if (welcomed.length > 0) {
    await invite(
      caller,
      productId,
      welcomed.map(({ customerId }) => customerId),
    )
    await announceStudents(
      caller,
      'student.enrolled',
      welcomed.map(({ grantId }) => grantId),
    )
  }
  return { added: welcomed.length, already }
}

/**
 * Mails the people who have no recent invitation to this product and are below today's limit of invitation
 * mails.
 */
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

/** Serialises two lists of the same seller. */
async function lockInvitations({ tx, platformId, session }: Caller): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${platformId} invitations ${session.userId}`}, 0))`,
  )
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
