import type { MailTemplates, Path } from '@balcao/mail/templates'

/**
 * Mails whose news also stands under the bell of whoever they are sent to, each with the page that shows more of it: what was decided
 * about somebody's money, papers, products or partners. What happens a hundred times a day, such as a sale, is not here.
 */
export const noticedMails: { [Name in keyof MailTemplates]?: (props: MailTemplates[Name]) => Path } = {
  withdrawalPaid: ({ balancePath }) => balancePath,
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
  chargeNews: ({ chargesPath }) => chargesPath,
  platformClosing: ({ homePath }) => homePath,
  endpointFailing: ({ integrationsPath }) => integrationsPath,
}
