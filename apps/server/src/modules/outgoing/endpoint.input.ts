import { chosenEventTypes, outgoingEventTypes } from '@balcao/domain/platform/outgoing-events'
import { problem } from '@balcao/domain/texts/input-problems'
import { isSafeExternalUrl } from '@balcao/domain/texts/safe-url'
import { z } from 'zod'
import { changeReason } from '#modules/platforms/settings/change-reason.input.ts'

const productsMax = 50

/** Ports that may be called: the default of https, and 8443. */
const isCallable = (url: string) => ['', '443', '8443'].includes(URL.parse(url)?.port ?? '')

/** A developer's program on the machine of a demo, which may receive webhooks of test modes. */
export const localReceiver = 'http://localhost:4000'

/** Whether an address belongs to the local receiver; `http://localhost:4000.example` does not. */
export const isLocalReceiver = (url: string) => url === localReceiver || url.startsWith(`${localReceiver}/`)

/** Reason for the audit trail. */
const withReason = { reason: changeReason.optional() }

export const endpointInput = z.strictObject({
  ...withReason,
  url: z
    .string()
    .trim()
    .max(2_048, problem('too_long'))
    .refine(
      (url) => (isSafeExternalUrl(url) && isCallable(url)) || isLocalReceiver(url),
      problem('url_refused'),
    ),
  description: z.string().trim().max(80, problem('too_long')).default(''),
  /** Empty for an endpoint that only opens access to products. */
  events: z.array(z.enum(chosenEventTypes)).transform((events) => [...new Set(events)]),
  /** Null for all products. */
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

/** A change of an endpoint, with the version that its form was filled from (optimistic lock). */
export const endpointChangeInput = z.strictObject({
  ...endpointIdInput.shape,
  ...endpointInput.shape,
  version: z.int().positive(),
  isOn: z.boolean(),
})
export type EndpointChangeInput = z.output<typeof endpointChangeInput>

export const endpointReasonInput = z.strictObject({ ...endpointIdInput.shape, ...withReason })
export type EndpointReasonInput = z.output<typeof endpointReasonInput>

/** The staff has to give a reason: the platform's events contain personal data of all its sellers' buyers. */
const hasReason = ({ reason }: { reason?: string | undefined }) => reason !== undefined
const isMissing = { path: ['reason'], message: problem('required') }

export const platformEndpointInput = endpointInput.refine(hasReason, isMissing)
export const platformEndpointChangeInput = endpointChangeInput.refine(hasReason, isMissing)
export const platformEndpointReasonInput = endpointReasonInput.refine(hasReason, isMissing)

export const endpointTestInput = z.strictObject({
  ...endpointIdInput.shape,
  type: z.enum(outgoingEventTypes),
})
export type EndpointTestInput = z.output<typeof endpointTestInput>

export const deliveryIdInput = z.strictObject({ deliveryId: z.uuid() })
export type DeliveryIdInput = z.output<typeof deliveryIdInput>
