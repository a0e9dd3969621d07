import { isCalendarDay } from '@balcao/domain/calendar'
import { contentKinds } from '@balcao/domain/delivery/access'
import { problem } from '@balcao/domain/texts/input-problems'
import { isSafeExternalUrl } from '@balcao/domain/texts/safe-url'
import { z } from 'zod'

export const contentsMax = 20

const contentShape = {
  /** Missing for a new content. */
  id: z.uuid().optional(),
  title: z.string().trim().min(1, problem('required')).max(80, problem('too_long')),
  usesMax: z.int(problem('invalid')).min(1, problem('too_small')).max(1_000, problem('too_large')).nullable(),
  /** First day on which buyers can open the content; null for at once. */
  opensOn: z.string().refine(isCalendarDay, problem('invalid')).nullable(),
  kind: z.enum(contentKinds),
  fileKey: z.string().max(200).nullable(),
  /** Captions of a video, as WebVTT. */
  captionsKey: z.string().max(200).nullish(),
  url: z.string().trim().max(500, problem('too_long')).nullable(),
  endpointId: z.uuid().nullable().default(null),
}

export const deliveryNoteMax = 500

/**
 * The complete contents of a product, in the order in which its buyers see them. A content left out of the
 * list is removed.
 */
export const contentsInput = z.strictObject({
  productId: z.uuid(),
  version: z.int().positive(),
  contents: z
    .array(
      z.strictObject(contentShape).superRefine(({ kind, fileKey, url, endpointId }, context) => {
        if (kind === 'FILE' && !fileKey)
          context.addIssue({ code: 'custom', path: ['fileKey'], message: problem('required') })
        if (kind === 'EXTERNAL' && !endpointId)
          context.addIssue({ code: 'custom', path: ['endpointId'], message: problem('required') })
        if (kind === 'LINK' && !isSafeExternalUrl(url ?? ''))
          context.addIssue({
            code: 'custom',
            path: ['url'],
            message: problem(url ? 'url_refused' : 'required'),
          })
      }),
    )
    .max(contentsMax, problem('too_many')),
  /** Instructions for buyers of a content that is delivered outside the platform. */
  deliveryNote: z.string().trim().max(deliveryNoteMax, problem('too_long')).default(''),
})
export type ContentsInput = z.output<typeof contentsInput>

/** Keys accepted in one call: a file of some hundred kilobytes. */
export const licenseKeysMax = 5_000

export const licenseKeysInput = z.strictObject({
  contentId: z.uuid(),
  keys: z
    .array(z.string().trim().min(1).max(200, problem('too_long')))
    .min(1, problem('required'))
    .max(licenseKeysMax, problem('too_many'))
    .transform((keys) => [...new Set(keys)]),
})
export type LicenseKeysInput = z.output<typeof licenseKeysInput>
