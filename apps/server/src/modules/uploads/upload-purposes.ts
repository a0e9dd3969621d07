import type { Role } from '@balcao/domain/vocabulary'
import type { FileType } from '../../kit/storage/file-kinds.ts'
import type { PrivateFolder, PublicFolder } from '../../kit/storage/object-key.ts'

const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const

export type UploadPurpose = keyof typeof uploadPurposes

/** What may be uploaded, by whom and where it goes. What lies in a public folder can be read by anyone: identity documents do not belong there. */
export const uploadPurposes = {
  PRODUCT_IMAGE: { folder: 'images', types: pictures, roles: ['SELLER'] },
  CHECKOUT_IMAGE: { folder: 'images', types: pictures, roles: ['SELLER'] },
  PROFILE_IMAGE: {
    folder: 'images',
    types: pictures,
    roles: ['SELLER', 'ADMIN', 'MASTER', 'MANAGER', 'CUSTOMER'],
  },
  PLATFORM_IMAGE: { folder: 'images', types: pictures, roles: ['ADMIN', 'MASTER'] },
  DISPUTE_EVIDENCE: { folder: 'evidence', types: [...pictures, 'application/pdf'], roles: ['SELLER'] },
  SELLER_DOCUMENT: {
    folder: 'documents',
    types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    roles: ['SELLER'],
  },
  BILLET: { folder: 'billets', types: ['application/pdf'], roles: ['ADMIN', 'MASTER'] },
} as const satisfies Record<
  string,
  { folder: PublicFolder | PrivateFolder; types: readonly FileType[]; roles: readonly Role[] }
>
