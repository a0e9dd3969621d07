import type { AdminPermission } from '@balcao/domain/vocabulary'
import { describe, expect, it } from 'vitest'
import { type PermissionSubject, permissionLock, withPreset } from './permission-lock.ts'

const subject: PermissionSubject = {
  held: ['isSalesAvailable', 'isFunctionariesAvailable'],
  stored: ['isConfigAvailable', 'isFunctionariesAvailable'],
  isSelf: false,
  isLastManager: false,
}

describe('a switch of the permissions', () => {
  it('grants a held flag, and can remove one that is not held', () => {
    expect(permissionLock('isSalesAvailable', subject)).toBeNull()
    expect(permissionLock('isConfigAvailable', subject)).toBeNull()
  })

  it('cannot grant a flag that is not held', () => {
    expect(permissionLock('isUsersAvailable', subject)).toBe('unheld')
  })

  it('is locked on one’s own record', () => {
    expect(permissionLock('isSalesAvailable', { ...subject, isSelf: true })).toBe('own')
  })

  it('is locked for the flag of the last manager, and for no other flag of that person', () => {
    const last = { ...subject, isLastManager: true }
    expect(permissionLock('isFunctionariesAvailable', last)).toBe('lastManager')
    expect(permissionLock('isConfigAvailable', last)).toBeNull()
  })
})

describe('a preset', () => {
  const preset: AdminPermission[] = ['isSalesAvailable', 'isUsersAvailable']

  it('replaces unlocked flags, and nothing else', () => {
    expect(withPreset(preset, subject.stored, subject)).toEqual(['isSalesAvailable'])
    expect(withPreset(preset, subject.stored, { ...subject, isLastManager: true })).toEqual([
      'isFunctionariesAvailable',
      'isSalesAvailable',
    ])
  })
})
