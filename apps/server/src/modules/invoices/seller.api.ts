import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { askForAll, askForInvoices } from './asking/ask-for-invoices.ts'
import { cancelInvoice, noteOutsideCancellation, noteOutsideInvoice } from './asking/change-invoice.ts'
import { invoiceIdInput, issueInput, outsideInvoiceInput } from './asking/invoice.input.ts'
import { invoiceFilters, invoiceListInput, listInvoices } from './list-invoices.ts'
import { productFiscalInput, productIdInput } from './product/product-fiscal.input.ts'
import { getProductFiscal, saveProductFiscal } from './product/product-fiscal.ts'
import { certificateInput, fiscalProfileInput } from './profile/fiscal-profile.input.ts'
import { getFiscalProfile } from './profile/get-fiscal-profile.ts'
import { removeCertificate } from './profile/remove-certificate.ts'
import { saveCertificate } from './profile/save-certificate.ts'
import { saveFiscalProfile } from './profile/save-fiscal-profile.ts'

const seller = proceduresFor({ area: 'SELLER' })
/** The certificate signs in the name of a company. */
const proven = proceduresFor({ area: 'SELLER', freshProof: true })

export const sellerInvoicesApi = router({
  profile: seller.read(getFiscalProfile),
  saveProfile: seller.write(fiscalProfileInput, saveFiscalProfile),
  saveCertificate: proven.write(certificateInput, saveCertificate),
  removeCertificate: seller.write(removeCertificate),
  product: seller.read(productIdInput, getProductFiscal),
  saveProduct: seller.write(productFiscalInput, saveProductFiscal),
  list: seller.readLagging(invoiceListInput, listInvoices),
  issue: seller.write(issueInput, askForInvoices),
  issueAll: seller.write(invoiceFilters, askForAll),
  cancel: seller.write(invoiceIdInput, cancelInvoice),
  noteOutside: seller.write(outsideInvoiceInput, noteOutsideInvoice),
  noteOutsideCancellation: seller.write(invoiceIdInput, noteOutsideCancellation),
})
