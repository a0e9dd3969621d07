import type { MailTemplates, Path } from '@balcao/mail/templates'

/**
 * Mails that also show under their recipient's bell, each with a link to a page: decisions about a person's
 * money, documents, products or partners. Frequent events, such as a sale, are not listed.
 */
export const noticedMails: { [Name in keyof MailTemplates]?: (props: MailTemplates[Name]) => Path } = {
  withdrawalPaid: ({ balancePath }) => balancePath,
  withdrawalHeld: ({ balancePath }) => balancePath,
  withdrawalReturned: ({ balancePath }) => balancePath,
  bankAccountChanged: ({ securityPath }) => securityPath,
  documentReviewed: ({ documentsPath }) => documentsPath,
  productReviewed: ({ productPath }) => productPath,
  anticipationNews: ({ anticipationsPath }) => anticipationsPath,
  standingChanged: ({ financialPath }) => financialPath,
  partnershipNews: ({ pagePath }) => pagePath,
  refundToAnswer: ({ path }) => path,
  disputeOpened: ({ path }) => path,
  disputeEnded: ({ path }) => path,
  cardPaused: ({ productPath }) => productPath,
  licenseKeysMissing: ({ contentsPath }) => contentsPath,
  fileRefused: ({ productsPath }) => productsPath,
  chargeNews: ({ chargesPath }) => chargesPath,
  platformClosing: ({ homePath }) => homePath,
  invoiceRefused: ({ invoicesPath }) => invoicesPath,
  endpointFailing: ({ integrationsPath }) => integrationsPath,
}
