import { eq } from 'drizzle-orm'
import { orderShares, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, type PurchaseWishes } from '#demo/a-purchase.ts'
import { anAffiliateProgram, anAffiliation } from '#demo/an-affiliation.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { readReferral } from '#modules/partners/affiliates/referral.ts'
import { inScope } from '#scope.ts'
import type { TestServer } from './test-server.ts'

/** A product with two affiliates. */
export function aPromotedProduct(
  { app, platformId }: TestServer,
  program: { attribution?: 'FIRST_CLICK'; windowDays?: number | null; sellerId?: string } = {},
) {
  const { sellerId, ...terms } = program
  return inScope(app, platformId, async (scope) => {
    const seller = sellerId === undefined ? await aPerson(scope) : { id: sellerId }
    const ana = await aPerson(scope, { document: '39053344705' })
    const bia = await aPerson(scope, { document: '11144477735' })
    const product = await aProduct(scope, { sellerId: seller.id })
    const offer = await anOffer(scope, { productId: product.id })
    await anAffiliateProgram(scope, { productId: product.id, ...terms })
    return {
      seller,
      ana,
      bia,
      product,
      offerId: offer.id,
      anasId: await anAffiliation(scope, { productId: product.id, affiliateId: ana.id }),
      biasId: await anAffiliation(scope, { productId: product.id, affiliateId: bia.id }),
    }
  })
}

/** A browser that follows links and keeps the cookie it gets. */
export function aVisitor(world: TestServer) {
  let cookie = ''
  return {
    follow: async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
      const answer = await fetch(`${world.url}${path}`, {
        method,
        redirect: 'manual',
        headers: { cookie, 'user-agent': 'Mozilla/5.0 (Linux; Android 14; CUBOT_X70)', ...headers },
      })
      const [set] = answer.headers.getSetCookie()
      if (set) cookie = set.split(';')[0] ?? ''
      return {
        status: answer.status,
        location: answer.headers.get('location'),
        isRemembered: set !== undefined,
      }
    },
    tamper: (change: (cookie: string) => string) => {
      cookie = change(cookie)
    },
    buy: async (wishes: PurchaseWishes, devices = '', userId: string | null = null) => {
      const cookieHeader = [cookie, devices].filter(Boolean).join('; ')
      const referral = readReferral(world.app, { platformId: world.platformId, cookieHeader, userId })
      const { paymentId } = await aPurchase(world.app, world.platformId, wishes, {
        ip: '127.0.0.1',
        referral,
      })
      return decisionOf(world, paymentId)
    },
  }
}

export async function decisionOf({ app, platformId }: TestServer, paymentId: string) {
  return inScope(app, platformId, async ({ tx }) => {
    const [order] = await tx
      .select({
        id: orders.id,
        code: orders.code,
        affiliateId: orders.affiliateId,
        attribution: orders.attribution,
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(payments.id, paymentId))
    const shares = await tx
      .select()
      .from(orderShares)
      .where(eq(orderShares.orderId, order?.id ?? ''))
    return { ...order, commission: shares.find(({ role }) => role === 'AFFILIATE') }
  })
}
