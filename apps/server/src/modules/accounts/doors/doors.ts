import type { Role } from '@balcao/domain/vocabulary'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'

/** The roles that log in by password, all of them by the same `logIn`. */
export const passwordDoors = ['SELLER', 'ADMIN', 'MASTER', 'MANAGER'] as const satisfies readonly Role[]
export type PasswordDoor = (typeof passwordDoors)[number]

/** Masters belong to the operator's platform on every host; all other people belong to the platform of the host. */
export function platformOfDoor(door: Role, hostPlatformId: string): string {
  return door === 'MASTER' ? operatorPlatformId : hostPlatformId
}
