import { problem } from '@balcao/domain/texts/input-problems'
import { isSafeExternalUrl } from '@balcao/domain/texts/safe-url'
import { z } from 'zod'

export const invoiceIdInput = z.strictObject({ invoiceId: z.uuid() })

/** Invoices in one request by ids; more are requested by a filter. */
export const invoiceIdsMax = 100

export const issueInput = z.strictObject({
  invoiceIds: z
    .array(z.uuid())
    .min(1, problem('too_few', 1))
    .max(invoiceIdsMax, problem('too_many', invoiceIdsMax)),
})

/** An invoice that another program issued. */
export const outsideInvoiceInput = z.strictObject({
  invoiceId: z.uuid(),
  number: z.string().trim().min(1, problem('required')).max(60, problem('too_long')),
  url: z
    .string()
    .trim()
    .max(2_048, problem('too_long'))
    .refine((url) => url === '' || isSafeExternalUrl(url), problem('url_refused'))
    .nullable()
    .transform((url) => url || null),
})
export type OutsideInvoiceInput = z.output<typeof outsideInvoiceInput>
