import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { accessGiven } from './access-given.ts'
import { anticipationNews } from './anticipation-news.ts'
import { apiKeyCreated } from './api-key-created.ts'
import { bankAccountChanged } from './bank-account-changed.ts'
import { boletoCreated } from './boleto-created.ts'
import { broadcast } from './broadcast.ts'
import { cardPaused } from './card-paused.ts'
import { cartAbandoned } from './cart-abandoned.ts'
import { cartReminder } from './cart-reminder.ts'
import { chargeNews } from './charge-news.ts'
import { chargeReportAnswered, chargeReported } from './charge-report-mails.ts'
import { customerAccessCode, registrationCode } from './code-mail.ts'
import { disputeEnded, disputeOpened } from './dispute-mail.ts'
import { documentReviewed } from './document-reviewed.ts'
import { emailInUse } from './email-in-use.ts'
import { endpointFailing } from './endpoint-failing.ts'
import { fileRefused } from './file-refused.ts'
import { giftReceived } from './gift-received.ts'
import { invoiceIssued } from './invoice-issued.ts'
import { invoiceRefused } from './invoice-refused.ts'
import { licenseKeysMissing } from './license-keys-missing.ts'
import { managerInvitation } from './manager-invitation.ts'
import { newDevice } from './new-device.ts'
import { orderShipped } from './order-shipped.ts'
import { partnershipNews } from './partnership-news.ts'
import { passkeyChanged } from './passkey-changed.ts'
import { passwordReset } from './password-reset.ts'
import { pixCreated } from './pix-created.ts'
import { platformClosing } from './platform-closing.ts'
import { productReviewed } from './product-reviewed.ts'
import { purchaseApproved } from './purchase-approved.ts'
import {
  purchaseChargedBack,
  purchaseInAnalysis,
  purchaseRefunded,
  purchaseRefused,
} from './purchase-news.ts'
import {
  refundApproved,
  refundClosed,
  refundMade,
  refundMessage,
  refundRefused,
  refundRequested,
  refundToAnswer,
} from './refund-mail.ts'
import { reportMail } from './report-mail.ts'
import { saleEmailChanged, saleEmailCode } from './sale-email-mails.ts'
import {
  accessDelivered,
  parcelToSend,
  pixGenerated,
  saleChargedBack,
  saleMade,
  saleRefunded,
} from './sale-news.ts'
import { staffInvitation } from './staff-invitation.ts'
import { staffVisit } from './staff-visit.ts'
import { standingChanged } from './standing-changed.ts'
import {
  subscriberPlanChanged,
  subscriptionChargeFailed,
  subscriptionDateMoved,
  subscriptionDebit,
  subscriptionEnded,
  subscriptionInvoice,
  subscriptionOnHold,
  subscriptionPixEnded,
  subscriptionPlanChanged,
  subscriptionRenewing,
} from './subscription-mails.ts'
import { withdrawalHeld, withdrawalPaid, withdrawalReturned } from './withdrawal-mails.ts'

type MailContents = {
  [Name in keyof MailTemplates]: (props: MailTemplates[Name], context: MailContext) => MailContent
}

export const mailContents: MailContents = {
  broadcast,
  purchaseApproved,
  pixCreated,
  boletoCreated,
  purchaseRefunded,
  purchaseChargedBack,
  purchaseInAnalysis,
  purchaseRefused,
  orderShipped,
  invoiceIssued,
  cartReminder,
  saleMade,
  pixGenerated,
  saleRefunded,
  saleChargedBack,
  parcelToSend,
  accessDelivered,
  cartAbandoned,
  partnershipNews,
  refundRequested,
  refundApproved,
  refundRefused,
  refundClosed,
  refundMade,
  refundMessage,
  refundToAnswer,
  chargeReported,
  chargeReportAnswered,
  disputeOpened,
  disputeEnded,
  subscriptionRenewing,
  subscriptionPlanChanged,
  subscriberPlanChanged,
  subscriptionDateMoved,
  subscriptionOnHold,
  subscriptionInvoice,
  subscriptionDebit,
  subscriptionPixEnded,
  subscriptionChargeFailed,
  subscriptionEnded,
  cardPaused,
  endpointFailing,
  accessGiven,
  giftReceived,
  licenseKeysMissing,
  fileRefused,
  invoiceRefused,
  reportMail,
  customerAccessCode,
  saleEmailCode,
  saleEmailChanged,
  registrationCode,
  passwordReset,
  staffInvitation,
  staffVisit,
  standingChanged,
  managerInvitation,
  apiKeyCreated,
  newDevice,
  passkeyChanged,
  bankAccountChanged,
  documentReviewed,
  productReviewed,
  anticipationNews,
  withdrawalHeld,
  withdrawalPaid,
  withdrawalReturned,
  emailInUse,
  chargeNews,
  platformClosing,
}
