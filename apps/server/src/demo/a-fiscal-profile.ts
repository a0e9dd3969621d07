import type { InvoiceTiming, TaxRegime } from '@balcao/domain/fiscal/fiscal-profile'
import { saveProductFiscal } from '#modules/invoices/product/product-fiscal.ts'
import { saveCertificate } from '#modules/invoices/profile/save-certificate.ts'
import { saveFiscalProfile } from '#modules/invoices/profile/save-fiscal-profile.ts'
import type { Scope } from '#scope.ts'
import { a1Samples } from './a1-samples.ts'
import { asPerson } from './as-person.ts'

export type FiscalWishes = {
  sellerId: string
  productIds?: readonly string[]
  regime?: TaxRegime
  timing?: InvoiceTiming
  series?: string
  serviceCode?: string
  certificate?: 'modern' | 'old' | 'none'
}

/** A seller who issues invoices: a profile, a certificate of `a1-samples.ts`, and products with fiscal codes. */
export async function aFiscalProfile(scope: Scope, wishes: FiscalWishes): Promise<void> {
  const caller = asPerson(scope, { userId: wishes.sellerId, role: 'SELLER' })
  await saveFiscalProfile(caller, {
    version: null,
    regime: wishes.regime ?? 'SIMPLES',
    municipality: '3550308',
    municipalRegistration: '12345678',
    series: wishes.series ?? '1',
    nextNumber: 1,
    timing: wishes.timing ?? 'OFF',
    taxBurden: { simples: 600, federal: 1_345, state: 0, municipal: 290 },
  })
  const { certificate = 'modern' } = wishes
  if (certificate !== 'none')
    await saveCertificate(caller, { file: a1Samples[certificate], password: a1Samples.password })
  for (const productId of wishes.productIds ?? [])
    await saveProductFiscal(caller, {
      productId,
      serviceCode: wishes.serviceCode ?? '080201',
      nbs: '122051900',
      issBasisPoints: null,
      ncm: null,
    })
}
