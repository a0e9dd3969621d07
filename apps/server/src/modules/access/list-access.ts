import { mediaKindOf } from '@balcao/domain/delivery/content-files'
import { percentDone } from '@balcao/domain/delivery/courses'
import { and, asc, count, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import {
  accessDeliveries,
  accessGrants,
  licenseClaims,
  licenseKeys,
  productContents,
} from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { invariant } from '#kit/invariant.ts'
import { fileTypeOfKey } from '#kit/storage/file-kinds.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import { readGrantExternals } from './external/read-grant-externals.ts'
import { type CourseProgress, readCourseProgress } from './read-course-progress.ts'
import { readStandings } from './read-standings.ts'

const accessOrders: ListOrders<'grantedAt'> = {
  columns: { grantedAt: [accessGrants.grantedAt, accessGrants.id] },
  usual: { by: 'grantedAt', direction: 'desc' },
}

export const accessListInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  ...pageInput(accessOrders),
})

/**
 * The digital products that the caller bought or was given: the standing of each, and the contents of the open ones. The
 * order code of a gift belongs to the buyer and is not shown.
 */
export async function listAccess(caller: Caller, input: z.output<typeof accessListInput>) {
  const { app, tx, session } = caller
  const pattern = input.search && containing(input.search)
  const { rows, nextCursor } = await pageOf(accessOrders, input, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: accessGrants.id,
        productId: products.id,
        productName: products.name,
        imageKey: products.imageKey,
        sellerName: users.name,
        supportEmail: products.supportEmail,
        supportPhone: products.supportPhone,
        deliveryNote: products.deliveryNote,
        orderCode: sql<string | null>`case when ${accessGrants.givenName} is null then ${orders.code} end`,
        grantedAt: accessGrants.grantedAt,
        place,
      })
      .from(accessGrants)
      .innerJoin(products, eq(products.id, accessGrants.productId))
      .innerJoin(users, eq(users.id, products.sellerId))
      .leftJoin(orders, eq(orders.id, accessGrants.orderId))
      .where(
        and(
          eq(accessGrants.customerId, session.userId),
          pattern ? or(ilike(products.name, pattern), ilike(users.name, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  const grantIds = rows.map(({ id }) => id)
  const [standings, contents, uses, licenses, externals, courses] = await Promise.all([
    readStandings(caller, grantIds),
    readContents(
      caller,
      rows.map(({ productId }) => productId),
    ),
    countUses(caller, grantIds),
    readGrantLicenses(caller, grantIds),
    readGrantExternals(caller, grantIds),
    readCourseProgress(caller, grantIds),
  ])
  return {
    rows: rows.map(({ imageKey, grantedAt, productId, ...row }) => {
      const standing = standings.get(row.id)
      invariant(standing, 'every grant has a standing')
      return {
        ...row,
        ...standing,
        closedAt: standing.closedAt?.toISOString() ?? null,
        openUntil: standing.openUntil?.toISOString() ?? null,
        imageUrl: imageKey === null ? null : app.store.publicUrl(imageKey),
        grantedAt: grantedAt.toISOString(),
        course: courseOf(courses.get(row.id)),
        contents: contents
          .filter((content) => standing.isOpen && content.productId === productId)
          .filter(({ id, kind }) => kind !== 'LICENSE' || licenses.has(`${row.id} ${id}`))
          .filter(({ id, kind }) => kind !== 'EXTERNAL' || externals.has(`${row.id} ${id}`))
          .map(({ id, kind, title, fileKey, sizeBytes, usesMax, opensAt }) => ({
            id,
            kind,
            title,
            sizeBytes,
            /** Kind of player; null for a download. */
            mediaKind: mediaKindOf(fileTypeOfKey(fileKey ?? '') ?? ''),
            usesMax,
            usesLeft: usesMax === null ? null : Math.max(0, usesMax - (uses.get(`${row.id} ${id}`) ?? 0)),
            opensAt: opensAt !== null && opensAt > caller.now ? opensAt.toISOString() : null,
            /** Key of a LICENSE content; null while the sale waits for a key, or before the opening day. */
            licenseKey:
              opensAt !== null && opensAt > caller.now ? null : (licenses.get(`${row.id} ${id}`) ?? null),
            /** State of an EXTERNAL content in the seller's system; null for other kinds. */
            external: externals.get(`${row.id} ${id}`) ?? null,
          })),
      }
    }),
    nextCursor,
  }
}

function courseOf(progress: CourseProgress | undefined) {
  if (!progress) return null
  const { lessons, done } = progress
  return { lessons, done, percent: percentDone(progress) }
}

async function readContents({ tx }: Scope, productIds: string[]) {
  if (productIds.length === 0) return []
  return tx
    .select()
    .from(productContents)
    .where(inArray(productContents.productId, productIds))
    .orderBy(asc(productContents.position))
}

async function countUses({ tx }: Scope, grantIds: string[]): Promise<Map<string, number>> {
  if (grantIds.length === 0) return new Map()
  const counted = await tx
    .select({ grantId: accessDeliveries.grantId, contentId: accessDeliveries.contentId, uses: count() })
    .from(accessDeliveries)
    .where(inArray(accessDeliveries.grantId, grantIds))
    .groupBy(accessDeliveries.grantId, accessDeliveries.contentId)
  return new Map(counted.map(({ grantId, contentId, uses }) => [`${grantId} ${contentId}`, uses]))
}

/**
 * The key of each grant and content; null while the sale waits for one. A sale made before the content had
 * keys is owed none.
 */
async function readGrantLicenses(
  { tx }: Scope,
  grantIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (grantIds.length === 0) return new Map()
  const claims = await tx
    .select({ grantId: licenseClaims.grantId, contentId: licenseClaims.contentId, key: licenseKeys.value })
    .from(licenseClaims)
    .leftJoin(licenseKeys, eq(licenseKeys.id, licenseClaims.keyId))
    .where(inArray(licenseClaims.grantId, [...grantIds]))
  return new Map(claims.map(({ grantId, contentId, key }) => [`${grantId} ${contentId}`, key]))
}
