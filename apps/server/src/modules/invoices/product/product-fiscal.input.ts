import {
  issRateMaxBasisPoints,
  nbsShape,
  ncmShape,
  serviceCodeShape,
} from '@balcao/domain/fiscal/fiscal-profile'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

/** Digits of a code, which may be typed with dots; null for an empty field. */
const code = (shape: RegExp, digits: number) =>
  z
    .string()
    .nullable()
    .transform((text) => text?.replaceAll(/[.\s-]/g, '') || null)
    .refine((text) => text === null || shape.test(text), problem('digits', digits))

export const productIdInput = z.strictObject({ productId: z.uuid() })

export const productFiscalInput = z.strictObject({
  productId: z.uuid(),
  serviceCode: code(serviceCodeShape, 6),
  nbs: code(nbsShape, 9),
  issBasisPoints: z
    .int()
    .min(0, problem('too_small'))
    .max(issRateMaxBasisPoints, problem('too_large', issRateMaxBasisPoints / 100))
    .nullable(),
  ncm: code(ncmShape, 8),
})
export type ProductFiscalInput = z.output<typeof productFiscalInput>
