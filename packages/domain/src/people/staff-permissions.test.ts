import { expect, test } from 'vitest'
import { adminPermissions } from '#vocabulary.ts'
import { dangerousPairsIn, staffPermissionGroups, staffPresets } from './staff-permissions.ts'

test('every flag is in exactly one group', () => {
  const grouped = staffPermissionGroups.flatMap(({ permissions }) => [...permissions])
  expect(grouped.toSorted()).toEqual(adminPermissions.toSorted())
})

test('a preset cannot create staff and holds no dangerous pair', () => {
  for (const { id, permissions } of staffPresets) {
    expect(permissions, id).not.toContain('isFunctionariesAvailable')
    expect(dangerousPairsIn(permissions), id).toEqual([])
  }
})

test('a person who approves bank accounts and payouts holds a dangerous pair', () => {
  const pair = ['isValidateBankAccountsAvailable', 'isWithdrawsRequestUsersAvailable'] as const
  expect(dangerousPairsIn(pair)).toEqual(['bank-account-and-payout'])
  expect(dangerousPairsIn([pair[0]])).toEqual([])
  expect(dangerousPairsIn(adminPermissions)).toHaveLength(5)
})
