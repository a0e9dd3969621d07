import type { Role } from '@balcao/domain/vocabulary'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Idle timeout and maximum lifetime of a session. Roles that can move other people's money log in every day.
 */
export const sessionLifetimes: Readonly<Record<Role, { idleMs: number; capMs: number }>> = {
  ADMIN: { idleMs: 30 * minute, capMs: 12 * hour },
  MASTER: { idleMs: 30 * minute, capMs: 12 * hour },
  MANAGER: { idleMs: 30 * minute, capMs: 12 * hour },
  SELLER: { idleMs: 3 * day, capMs: 14 * day },
  CUSTOMER: { idleMs: 14 * day, capMs: 30 * day },
}
