import type { AccountStatus } from '#vocabulary.ts'

/**
 * Permissions that follow from an account's status. A REVIEWED withdrawal is never sent without approval by a
 * person.
 */
export type Capabilities = { sells: boolean; withdraws: 'YES' | 'REVIEWED' | 'NO'; enters: boolean }

export const capabilities: Readonly<Record<AccountStatus, Capabilities>> = {
  ACTIVE: { sells: true, withdraws: 'YES', enters: true },
  REVIEW: { sells: true, withdraws: 'REVIEWED', enters: true },
  OFFBOARDING: { sells: false, withdraws: 'REVIEWED', enters: true },
  BLOCKED: { sells: false, withdraws: 'NO', enters: false },
}
