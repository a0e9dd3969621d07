import type { InvoiceObstacle } from '@balcao/domain/fiscal/invoices'
import { documentKind } from '@balcao/domain/people/document'
import { isOfCompany } from './certificate.ts'
import type { FiscalProfile } from './fiscal-profile.ts'

/** Obstacle to all invoices of a seller; null for a seller who can issue. */
export function issuerObstacle(
  profile: FiscalProfile | null,
  document: string | null,
  now: Date,
): InvoiceObstacle | null {
  if (!profile) return 'PROFILE_MISSING'
  if (document === null || documentKind(document) !== 'CNPJ') return 'COMPANY_MISSING'
  const { certificate, certificateFacts } = profile
  // The account may have changed to another company since the upload.
  if (!certificate || !certificateFacts || !isOfCompany(certificateFacts, document))
    return 'CERTIFICATE_MISSING'
  return new Date(certificateFacts.expiresAt) <= now ? 'CERTIFICATE_EXPIRED' : null
}
