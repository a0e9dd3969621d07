import {
  funnelNameMax,
  funnelTemplates,
  leadsOn,
  stepKinds,
  stepsMax,
  variantPercents,
  variantsMax,
} from '@balcao/domain/checkout/upsell-funnel'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

const name = z.string().trim().min(2, problem('too_short')).max(funnelNameMax, problem('too_long'))
const key = z.string().regex(/^[a-z0-9-]{1,40}$/, problem('invalid'))

const shown = {
  key,
  offerId: z.uuid(problem('required')),
  headline: z.string().trim().min(2, problem('too_short')).max(120, problem('too_long')),
  text: z.string().trim().max(600, problem('too_long')),
}

const variant = z.strictObject({
  ...shown,
  percent: z
    .int(problem('required'))
    .min(variantPercents.min, problem('too_small'))
    .max(variantPercents.max, problem('too_large')),
})

const step = z.strictObject({
  ...shown,
  kind: z.enum(stepKinds, problem('required')),
  accepted: key.nullable(),
  refused: key.nullable(),
  variants: z.array(variant).max(variantsMax, problem('too_many')).default([]),
})

const steps = z
  .array(step)
  .min(1, problem('too_few'))
  .max(stepsMax, problem('too_many'))
  .superRefine((list, context) => {
    const refuse = (path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message: problem('invalid') })
    for (const [place, { key: own, accepted, refused }] of list.entries()) {
      if (list.findIndex((other) => other.key === own) < place) refuse([place, 'key'])
      if (!leadsOn(list, place, accepted)) refuse([place, 'accepted'])
      if (!leadsOn(list, place, refused)) refuse([place, 'refused'])
    }
  })

export const newFunnelInput = z.strictObject({
  name,
  offerId: z.uuid(problem('required')),
  template: z.enum(funnelTemplates, problem('required')),
  /** One for each step of the template, in order. */
  stepOfferIds: z
    .array(z.uuid(problem('required')))
    .min(1, problem('required'))
    .max(stepsMax),
})
export type NewFunnelInput = z.output<typeof newFunnelInput>

export const funnelIdInput = z.strictObject({ funnelId: z.uuid() })
export type FunnelIdInput = z.output<typeof funnelIdInput>

/** A copy under a name of its own. */
export const funnelCopyInput = z.strictObject({ funnelId: z.uuid(), name })
export type FunnelCopyInput = z.output<typeof funnelCopyInput>

/** The edited funnel, with the version that the form was filled from (optimistic lock). */
export const funnelInput = z.strictObject({ funnelId: z.uuid(), version: z.int().positive(), name, steps })
export type FunnelInput = z.output<typeof funnelInput>
