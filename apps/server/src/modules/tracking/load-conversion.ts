import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import { normalizeEmail } from '@balcao/domain/people/email'
import { phoneToInternational } from '@balcao/domain/people/phone'
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { conversions, pixels } from '#db/schema/tracking.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { isPlaceholderPhone } from '#modules/platforms/settings/is-placeholder-phone.ts'
import type { Scope } from '#scope.ts'
import { tokenPlace } from './replace-pixels.ts'
import { facebook } from './vendors/facebook.ts'
import { googleAnalytics } from './vendors/google-analytics.ts'
import { kwai } from './vendors/kwai.ts'
import {
  type ConversionVendor,
  hashForVendor,
  type ReportedPurchase,
  type VendorCall,
} from './vendors/reported-purchase.ts'
import { tiktok } from './vendors/tiktok.ts'

/** Vendors that accept events from servers with a token that a seller can paste. */
const conversionVendors: Partial<Record<PixelTab, ConversionVendor>> = {
  facebook,
  googleAnalytics,
  kwai,
  tiktok,
}

export type LoadedConversion =
  | { kind: 'sayable'; tries: number; call: VendorCall & { vendor: ConversionVendor } }
  | { kind: 'unsayable'; because: string }

/** The report to send, or the reason why there is none; null if it was already sent. */
export async function loadConversion(scope: Scope, conversionId: string): Promise<LoadedConversion | null> {
  const { app, tx } = scope
  const [found] = await tx
    .select({
      conversion: conversions,
      order: orders,
      payment: payments,
      productName: products.name,
    })
    .from(conversions)
    .innerJoin(orders, eq(orders.id, conversions.orderId))
    .innerJoin(payments, eq(payments.id, conversions.paymentId))
    .innerJoin(products, eq(products.id, orders.productId))
    .where(eq(conversions.id, conversionId))
  if (found?.conversion.state !== 'WAITING') return null
  const { conversion, order, payment, productName } = found
  const [pixel] = await tx
    .select()
    .from(pixels)
    .where(
      and(
        eq(pixels.vendor, conversion.vendor),
        eq(pixels.pixelId, conversion.pixelId),
        isNotNull(pixels.token),
        or(eq(pixels.productId, order.productId), isNull(pixels.productId)),
      ),
    )
    .limit(1)
  const vendor = conversionVendors[conversion.vendor]
  if (!pixel?.token || !vendor) return { kind: 'unsayable', because: 'the pixel or its token is gone' }
  const platform = await getPlatform(scope)
  const phone = isPlaceholderPhone(platform, order.buyerPhone) ? null : phoneToInternational(order.buyerPhone)
  const purchase: ReportedPurchase = {
    eventId: order.id,
    at: payment.paidAt ?? conversion.createdAt,
    value: payment.amountCents / 100,
    currency: payment.currency,
    content: { id: order.productId, name: productName },
    pageUrl: `${platform.url}/checkout/${order.offerId}`,
    hashedEmail: hashForVendor(normalizeEmail(order.buyerEmail)),
    hashedPhone:
      phone === null ? null : { digits: hashForVendor(phone.slice(1)), international: hashForVendor(phone) },
    userAgent: order.userAgent,
    clickIds: order.utm,
  }
  const token = app.secrets.open(pixel.token, tokenPlace(pixel))
  const call = vendor.callOf(purchase, { pixelId: pixel.pixelId, token })
  if (!call) return { kind: 'unsayable', because: 'no click of this vendor' }
  return { kind: 'sayable', tries: conversion.tries, call: { ...call, vendor } }
}
