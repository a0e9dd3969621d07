import type { Role } from '@balcao/domain/vocabulary'

/** Roles that log in with a password. */
export type PasswordDoorRole = Exclude<Role, 'CUSTOMER'>
