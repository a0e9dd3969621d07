import type { AdminPermission, StaffStatus } from '@balcao/domain/vocabulary'
import type { Session } from '#api/client.ts'

export type StaffOperationName =
  | 'resendInvitation'
  | 'cancelInvitation'
  | 'endSessions'
  | 'endOwnSessions'
  | 'suspend'
  | 'resume'

/** Fields common to a row of the list and an open record. */
export type StaffSubject = {
  id: string
  name: string
  status: StaffStatus
  permissions: readonly AdminPermission[]
  isLastManager: boolean
}

export type StaffOperation = {
  name: StaffOperationName
  /** Reason why the server would refuse it, or null. */
  lock: 'own' | 'unheld' | 'lastManager' | null
}

/** Actions on a staff member in their present state; granting access requires all of their flags. */
export function staffActions(
  person: StaffSubject,
  me: Pick<Session['user'], 'id' | 'permissions'>,
): StaffOperation[] {
  const isSelf = person.id === me.id
  const opening = person.permissions.every((permission) => me.permissions.includes(permission))
    ? null
    : 'unheld'
  const closing = isSelf ? 'own' : person.isLastManager ? 'lastManager' : null
  switch (person.status) {
    case 'INVITED':
      return [
        { name: 'resendInvitation', lock: opening },
        { name: 'cancelInvitation', lock: null },
      ]
    case 'ACTIVE':
      return [
        { name: isSelf ? 'endOwnSessions' : 'endSessions', lock: null },
        { name: 'suspend', lock: closing },
      ]
    case 'EXPIRED':
      return [{ name: 'suspend', lock: closing }]
    case 'SUSPENDED':
      return [{ name: 'resume', lock: opening }]
  }
}
