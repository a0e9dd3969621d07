import {
  dpsNumberMax,
  invoiceTimings,
  municipalityShape,
  seriesShape,
  taxRegimes,
} from '@balcao/domain/fiscal/fiscal-profile'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

const burden = z.int(problem('required')).min(0, problem('too_small')).max(9_999, problem('too_large', 99))

/** The whole form of a seller's fiscal profile. */
export const fiscalProfileInput = z.strictObject({
  /** Version that the form was filled from (optimistic lock); null for the first save. */
  version: z.int().positive().nullable(),
  regime: z.enum(taxRegimes),
  municipality: z
    .string()
    .trim()
    .regex(/^\d{7}$/, problem('digits', 7))
    .regex(municipalityShape, problem('invalid')),
  municipalRegistration: z
    .string()
    .trim()
    .max(15, problem('too_long'))
    .regex(/^[0-9A-Za-z]*$/, problem('invalid'))
    .nullable()
    .transform((text) => text || null),
  series: z.string().trim().regex(seriesShape, problem('invalid')),
  nextNumber: z
    .int(problem('required'))
    .min(1, problem('too_small', 1))
    .max(dpsNumberMax, problem('too_large')),
  timing: z.enum(invoiceTimings),
  taxBurden: z.strictObject({ simples: burden, federal: burden, state: burden, municipal: burden }),
})
export type FiscalProfileInput = z.output<typeof fiscalProfileInput>

/** Longer than any certificate with its chain. */
const fileCharactersMax = 64_000

export const certificateInput = z.strictObject({
  /** The PKCS#12 file (.pfx or .p12) in base64. */
  file: z.base64().min(1, problem('required')).max(fileCharactersMax, problem('certificate_unreadable')),
  password: z.string().max(200, problem('too_long')),
})
export type CertificateInput = z.output<typeof certificateInput>
