import { problem } from '@balcao/domain/input-problems'
import { z } from 'zod'

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'

/** A host as browsers send it: small letters, no port. */
export const hostInput = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, problem('too_long'))
  .regex(new RegExp(`^${label}([.]${label})+$`), problem('invalid'))

export const domainInput = z.strictObject({ platformId: z.uuid(), host: hostInput })
export type DomainInput = z.output<typeof domainInput>
