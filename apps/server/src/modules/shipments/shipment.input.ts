import { problem } from '@balcao/domain/texts/input-problems'
import { isSafeExternalUrl } from '@balcao/domain/texts/safe-url'
import { z } from 'zod'

export const postShipmentInput = z.strictObject({
  shipmentId: z.uuid(),
  carrier: z
    .string()
    .trim()
    .max(60)
    .nullable()
    .transform((name) => name || null),
  trackingCode: z
    .string()
    .trim()
    .toUpperCase()
    .min(1)
    .max(60)
    .regex(/^[A-Z0-9][A-Z0-9-]*$/, problem('invalid')),
  trackingUrl: z
    .string()
    .trim()
    .max(2_048)
    .refine((url) => url === '' || isSafeExternalUrl(url), problem('url_refused'))
    .nullable()
    .transform((url) => url || null),
})
export type PostShipmentInput = z.output<typeof postShipmentInput>

export const endShipmentInput = z.strictObject({
  shipmentId: z.uuid(),
  state: z.enum(['DELIVERED', 'LOST', 'RETURNED']),
})
export type EndShipmentInput = z.output<typeof endShipmentInput>
