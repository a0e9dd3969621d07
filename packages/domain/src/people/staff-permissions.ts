import type { AdminPermission } from '#vocabulary.ts'

/** The twenty flags by area of work, in the order in which a form shows them. */
export const staffPermissionGroups = [
  {
    id: 'overview',
    permissions: ['isDashboardAvailable', 'isSalesAvailable', 'isProductsAvailable', 'isChargesAvailable'],
  },
  {
    id: 'people',
    permissions: [
      'isUsersAvailable',
      'isUsersLoginAvailable',
      'isExportUsersAvailable',
      'isUserAdvancedOptionsAvailable',
      'isUserDocumentsAvailable',
      'isManagersAvailable',
    ],
  },
  {
    id: 'money',
    permissions: [
      'isWithdrawsRequestUsersAvailable',
      'isWithdrawsAvailable',
      'isWithdrawsRequestManagersAvailable',
      'isWithdrawsManagerAvailable',
      'isAntecipationsAvailable',
    ],
  },
  { id: 'checks', permissions: ['isValidateDocumentsAvailable', 'isValidateBankAccountsAvailable'] },
  {
    id: 'platform',
    permissions: ['isConfigAvailable', 'isNotificationsAvailable', 'isFunctionariesAvailable'],
  },
] as const satisfies readonly { id: string; permissions: readonly AdminPermission[] }[]

export type StaffPermissionGroupId = (typeof staffPermissionGroups)[number]['id']

/** Presets of a form for a usual job. None can create further staff, and none holds a dangerous pair. */
export const staffPresets = [
  {
    id: 'finance',
    permissions: [
      'isDashboardAvailable',
      'isSalesAvailable',
      'isChargesAvailable',
      'isWithdrawsRequestUsersAvailable',
      'isWithdrawsAvailable',
      'isWithdrawsRequestManagersAvailable',
      'isWithdrawsManagerAvailable',
      'isAntecipationsAvailable',
    ],
  },
  {
    id: 'support',
    permissions: ['isDashboardAvailable', 'isUsersAvailable', 'isSalesAvailable', 'isProductsAvailable'],
  },
  {
    id: 'risk',
    permissions: [
      'isDashboardAvailable',
      'isUsersAvailable',
      'isUserDocumentsAvailable',
      'isSalesAvailable',
      'isValidateDocumentsAvailable',
      'isValidateBankAccountsAvailable',
    ],
  },
  {
    id: 'product',
    permissions: [
      'isDashboardAvailable',
      'isProductsAvailable',
      'isSalesAvailable',
      'isNotificationsAvailable',
    ],
  },
] as const satisfies readonly { id: string; permissions: readonly AdminPermission[] }[]

export type StaffPresetId = (typeof staffPresets)[number]['id']

/** Two flags with which one person alone could take money or data out, although two people should be needed. */
export const dangerousPermissionPairs = [
  {
    id: 'bank-account-and-payout',
    pair: ['isValidateBankAccountsAvailable', 'isWithdrawsRequestUsersAvailable'],
  },
  {
    id: 'bank-account-and-manager-payout',
    pair: ['isValidateBankAccountsAvailable', 'isWithdrawsRequestManagersAvailable'],
  },
  { id: 'entering-accounts-and-payout', pair: ['isUsersLoginAvailable', 'isWithdrawsRequestUsersAvailable'] },
  {
    id: 'special-terms-and-payout',
    pair: ['isUserAdvancedOptionsAvailable', 'isWithdrawsRequestUsersAvailable'],
  },
  { id: 'export-and-documents', pair: ['isExportUsersAvailable', 'isUserDocumentsAvailable'] },
] as const satisfies readonly { id: string; pair: readonly [AdminPermission, AdminPermission] }[]

export type DangerousPairId = (typeof dangerousPermissionPairs)[number]['id']

export function dangerousPairsIn(permissions: readonly AdminPermission[]): DangerousPairId[] {
  return dangerousPermissionPairs
    .filter(({ pair }) => pair.every((permission) => permissions.includes(permission)))
    .map(({ id }) => id)
}
