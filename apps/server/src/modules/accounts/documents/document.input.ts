import { paperRefusals, sellerPapers } from '@balcao/domain/people/seller-profile'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

export const documentIdInput = z.strictObject({ documentId: z.uuid() })

export const sendDocumentInput = z.strictObject({
  paper: z.enum(sellerPapers),
  key: z.string().min(1).max(200),
})

export const refuseDocumentInput = z.strictObject({
  documentId: z.uuid(),
  refusal: z.enum(paperRefusals, problem('required')),
  note: z
    .string()
    .trim()
    .max(500, problem('too_long'))
    .nullable()
    .transform((note) => note || null),
})
