import type { Role } from '@balcao/domain/vocabulary'
import type { Path } from '@balcao/mail/templates'

export const securityPaths: Record<Role, Path> = {
  SELLER: '/platform/account-security',
  ADMIN: '/admin-root/account-security',
  MASTER: '/master-root/account-security',
  MANAGER: '/manager-root/account-security',
  CUSTOMER: '/my-purchases/account-security',
}
