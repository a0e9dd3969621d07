import type { Role } from '@balcao/domain/vocabulary'
import { operatorPlatformId } from '../../platforms/operator-platform.ts'

/** The doors that a password opens. Behind all of them is one way of proving who one is. */
export const passwordDoors = ['SELLER', 'ADMIN', 'MASTER', 'MANAGER'] as const satisfies readonly Role[]
export type PasswordDoor = (typeof passwordDoors)[number]

/** Masters belong to the operator, whatever host they come through; everybody else belongs to the host's platform. */
export function platformOfDoor(door: Role, hostPlatformId: string): string {
  return door === 'MASTER' ? operatorPlatformId : hostPlatformId
}
