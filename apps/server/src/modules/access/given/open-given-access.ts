import { normalizeEmail } from '@balcao/domain/people/email'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { accessGrants, accessSuspensions } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { readStandings } from '#modules/access/read-standings.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Reader } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import type { GivenAccessInput } from './given.input.ts'

export type Welcomed = { customerId: string; grantId: string }

/**
 * Opens a digital product of the seller to people who did not buy it; sends no mail. An access that was taken
 * back is opened again. License keys and accesses in the seller's own system belong to sales and are not
 * given.
 */
export async function openGivenAccess(
  seller: Reader,
  { productId, source, students }: GivenAccessInput,
): Promise<{ welcomed: Welcomed[]; already: number }> {
  const { tx, platformId, now } = seller
  await lockGivenProduct(seller, productId)
  const { locale } = await getPlatform(seller)
  const people = new Map(students.map(({ email, name }) => [normalizeEmail(email), name]))
  const customers: { userId: string; name: string }[] = []
  // Sorted, so that two lists with the same people never deadlock.
  for (const [email, name] of [...people].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    customers.push({ ...(await ensureCustomer(seller, { email, name, locale })), name })
  const { having, returning } = await readHolders(
    seller,
    productId,
    customers.map(({ userId }) => userId),
  )
  const fresh = customers.filter(({ userId }) => !having.has(userId) && !returning.has(userId))
  const given =
    fresh.length === 0
      ? []
      : await tx
          .insert(accessGrants)
          .values(
            fresh.map(({ userId, name }) => ({
              platformId,
              productId,
              customerId: userId,
              source,
              grantedAt: now,
              givenName: name,
            })),
          )
          .returning({ customerId: accessGrants.customerId, grantId: accessGrants.id })
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
  const reopened = [...returning].map(([customerId, grantId]) => ({ customerId, grantId }))
  return { welcomed: [...given, ...reopened], already: having.size }
}

/** The caller's own digital product, which must have been reviewed, since its name goes to strangers. */
async function lockGivenProduct({ tx, session }: Reader, productId: string): Promise<void> {
  const [product] = await tx
    .select({ type: products.type, status: products.status })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.sellerId, session.userId)))
    .for('no key update')
  if (product?.type !== 'DIGITAL') throw new AppError('product_not_found')
  if (product.status !== 'APPROVED') throw new AppError('product_not_for_sale')
}

/** Holders of an open access, and people whose given access was taken back. */
async function readHolders(scope: Scope, productId: string, customerIds: readonly string[]) {
  const grants = await scope.tx
    .select()
    .from(accessGrants)
    .where(and(eq(accessGrants.productId, productId), inArray(accessGrants.customerId, [...customerIds])))
  const standings = await readStandings(
    scope,
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
