import type { Role } from '@balcao/domain/vocabulary'

/** The doors that a password opens. */
export type PasswordDoorRole = Exclude<Role, 'CUSTOMER'>
