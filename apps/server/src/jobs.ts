import { inviteStudentsJob } from '#modules/access/given/invite-students.job.ts'
import type { App } from './app.ts'
import type { Job } from './kit/jobs/job.ts'
import { settleExternalAccessJob } from './modules/access/external/settle-external-access.job.ts'
import { eraseGiftsJob } from './modules/access/gifts/erase-gifts.job.ts'
import { sendGiftJob } from './modules/access/gifts/send-gift.job.ts'
import { tellKeysMissingJob } from './modules/access/licenses/tell-keys-missing.job.ts'
import { sendCustomerCodeJob } from './modules/accounts/customers/send-customer-code.job.ts'
import { sendPasswordResetJob } from './modules/accounts/passwords/send-password-reset.job.ts'
import { sendRegistrationCodeJob } from './modules/accounts/registration/send-registration-code.job.ts'
import { tellMastersJob } from './modules/accounts/staff/tell-masters-of-staff.job.ts'
import { forgetCertificateJob } from './modules/acquirers/keys/forget-certificate.job.ts'
import { syncReceiverJob } from './modules/acquirers/receivers/sync-receiver.job.ts'
import { expireAnticipationJob } from './modules/anticipations/expire-anticipation.job.ts'
import { settleAnticipationsJob } from './modules/anticipations/settle-anticipations.job.ts'
import { billMonthsJob } from './modules/billing/bill-months.job.ts'
import { tellCardPausedJob } from './modules/cards/tell-card-paused.job.ts'
import { remindCartJob } from './modules/carts/remind-cart.job.ts'
import { sendOutgoingBatchJob } from './modules/connections/send-outgoing-batch.job.ts'
import { checkImportJob } from './modules/imports/work/check-import.job.ts'
import { runImportJob } from './modules/imports/work/run-import.job.ts'
import { undoImportJob } from './modules/imports/work/undo-import.job.ts'
import { askForInvoicesJob } from './modules/invoices/asking/ask-for-invoices.job.ts'
import { eraseCertificateJob } from './modules/invoices/profile/erase-certificate.job.ts'
import { cancelInvoiceJob } from './modules/invoices/sending/cancel-invoice.job.ts'
import { issueInvoiceJob } from './modules/invoices/sending/issue-invoice.job.ts'
import { releaseLotsJob } from './modules/ledger/lots/release-lots.job.ts'
import { sweepLotsJob } from './modules/ledger/lots/sweep-lots.job.ts'
import { recoverDebtsJob } from './modules/ledger/recover-debts.job.ts'
import { forgetLinkBuyersJob } from './modules/links/forget-link-buyers.job.ts'
import { mailBroadcastJob } from './modules/notifications/broadcasts/mail-broadcast.job.ts'
import { sendBroadcastJob } from './modules/notifications/broadcasts/send-broadcast.job.ts'
import { deliverMailJob } from './modules/notifications/deliver-mail.job.ts'
import { tellFileRefusedJob } from './modules/notifications/tell-file-refused.job.ts'
import { writeMailJob } from './modules/notifications/write-mail.job.ts'
import { tellOfClosingJob } from './modules/operator/closing/tell-of-closing.job.ts'
import { writePlatformExportJob } from './modules/operator/closing/write-platform-export.job.ts'
import { announceSaleJob } from './modules/outgoing/announce-sale.job.ts'
import { tellEndpointFailingJob } from './modules/outgoing/tell-endpoint-failing.job.ts'
import { tellAffiliatesJob } from './modules/partners/affiliates/tell-affiliates.job.ts'
import { endPartnershipsJob } from './modules/partners/end-partnerships.job.ts'
import { checkPaymentJob } from './modules/payments/asking/check-payment.job.ts'
import { noticeSilenceJob } from './modules/payments/asking/notice-silence.job.ts'
import { sendClaimCodeJob } from './modules/payments/claims/send-claim-code.job.ts'
import { followUpPaymentJob } from './modules/payments/telling/follow-up-payment.job.ts'
import { mailBoletoJob } from './modules/payments/telling/mail-boleto.job.ts'
import { mailLicenseJob } from './modules/payments/telling/mail-license.job.ts'
import { mailPixCodeJob } from './modules/payments/telling/mail-pix-code.job.ts'
import { tellAnalysisJob } from './modules/payments/telling/tell-analysis.job.ts'
import { endHoldJob } from './modules/payouts/withdrawals/deciding/end-hold.job.ts'
import { checkWithdrawalJob } from './modules/payouts/withdrawals/sending/check-withdrawal.job.ts'
import { sendWithdrawalJob } from './modules/payouts/withdrawals/sending/send-withdrawal.job.ts'
import { removeTestModesJob } from './modules/platforms/test-mode/remove-test-modes.job.ts'
import { closeAuditDaysJob } from './modules/platforms/trail/close-audit-days.job.ts'
import { lapseProposalJob } from './modules/proposals/lapse-proposal.job.ts'
import { endDefenceJob } from './modules/refunds/disputes/end-defence.job.ts'
import { followReversalJob } from './modules/refunds/follow-reversal.job.ts'
import { makeRefundJob } from './modules/refunds/make-refund.job.ts'
import { openReportJob } from './modules/refunds/reports/open-report.job.ts'
import { endRequestJob } from './modules/refunds/requests/end-request.job.ts'
import { writeAccountingFileJob } from './modules/reports/accounting/write-accounting-file.job.ts'
import { closeDaysJob } from './modules/reports/figures/close-days.job.ts'
import { mailReportJob } from './modules/reports/views/mail-report.job.ts'
import { forgetExpiredRowsJob } from './modules/retention/forget-expired-rows.job.ts'
import { checkAuthorizationJob } from './modules/subscriptions/automatic-pix/check-pix-authorization.job.ts'
import { endDebitsJob } from './modules/subscriptions/automatic-pix/end-pix-debits.job.ts'
import { advanceSubscriptionJob } from './modules/subscriptions/charging/advance-subscription.job.ts'
import { settleCycleJob } from './modules/subscriptions/charging/settle-cycle.job.ts'
import { sweepSubscriptionsJob } from './modules/subscriptions/charging/sweep-subscriptions.job.ts'
import { advanceClockJobFor } from './modules/test-mode/advance-clock.job.ts'
import { reportEventJob } from './modules/tracking/report-event.job.ts'
import { sendConversionJob } from './modules/tracking/send-conversion.job.ts'
import { checkUploadJob } from './modules/uploads/check-upload.job.ts'
import { checkFileJob } from './modules/uploads/files/check-file.job.ts'
import { dropFileJob } from './modules/uploads/files/drop-file.job.ts'
import { makeRenditionJob } from './modules/uploads/renditions/make-rendition.job.ts'
import { confirmClaimsJob } from './modules/webhooks/confirm-claims.job.ts'
import { workWebhookJob } from './modules/webhooks/work-webhook.job.ts'

/** Every job of the worker. */
const ownJobs = [
  tellMastersJob,
  tellOfClosingJob,
  writePlatformExportJob,
  announceSaleJob,
  settleExternalAccessJob,
  tellKeysMissingJob,
  makeRenditionJob,
  tellFileRefusedJob,
  mailLicenseJob,
  billMonthsJob,
  checkAuthorizationJob,
  checkPaymentJob,
  checkUploadJob,
  checkFileJob,
  checkImportJob,
  runImportJob,
  undoImportJob,
  dropFileJob,
  inviteStudentsJob,
  sendGiftJob,
  eraseGiftsJob,
  askForInvoicesJob,
  cancelInvoiceJob,
  eraseCertificateJob,
  issueInvoiceJob,
  checkWithdrawalJob,
  removeTestModesJob,
  closeAuditDaysJob,
  closeDaysJob,
  confirmClaimsJob,
  deliverMailJob,
  endDebitsJob,
  endDefenceJob,
  endHoldJob,
  endRequestJob,
  openReportJob,
  followReversalJob,
  expireAnticipationJob,
  followUpPaymentJob,
  tellAnalysisJob,
  mailBoletoJob,
  makeRefundJob,
  mailPixCodeJob,
  noticeSilenceJob,
  forgetCertificateJob,
  forgetExpiredRowsJob,
  forgetLinkBuyersJob,
  recoverDebtsJob,
  releaseLotsJob,
  reportEventJob,
  sendConversionJob,
  remindCartJob,
  tellAffiliatesJob,
  endPartnershipsJob,
  sendCustomerCodeJob,
  sendClaimCodeJob,
  sendPasswordResetJob,
  sendRegistrationCodeJob,
  sendWithdrawalJob,
  settleAnticipationsJob,
  settleCycleJob,
  sweepLotsJob,
  sweepSubscriptionsJob,
  syncReceiverJob,
  sendOutgoingBatchJob,
  tellCardPausedJob,
  tellEndpointFailingJob,
  advanceSubscriptionJob,
  workWebhookJob,
  lapseProposalJob,
  writeAccountingFileJob,
  writeMailJob,
  sendBroadcastJob,
  mailBroadcastJob,
  mailReportJob,
] satisfies readonly Job<App, object>[]

export const jobs: readonly Job<App, object>[] = [...ownJobs, advanceClockJobFor(ownJobs)]
