import type { AdminPermission } from '@balcao/domain/vocabulary'
import { adminPermissions } from '@balcao/domain/vocabulary'
import type { SignOnSettings } from './sign-on-settings.ts'

export type Claims = Readonly<Record<string, unknown>>

/** Names of the person's groups; a claim inside others is named by a path, such as `realm_access.roles`. */
export function groupsIn(claims: Claims, claim: string): string[] | null {
  const value = ownValue(claims, claim) ?? claim.split('.').reduce<unknown>(ownValue, claims)
  const names = typeof value === 'string' ? [value] : value
  if (!Array.isArray(names)) return null
  return names.filter((name) => typeof name === 'string')
}

function ownValue(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? (holder as Record<string, unknown>)[name]
    : undefined
}

/** The most that the groups allow together: null where groups do not count, undefined for a person in none of them. */
export function ceilingOf(
  { groups }: Pick<SignOnSettings, 'groups'>,
  names: readonly string[],
): AdminPermission[] | null | undefined {
  if (groups.length === 0) return null
  const own = groups.filter(({ name }) => names.includes(name))
  if (own.length === 0) return undefined
  return adminPermissions.filter((permission) =>
    own.some(({ permissions }) => permissions.includes(permission)),
  )
}

/** Whether the provider says that it asked for a second factor, and the platform believes it. */
export function provesFactor(
  { trustsSecondFactor, factorValues }: Pick<SignOnSettings, 'trustsSecondFactor' | 'factorValues'>,
  { amr, acr }: Claims,
): boolean {
  const told = [...(Array.isArray(amr) ? amr : []), acr]
  return trustsSecondFactor && told.some((value) => typeof value === 'string' && factorValues.includes(value))
}
