import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'

/** A host as browsers send it: lower case, no port. */
export const hostInput = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, problem('too_long'))
  .regex(new RegExp(`^${label}([.]${label})+$`), problem('invalid'))

export const ownHostInput = z.strictObject({ host: hostInput })
export type HostInput = z.output<typeof ownHostInput>

/** Null for no host of its own. */
export const checkoutHostInput = z.strictObject({ host: hostInput.nullable() })
export type CheckoutHostInput = z.output<typeof checkoutHostInput>

export const removedHostInput = z.strictObject({
  host: hostInput,
  reason: z.string().trim().min(1, problem('required')).max(500, problem('too_long')),
})
export type RemovedHostInput = z.output<typeof removedHostInput>

export const domainInput = z.strictObject({ platformId: z.uuid(), host: hostInput })
