import { tierFromMax, tierMeasures, tiersMax } from '@balcao/domain/people/commission-tiers'
import { isValidEmail, normalizeEmail } from '@balcao/domain/people/email'
import {
  affiliateAttributions,
  clickWindowDaysMax,
  partnerShareMax,
  partnerShareMin,
} from '@balcao/domain/people/partnerships'
import { problem } from '@balcao/domain/texts/input-problems'
import { isSafeExternalUrl } from '@balcao/domain/texts/safe-url'
import { z } from 'zod'

const basisPoints = z.int().min(partnerShareMin).max(partnerShareMax)
/** Null for a window without an end. */
const windowDays = z.int().min(1).max(clickWindowDaysMax).nullable()
/** Tiers as a form lists them. An empty list means the same commission at any volume. */
export const tierSteps = z
  .array(z.strictObject({ from: z.int().min(1).max(tierFromMax), basisPoints }))
  .max(tiersMax, problem('too_many', tiersMax))
const tiers = z.strictObject({ by: z.enum(tierMeasures), steps: tierSteps.min(1) }).nullable()
const reason = z.string().trim().min(3).max(500)

/** Form of a product's affiliate program. `version` is the version that filled the form, zero for a new program. */
export const affiliateProgramInput = z.strictObject({
  productId: z.uuid(),
  version: z.int().min(0),
  isOpen: z.boolean(),
  isListed: z.boolean(),
  needsApproval: z.boolean(),
  attribution: z.enum(affiliateAttributions),
  basisPoints,
  tiers: tiers.default(null),
  windowDays,
  description: z.string().trim().max(2_000),
  rules: z.string().trim().max(5_000),
  materialsUrl: z
    .string()
    .trim()
    .max(2_048)
    .refine((url) => url === '' || isSafeExternalUrl(url), problem('url_refused'))
    .nullable()
    .transform((url) => url || null),
  supportEmail: z
    .string()
    .trim()
    .max(254)
    .refine((email) => email === '' || isValidEmail(email), problem('not_an_email'))
    .nullable()
    .transform((email) => (email ? normalizeEmail(email) : null)),
})
export type AffiliateProgramInput = z.output<typeof affiliateProgramInput>

export const affiliationIdInput = z.strictObject({ affiliationId: z.uuid() })

export const affiliationRequestInput = z.strictObject({
  productId: z.uuid(),
  /** Version of the program's terms that was shown. The request accepts it. */
  termsVersion: z.int().min(1),
  message: z.string().trim().max(1_000).default(''),
})

/**
 * Moves of the product's owner on an affiliation. A move that ends it needs a reason, which the affiliate
 * reads.
 */
export const affiliateMoveInput = z.discriminatedUnion('move', [
  z.strictObject({ affiliationId: z.uuid(), move: z.enum(['approve', 'pause', 'resume']) }),
  z.strictObject({ affiliationId: z.uuid(), move: z.enum(['refuse', 'block', 'end']), reason }),
])

/** Moves of the affiliate on their own affiliation. */
export const affiliationMoveInput = z.strictObject({
  affiliationId: z.uuid(),
  move: z.enum(['withdraw', 'leave']),
})

export const termsAcceptanceInput = z.strictObject({ affiliationId: z.uuid(), termsId: z.uuid() })

export const affiliateTermsInput = z.strictObject({ affiliationId: z.uuid(), basisPoints, windowDays })
