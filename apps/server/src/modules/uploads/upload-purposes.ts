import type { Role } from '@balcao/domain/vocabulary'
import type { FileType } from '#kit/storage/file-kinds.ts'
import type { PrivateFolder, PublicFolder } from '#kit/storage/object-key.ts'

const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const

export type UploadPurpose = keyof typeof purposes

/**
 * Purposes whose files arrive in parts and are checked (`files/`), never through a single link: contents of
 * products, and lists of records to import.
 */
export const partedPurposes = ['PRODUCT_CONTENT', 'IMPORT_FILE'] as const
export type PartedPurpose = (typeof partedPurposes)[number]

export type StoredPurpose = UploadPurpose | PartedPurpose

type Purpose = {
  folder: PublicFolder | PrivateFolder
  types: readonly FileType[]
  roles: readonly Role[]
  /** Replaces the limit of the kind, because a phone's photograph of a document is large. */
  bytesMax?: number
}

/**
 * Purposes of uploads: who may upload, and the folder. A public folder can be read by anyone, so identity
 * documents do not belong there.
 */
const purposes = {
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
    bytesMax: 10 * 1024 * 1024,
  },
  /** A manager's invoice to the platform for a commission. */
  COMMISSION_INVOICE: {
    folder: 'invoices',
    types: ['application/pdf', 'text/xml'],
    roles: ['MANAGER'],
    bytesMax: 10 * 1024 * 1024,
  },
  BILLET: { folder: 'billets', types: ['application/pdf'], roles: ['ADMIN', 'MASTER'] },
} as const satisfies Record<string, Purpose>

export const uploadPurposes: Record<UploadPurpose, Purpose> = purposes
