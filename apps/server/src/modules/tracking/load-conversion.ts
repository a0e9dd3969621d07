import type { UnsentReason } from '@balcao/domain/checkout/pixels'
import { phoneToInternational } from '@balcao/domain/people/phone'
import { and, eq, isNotNull } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { adConsents, conversions, pixels } from '#db/schema/tracking.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { isPlaceholderPhone } from '#modules/platforms/settings/is-placeholder-phone.ts'
import type { Scope } from '#scope.ts'
import type { CallToVendor } from './call-vendor.ts'
import { claimForServer } from './claim-announcement.ts'
import { tokenPlace } from './replace-pixels.ts'
import { conversionVendors } from './vendors/conversion-vendors.ts'
import { hashedContact, type ReportedPerson } from './vendors/reported-event.ts'

export type LoadedConversion =
  | { kind: 'sayable'; tries: number; call: CallToVendor }
  | { kind: 'unsayable'; because: UnsentReason }

/** The report to send, or the reason why there is none; null if it was already sent. */
export async function loadConversion(scope: Scope, conversionId: string): Promise<LoadedConversion | null> {
  const { app, platformId } = scope
  const found = await readConversion(scope, conversionId)
  if (found?.conversion.state !== 'WAITING') return null
  const { conversion, order, payment, consent, productName } = found
  const isPurchase = conversion.event === 'Purchase'
  const vendor = conversionVendors[conversion.vendor]
  const pixel = await findPixel(scope, { ...conversion, productId: order.productId })
  if (!pixel?.token || !vendor) return unsayable('no_token')
  if (payment.status !== 'APPROVED') return unsayable('not_paid')
  const isTest = isTestPlatform(platformId)
  const needsCode = vendor.testsBy === 'code' && pixel.testCode === null
  if (isTest && (vendor.testsBy === null || vendor.countsTests || needsCode)) return unsayable('no_test')
  const isAllowed =
    (consent?.vendors.includes(conversion.vendor) && consent.pixelIds.includes(pixel.pixelId)) ?? false
  if (vendor.needsPerson && !isAllowed) return unsayable('no_consent')
  if (conversion.vendor === 'googleAnalytics' && !isTest && !(await claimForServer(scope, order.id)))
    return unsayable('by_browser')
  const platform = await getPlatform(scope)
  const phone = isPlaceholderPhone(platform, order.buyerPhone) ? null : phoneToInternational(order.buyerPhone)
  const person: ReportedPerson | null =
    consent && isAllowed
      ? {
          ...hashedContact(order.buyerEmail, phone),
          ip: consent.ip,
          userAgent: consent.userAgent,
          clickIds: order.utm,
        }
      : null
  const event = {
    name: conversion.event,
    eventId: conversion.eventId,
    at: (isPurchase ? payment.paidAt : consent?.at) ?? conversion.createdAt,
    value: payment.amountCents / 100,
    currency: payment.currency,
    content: { id: order.productId, name: productName },
    pageUrl: `${platform.url}/checkout/${order.offerId}`,
    person,
  }
  const call = vendor.callOf(event, {
    pixelId: pixel.pixelId,
    token: app.secrets.open(pixel.token, tokenPlace(pixel)),
    test: isTest ? { code: pixel.testCode } : null,
  })
  if (!call) return unsayable('no_click')
  return { kind: 'sayable', tries: conversion.tries, call: { ...call, vendor, isTest } }
}

function unsayable(because: UnsentReason): LoadedConversion {
  return { kind: 'unsayable', because }
}

async function readConversion({ tx }: Scope, conversionId: string) {
  const [found] = await tx
    .select({
      conversion: conversions,
      order: orders,
      payment: payments,
      consent: adConsents,
      productName: products.name,
    })
    .from(conversions)
    .innerJoin(orders, eq(orders.id, conversions.orderId))
    .innerJoin(payments, eq(payments.id, conversions.paymentId))
    .innerJoin(products, eq(products.id, orders.productId))
    .leftJoin(adConsents, eq(adConsents.orderId, conversions.orderId))
    .where(eq(conversions.id, conversionId))
  return found
}

async function findPixel(
  { tx }: Scope,
  {
    vendor,
    pixelId,
    productId,
  }: Pick<typeof conversions.$inferSelect, 'vendor' | 'pixelId'> & { productId: string },
) {
  const [pixel] = await tx
    .select()
    .from(pixels)
    .where(
      and(
        eq(pixels.vendor, vendor),
        eq(pixels.pixelId, pixelId),
        eq(pixels.productId, productId),
        isNotNull(pixels.token),
      ),
    )
  return pixel
}
