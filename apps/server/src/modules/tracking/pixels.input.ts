import { problem } from '@balcao/domain/input-problems'
import { googleAdsConversionShape, pixelIdShapes } from '@balcao/domain/pixels'
import { z } from 'zod'

export const pixelsMax = 10
const tokenMax = 500

/** A field that was left empty is the same as none. */
const absentWhenEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  )

const idOf = (shape: RegExp) => absentWhenEmpty(z.string().trim().regex(shape, problem('invalid')))

const tokenInput = absentWhenEmpty(z.string().trim().max(tokenMax, problem('too_long')))

/** Vendors whose events may be sent by servers too, which takes a token. */
const pixelsOf = (vendor: 'facebook' | 'tiktok' | 'kwai') =>
  z
    .array(
      z.strictObject({
        pixelId: idOf(pixelIdShapes[vendor]),
        /** Missing: the stored one stays, because no form can show it. */
        token: tokenInput.optional(),
      }),
    )
    .max(pixelsMax, problem('too_many'))
    .transform((entries) =>
      entries.flatMap(({ pixelId, token }) => (pixelId === null ? [] : [{ pixelId, token }])),
    )
    .refine(
      (entries) => new Set(entries.map(({ pixelId }) => pixelId)).size === entries.length,
      problem('invalid'),
    )

/** Everything that reports on one product, as its form shows it. What is left out is removed. */
export const productPixelsInput = z.strictObject({
  productId: z.uuid(),
  version: z.int().positive(),
  facebook: pixelsOf('facebook'),
  tiktok: pixelsOf('tiktok'),
  kwai: pixelsOf('kwai'),
  googleAnalyticsId: idOf(pixelIdShapes.googleAnalytics),
  /** Its secret for the Measurement Protocol. Missing: the stored one stays. */
  googleAnalyticsToken: tokenInput.optional(),
  googleAdsId: idOf(pixelIdShapes.googleAds),
  googleAdsConversionApiId: idOf(googleAdsConversionShape),
})
export type ProductPixelsInput = z.output<typeof productPixelsInput>

export const platformPixelsInput = z.strictObject({ facebook: pixelsOf('facebook') })
export type PlatformPixelsInput = z.output<typeof platformPixelsInput>
