import { AppError } from '@balcao/domain/app-error'
import { normalizeEmail } from '@balcao/domain/email'
import { firstName } from '@balcao/domain/names'
import { and, count, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import { accessGrants, accessSuspensions } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { readStandings } from '#modules/access/read-standings.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { isForSale } from '#modules/catalog/for-sale.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Caller } from '#rpc/caller.ts'
import type { GivenAccessInput } from './given.input.ts'

/** People a seller may invite in a day: each gets a mail in the platform's name. */
const givenPerDay = 3_000
const dayMs = 86_400_000

/**
 * Opens a digital product to people who did not buy it. Who has it already keeps it and gets no further mail, so
 * that the same list may be sent twice. One that was taken back is opened again. License keys and accesses in the
 * seller's own system belong to sales and are not given.
 */
export async function giveAccess(caller: Caller, { productId, source, students }: GivenAccessInput) {
  const { tx, platformId, now } = caller
  const { productName, sellerName } = await lockGivenProduct(caller, productId)
  const { locale } = await getPlatform(caller)
  const people = new Map(students.map(({ email, name }) => [normalizeEmail(email), name]))
  const customers: { userId: string; name: string; email: string }[] = []
  for (const [email, name] of people)
    customers.push({ ...(await ensureCustomer(caller, { email, name, locale })), name, email })
  const { having, returning } = await readHolders(
    caller,
    productId,
    customers.map(({ userId }) => userId),
  )
  const welcomed = customers.filter(({ userId }) => !having.has(userId))
  if (welcomed.length === 0) return { added: 0, already: customers.length }
  await refuseTooMany(caller, welcomed.length)
  const fresh = welcomed.filter(({ userId }) => !returning.has(userId))
  if (fresh.length > 0)
    await tx
      .insert(accessGrants)
      .values(
        fresh.map(({ userId }) => ({ platformId, productId, customerId: userId, source, grantedAt: now })),
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
  for (const { userId, name, email } of welcomed)
    await sendMail(caller, {
      key: `access-given:${productId}:${userId}:${now.toISOString()}`,
      to: email,
      template: 'accessGiven',
      locale,
      props: {
        name: firstName(name),
        sellerName,
        productName,
        libraryPath: '/my-purchases/access-purchases',
      },
    })
  return { added: welcomed.length, already: customers.length - welcomed.length }
}

/** The caller's own digital product while it sells; the lock makes two lists at once count one after the other. */
async function lockGivenProduct({ tx, session }: Caller, productId: string) {
  const [found] = await tx
    .select({ product: products, sellerName: users.name })
    .from(products)
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(and(eq(products.id, productId), eq(products.sellerId, session.userId)))
    .for('no key update', { of: products })
  if (found?.product.type !== 'DIGITAL') throw new AppError('product_not_found')
  if (!isForSale(found.product)) throw new AppError('product_not_for_sale')
  return { productName: found.product.name, sellerName: found.sellerName }
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
  const [given] = await tx
    .select({ times: count() })
    .from(accessGrants)
    .innerJoin(products, eq(products.id, accessGrants.productId))
    .where(
      and(
        eq(products.sellerId, session.userId),
        ne(accessGrants.source, 'SALE'),
        gt(accessGrants.grantedAt, new Date(now.getTime() - dayMs)),
      ),
    )
  if ((given?.times ?? 0) + wanted > givenPerDay)
    throw new AppError('rate_limited', { retryAfterSeconds: dayMs / 1_000 })
}
