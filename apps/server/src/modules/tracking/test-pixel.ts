import { randomUUID } from 'node:crypto'
import { phoneToInternational } from '@balcao/domain/people/phone'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { pixels } from '#db/schema/tracking.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'
import { callVendor } from './call-vendor.ts'
import type { PixelTestInput } from './pixels.input.ts'
import { tokenPlace } from './replace-pixels.ts'
import { conversionVendors } from './vendors/conversion-vendors.ts'
import { hashedContact } from './vendors/reported-event.ts'

const testLimit = { name: 'test pixel', perMinute: 10, burst: 10 }
const shownAnswerMax = 1_000

type Tester = { session: SessionUser; ip: string; userAgent: string }

export type PixelTest = { isTaken: boolean; status: number | null; answer: string }

/**
 * Sends a test event to one pixel of the caller's product, marked as a test, with the seller as the buyer. Its own
 * name and a value of zero keep it apart from sales, since Meta counts tests like other events.
 * The vendor's answer is returned as text, without the token, and is not stored.
 */
export async function testPixel(
  app: App,
  { session, ip, userAgent }: Tester,
  input: PixelTestInput,
): Promise<PixelTest> {
  app.limits.spend(testLimit, session.userId)
  const { vendor, token, call } = await inScope(app, session.platformId, async (scope) => {
    const { tx, now } = scope
    const [found] = await tx
      .select({ pixel: pixels, product: products, seller: users })
      .from(pixels)
      .innerJoin(products, eq(products.id, pixels.productId))
      .innerJoin(users, eq(users.id, products.sellerId))
      .where(
        and(
          eq(products.sellerId, session.userId),
          eq(pixels.productId, input.productId),
          eq(pixels.vendor, input.vendor),
          eq(pixels.pixelId, input.pixelId),
          isNotNull(pixels.token),
        ),
      )
    const spoken = conversionVendors[input.vendor]
    if (!found?.pixel.token || !spoken?.testsBy) throw new AppError('not_found')
    const { pixel, product, seller } = found
    if (spoken.testsBy === 'code' && pixel.testCode === null) throw new AppError('not_found')
    const phone = seller.phone === null ? null : phoneToInternational(seller.phone)
    const opened = app.secrets.open(pixel.token ?? '', tokenPlace(pixel))
    const { url } = await getPlatform(scope)
    const sample = spoken.callOf(
      {
        name: 'CheckoutTest',
        eventId: randomUUID(),
        at: now,
        value: 0,
        currency: product.currency,
        content: { id: product.id, name: product.name },
        pageUrl: url,
        person: {
          ...hashedContact(seller.email, phone),
          ip,
          userAgent,
          clickIds: {},
        },
      },
      { pixelId: pixel.pixelId, token: opened, test: { code: pixel.testCode } },
    )
    if (!sample) throw new AppError('not_found')
    return { vendor: spoken, token: opened, call: sample }
  })
  const { verdict, status, failure, answer } = await callVendor(app, { ...call, vendor, isTest: true })
  const shown = answer === '' ? (failure ?? '') : answer
  return {
    isTaken: verdict === 'heard',
    status,
    answer: shown.replaceAll(token, '•••').slice(0, shownAnswerMax),
  }
}
