import type { AdminPermission } from '@balcao/domain/vocabulary'
import { adminPermissions } from '@balcao/domain/vocabulary'
import type { SignOnSettings } from './sign-on-settings.ts'

export type Claims = Readonly<Record<string, unknown>>

/** Names of the person's groups. A nested claim is named by its path, such as `realm_access.roles`. */
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

/**
 * Union of the flags that the person's groups allow: null if groups are not used, undefined for a person in
 * none of them.
 */
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

/** Whether the provider reports a second factor, and the platform trusts the report. */
export function provesFactor(
  { trustsSecondFactor, factorValues }: Pick<SignOnSettings, 'trustsSecondFactor' | 'factorValues'>,
  { amr, acr }: Claims,
): boolean {
  const told = [...(Array.isArray(amr) ? amr : []), acr]
  return trustsSecondFactor && told.some((value) => typeof value === 'string' && factorValues.includes(value))
}
