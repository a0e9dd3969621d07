import { problem } from '@balcao/domain/texts/input-problems'
import { isSafeExternalUrl } from '@balcao/domain/texts/safe-url'
import { z } from 'zod'

export const invoiceIdInput = z.strictObject({ invoiceId: z.uuid() })

/** Invoices that one call may ask for; more are asked for by a filter. */
export const askedMax = 100

export const issueInput = z.strictObject({
  invoiceIds: z.array(z.uuid()).min(1, problem('too_few', 1)).max(askedMax, problem('too_many', askedMax)),
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
