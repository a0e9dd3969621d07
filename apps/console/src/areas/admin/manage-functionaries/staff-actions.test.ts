import { describe, expect, it } from 'vitest'
import { type StaffSubject, staffActions } from './staff-actions.ts'

const me = { id: 'me', permissions: ['isFunctionariesAvailable' as const] }
const person = (wishes: Partial<StaffSubject> = {}): StaffSubject => ({
  id: 'teresa',
  name: 'Teresa Nunes',
  status: 'ACTIVE',
  permissions: ['isFunctionariesAvailable'],
  isLastManager: false,
  ...wishes,
})

describe('the actions on a staff member', () => {
  it('depend on the status of the staff member', () => {
    const names = (status: StaffSubject['status']) =>
      staffActions(person({ status }), me).map(({ name }) => name)
    expect(names('INVITED')).toEqual(['resendInvitation', 'cancelInvitation'])
    expect(names('ACTIVE')).toEqual(['endSessions', 'suspend'])
    expect(names('EXPIRED')).toEqual(['suspend'])
    expect(names('SUSPENDED')).toEqual(['resume'])
  })

  it('on the caller’s own row only end their other sessions, and never remove their access', () => {
    expect(staffActions(person({ id: 'me' }), me)).toEqual([
      { name: 'endOwnSessions', lock: null },
      { name: 'suspend', lock: 'own' },
    ])
  })

  it('do not include suspending the last manager', () => {
    expect(staffActions(person({ isLastManager: true }), me)).toContainEqual({
      name: 'suspend',
      lock: 'lastManager',
    })
  })

  it('grant no permission that the caller does not hold', () => {
    const permissions = ['isConfigAvailable' as const]
    expect(staffActions(person({ status: 'SUSPENDED', permissions }), me)).toEqual([
      { name: 'resume', lock: 'unheld' },
    ])
    expect(staffActions(person({ status: 'INVITED', permissions }), me)).toContainEqual({
      name: 'resendInvitation',
      lock: 'unheld',
    })
  })
})
