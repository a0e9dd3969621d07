import { googleAdsConversionShape, pixelIdShapes, testCodeShape } from '@balcao/domain/checkout/pixels'
import { pixelVendors } from '@balcao/domain/options/pixel-tabs'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

export const pixelsMax = 10
const tokenMax = 500

/** An empty field counts as absent. */
const absentWhenEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  )

const idOf = (shape: RegExp) => absentWhenEmpty(z.string().trim().regex(shape, problem('invalid')))

const tokenInput = absentWhenEmpty(z.string().trim().max(tokenMax, problem('too_long')))

const testCodeInput = absentWhenEmpty(z.string().trim().regex(testCodeShape, problem('invalid')))

const areDistinct = (entries: readonly { pixelId: string }[]) =>
  new Set(entries.map(({ pixelId }) => pixelId)).size === entries.length

/** Vendors that also accept events from servers, for which a token is needed. */
const pixelsOf = (vendor: 'facebook' | 'tiktok' | 'kwai') =>
  z
    .array(
      z.strictObject({
        pixelId: idOf(pixelIdShapes[vendor]),
        /** Undefined to keep the stored token, because no form can show it. */
        token: tokenInput.optional(),
        testCode: testCodeInput.optional(),
      }),
    )
    .max(pixelsMax, problem('too_many'))
    .transform((entries) =>
      entries.flatMap(({ pixelId, token, testCode }) =>
        pixelId === null ? [] : [{ pixelId, token, testCode }],
      ),
    )
    .refine(areDistinct, problem('invalid'))

/** All pixels of one product, as its form shows them. Pixels that are left out are removed. */
export const productPixelsInput = z.strictObject({
  productId: z.uuid(),
  version: z.int().positive(),
  facebook: pixelsOf('facebook'),
  tiktok: pixelsOf('tiktok'),
  kwai: pixelsOf('kwai'),
  googleAnalyticsId: idOf(pixelIdShapes.googleAnalytics),
  /** Secret of the Google Analytics id for the Measurement Protocol. Undefined to keep the stored secret. */
  googleAnalyticsToken: tokenInput.optional(),
  googleAdsId: idOf(pixelIdShapes.googleAds),
  googleAdsConversionApiId: idOf(googleAdsConversionShape),
})
export type ProductPixelsInput = z.output<typeof productPixelsInput>

/** A saved pixel of a product. */
export const pixelTestInput = z.strictObject({
  productId: z.uuid(),
  vendor: z.enum(pixelVendors),
  pixelId: z.string().max(40),
})
export type PixelTestInput = z.output<typeof pixelTestInput>

/** The platform's own pixels. Browsers report to them, and our server never does, so they have no token. */
export const platformPixelsInput = z.strictObject({
  facebook: z
    .array(z.strictObject({ pixelId: idOf(pixelIdShapes.facebook) }))
    .max(pixelsMax, problem('too_many'))
    .transform((entries) => entries.flatMap(({ pixelId }) => (pixelId === null ? [] : [{ pixelId }])))
    .refine(areDistinct, problem('invalid')),
})
export type PlatformPixelsInput = z.output<typeof platformPixelsInput>
