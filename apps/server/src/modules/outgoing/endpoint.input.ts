import { problem } from '@balcao/domain/input-problems'
import { outgoingEventTypes } from '@balcao/domain/outgoing-events'
import { isSafeExternalUrl } from '@balcao/domain/safe-url'
import { z } from 'zod'
import { changeReason } from '../platforms/change-reason.input.ts'

const productsMax = 50

/** Which ports may be called besides the usual one of https. */
const isCallable = (url: string) => ['', '443', '8443'].includes(URL.parse(url)?.port ?? '')

export const endpointInput = z.strictObject({
  url: z
    .string()
    .trim()
    .max(2_048, problem('too_long'))
    .refine((url) => isSafeExternalUrl(url) && isCallable(url), problem('url_refused')),
  description: z.string().trim().max(80, problem('too_long')).default(''),
  events: z
    .array(z.enum(outgoingEventTypes))
    .min(1, problem('required'))
    .transform((events) => [...new Set(events)]),
  /** Null: of every product. */
  productIds: z
    .array(z.uuid())
    .min(1, problem('required'))
    .max(productsMax, problem('too_many'))
    .transform((ids) => [...new Set(ids)])
    .nullable(),
})
export type EndpointInput = z.output<typeof endpointInput>

export const endpointIdInput = z.strictObject({ endpointId: z.uuid() })
export type EndpointIdInput = z.output<typeof endpointIdInput>

/** A change of an address, with the version that its form was filled from. */
export const endpointChangeInput = z.strictObject({
  ...endpointIdInput.shape,
  ...endpointInput.shape,
  version: z.int().positive(),
  isOn: z.boolean(),
})
export type EndpointChangeInput = z.output<typeof endpointChangeInput>

/** Why, in the words of the staff: what the platform is told is about people of all its sellers. */
const withReason = { reason: changeReason }
export type WithReason = { reason?: string }

export const platformEndpointInput = endpointInput.extend(withReason)
export const platformEndpointChangeInput = endpointChangeInput.extend(withReason)
export const platformEndpointReasonInput = endpointIdInput.extend(withReason)

export const endpointTestInput = z.strictObject({
  ...endpointIdInput.shape,
  type: z.enum(outgoingEventTypes),
})
export type EndpointTestInput = z.output<typeof endpointTestInput>

export const deliveryIdInput = z.strictObject({ deliveryId: z.uuid() })
export type DeliveryIdInput = z.output<typeof deliveryIdInput>
