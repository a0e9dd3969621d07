import type { Role } from '@balcao/domain/vocabulary'
import type { App } from '#app.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { holdsSecondFactor } from './holds-second-factor.ts'

/** Roles that can move other people's money or open other people's accounts. */
const demandingRoles: readonly Role[] = ['ADMIN', 'MASTER', 'MANAGER']

export function lacksSecondFactor({ config }: App, user: User, role: Role): boolean {
  return config.requiresSecondFactor && demandingRoles.includes(role) && !holdsSecondFactor(user)
}
