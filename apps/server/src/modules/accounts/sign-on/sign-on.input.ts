import { problem } from '@balcao/domain/texts/input-problems'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { z } from 'zod'

const line = (max: number) => z.string().trim().min(1, problem('required')).max(max, problem('too_long'))

const issuer = line(300).refine((value) => URL.canParse(value), problem('not_a_url'))

const group = z.strictObject({
  name: line(200),
  permissions: z
    .array(z.enum(adminPermissions))
    .transform((given) => adminPermissions.filter((permission) => given.includes(permission))),
})

const emailDomain = line(253)
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, problem('invalid'))

/** Sign-on settings of the staff. The secret is missing while it stays unchanged. */
export const signOnInput = z.strictObject({
  mode: z.enum(['OFF', 'OPTIONAL', 'REQUIRED']),
  label: line(40),
  issuer,
  clientId: line(300),
  clientSecret: line(1_000).exactOptional(),
  scopes: line(300).regex(/^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$/, problem('invalid')),
  groupsClaim: line(200),
  groups: z
    .array(group)
    .max(50, problem('too_many'))
    .refine((groups) => new Set(groups.map(({ name }) => name)).size === groups.length, problem('invalid')),
  trustsSecondFactor: z.boolean(),
  factorValues: z.array(line(200)).min(1, problem('too_few')).max(20, problem('too_many')),
  emailDomains: z.array(emailDomain).max(20, problem('too_many')),
  breakGlassUserId: z.uuid().nullable(),
})
export type SignOnInput = z.output<typeof signOnInput>

export const issuerInput = z.strictObject({ issuer })

/** Doors with sign-on: those of the staff and of the masters. */
export const signOnDoors = ['ADMIN', 'MASTER'] as const
export type SignOnDoor = (typeof signOnDoors)[number]
export const signOnDoorInput = z.strictObject({ door: z.enum(signOnDoors) })

/**
 * ENTER opens a session, PROVE renews the proof of a session before a dangerous action, TEST tries the
 * settings.
 */
export const startSignOnInput = z.object({
  door: z.enum(signOnDoors),
  purpose: z.enum(['ENTER', 'PROVE', 'TEST']).default('ENTER'),
  next: z.string().max(500).optional(),
})
