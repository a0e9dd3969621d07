import { z } from 'zod'
import { inviteStaff } from '#modules/accounts/staff/invite-staff.ts'
import { resendStaffInvitation } from '#modules/accounts/staff/resend-staff-invitation.ts'
import { resumeStaff } from '#modules/accounts/staff/resume-staff.ts'
import { staffIdInput, staffInvitationInput, suspendStaffInput } from '#modules/accounts/staff/staff.input.ts'
import { suspendStaff } from '#modules/accounts/staff/suspend-staff.ts'
import { platformInput } from '#modules/billing/billing.input.ts'
import { addDomain } from '#modules/platforms/add-domain.ts'
import { domainInput } from '#modules/platforms/domains.input.ts'
import { makeDomainPrimary } from '#modules/platforms/make-domain-primary.ts'
import { platformSettingsInput } from '#modules/platforms/settings/platform-settings.input.ts'
import { savePlatformSettings } from '#modules/platforms/settings/save-platform-settings.ts'
import { auditListInput, listAudit } from '#modules/platforms/trail/list-audit.ts'
import { inputOfCell } from '#rpc/cells/merge-pages.ts'
import { proceduresAcrossPlatforms } from '#rpc/procedures-across-platforms.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { proceduresOnPlatform } from '#rpc/procedures-on-platform.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import {
  administratorListInput,
  listAdministrators,
  staffOrders,
} from './administrators/list-administrators.ts'
import { announcementIdInput, announcementInput } from './announcements/announcement.input.ts'
import { getAnnouncement } from './announcements/get-announcement.ts'
import {
  announcementListInput,
  announcementOrders,
  listAnnouncements,
} from './announcements/list-announcements.ts'
import { listRecipients, mergeRecipients } from './announcements/list-recipients.ts'
import { sendAnnouncement } from './announcements/send-announcement.ts'
import { chargeOrders, chargesAcrossInput, listChargesAcross } from './charges/list-charges-across.ts'
import { mergeChargeSums, sumChargesAcross } from './charges/sum-charges-across.ts'
import { approveClosing } from './closing/approve-closing.ts'
import { askPlatformExport } from './closing/ask-platform-export.ts'
import { callOffClosing } from './closing/call-off-closing.ts'
import {
  approveClosingInput,
  callOffClosingInput,
  finishClosingInput,
  platformExportIdInput,
  platformExportInput,
  proposeClosingInput,
} from './closing/closing.input.ts'
import { finishClosing } from './closing/finish-closing.ts'
import { getClosing } from './closing/get-closing.ts'
import { listCreditors } from './closing/list-creditors.ts'
import { proposeClosing } from './closing/propose-closing.ts'
import { readPlatformExport } from './closing/read-platform-export.ts'
import { endSessionsOf } from './logs/end-sessions-of.ts'
import { getIncomingWebhook } from './logs/get-incoming-webhook.ts'
import { getOutgoingWebhook } from './logs/get-outgoing-webhook.ts'
import { getSubscriptionLog } from './logs/get-subscription-log.ts'
import { inboxOrders, incomingListInput, listIncomingWebhooks } from './logs/list-incoming-webhooks.ts'
import { deliveryOrders, listOutgoingWebhooks, outgoingListInput } from './logs/list-outgoing-webhooks.ts'
import { listProviderNames, providerNamesInput } from './logs/list-provider-names.ts'
import { listSessionLogs, mergeSessionLogs, sessionLogInput } from './logs/list-session-logs.ts'
import { listSubscriptionLogs, stepOrders, subscriptionLogInput } from './logs/list-subscription-logs.ts'
import {
  deliveryOfPlatformInput,
  endSessionsInput,
  subscriptionOfPlatformInput,
  webhookOfPlatformInput,
} from './logs/log-entry.input.ts'
import { replayIncomingWebhook } from './logs/replay-incoming-webhook.ts'
import { replayOutgoingWebhook } from './logs/replay-outgoing-webhook.ts'
import { mergeOverview } from './overview/merge-overview.ts'
import { overviewInput, readOverview } from './overview/read-overview.ts'
import { getPlatformOverview } from './platforms/get-platform-overview.ts'
import { getPlatformPage } from './platforms/get-platform-page.ts'
import { listPlatformNames, mergePlatformNames, platformNamesInput } from './platforms/list-platform-names.ts'
import { listPlatforms, platformListInput, platformOrders } from './platforms/list-platforms.ts'
import { listProviders } from './platforms/list-providers.ts'
import { listSellers, sellerListInput } from './platforms/list-sellers.ts'
import { openWhereRoomIs } from './platforms/open-where-room-is.ts'
import {
  certificateInput,
  defaultReceiverInput,
  newPlatformInput,
  privateKeyInput,
} from './platforms/platform.input.ts'
import { saveCertificate } from './platforms/save-certificate.ts'
import { saveDefaultReceiver } from './platforms/save-default-receiver.ts'
import { savePrivateKey } from './platforms/save-private-key.ts'
import { traced } from './traced.ts'

const across = proceduresAcrossPlatforms()
const onPlatform = proceduresOnPlatform({ area: 'MASTER' })
const proven = proceduresOnPlatform({ area: 'MASTER', freshProof: true })
const nothing = z.strictObject({})
const ofPlatform = { platformId: z.uuid() }

export const masterPlatformsApi = router({
  list: across.list({ orders: platformOrders }, platformListInput, listPlatforms),
  names: across.read(platformNamesInput, listPlatformNames, mergePlatformNames),
  overview: across.read(overviewInput, readOverview, mergeOverview),
  providers: proceduresFor({ area: 'MASTER' }).read(listProviders),
  open: procedureFor({ area: 'MASTER', freshProof: true })
    .input(newPlatformInput)
    .mutation(({ ctx, input }) => openWhereRoomIs(ctx, input)),
  get: onPlatform.read(platformInput, getPlatformPage),
  standing: onPlatform.read(platformInput, getPlatformOverview),
  saveSettings: proven.write(platformSettingsInput, savePlatformSettings),
  savePrivateKey: proven.write(privateKeyInput, savePrivateKey),
  saveCertificate: proven.act(certificateInput, saveCertificate),
  saveDefaultReceiver: proven.write(defaultReceiverInput, saveDefaultReceiver),
  addDomain: proven.write(domainInput, addDomain),
  makeDomainPrimary: proven.write(domainInput, makeDomainPrimary),
  sellers: onPlatform.read(sellerListInput, traced('sellers', listSellers)),
  audit: onPlatform.read(auditListInput.extend(ofPlatform), traced('audit', listAudit)),
})

const shownCreditors = 100

/** The end of a platform: decided by two masters if there are two, and planned from its ledger. */
export const masterClosingApi = router({
  get: onPlatform.read(platformInput, getClosing),
  creditors: onPlatform.read(
    platformInput,
    traced('creditors', (caller) => listCreditors(caller, shownCreditors)),
  ),
  propose: proven.act(proposeClosingInput, proposeClosing),
  approve: proven.write(approveClosingInput, approveClosing),
  callOff: proven.write(callOffClosingInput, callOffClosing),
  finish: proven.write(finishClosingInput, finishClosing),
  askExport: proven.write(platformExportInput, askPlatformExport),
  readExport: proven.write(platformExportIdInput, readPlatformExport),
})

export const masterAdministratorsApi = router({
  list: across.list({ orders: staffOrders }, administratorListInput, listAdministrators),
  invite: proven.write(staffInvitationInput.extend(ofPlatform), inviteStaff),
  resendInvitation: proven.write(staffIdInput.extend(ofPlatform), resendStaffInvitation),
  suspend: proven.write(suspendStaffInput.extend(ofPlatform), suspendStaff),
  resume: proven.write(staffIdInput.extend(ofPlatform), resumeStaff),
})

/** Announcements of the operator to the administrators of platforms. */
export const masterAnnouncementsApi = router({
  list: across.list({ orders: announcementOrders }, announcementListInput, listAnnouncements),
  recipients: across.read(nothing, listRecipients, mergeRecipients),
  get: onPlatform.read(announcementIdInput, traced('announcement', getAnnouncement)),
  send: proven.write(announcementInput, sendAnnouncement),
})

export const masterChargesApi = router({
  list: across.list({ orders: chargeOrders }, chargesAcrossInput, listChargesAcross),
  sums: across.read(nothing, sumChargesAcross, mergeChargeSums),
})

export const masterLogsApi = router({
  providers: proceduresFor({ area: 'MASTER' }).read(providerNamesInput, listProviderNames),
  incoming: across.list({ orders: inboxOrders }, incomingListInput, listIncomingWebhooks),
  incomingOne: onPlatform.read(webhookOfPlatformInput, traced('webhook_body', getIncomingWebhook)),
  replayIncoming: onPlatform.write(webhookOfPlatformInput, replayIncomingWebhook),
  outgoing: across.list({ orders: deliveryOrders }, outgoingListInput, listOutgoingWebhooks),
  outgoingOne: onPlatform.read(deliveryOfPlatformInput, traced('webhook_body', getOutgoingWebhook)),
  replayOutgoing: onPlatform.write(deliveryOfPlatformInput, replayOutgoingWebhook),
  sessions: across.read(sessionLogInput, listSessionLogs, mergeSessionLogs, inputOfCell),
  endSessions: proven.write(endSessionsInput, endSessionsOf),
  subscriptions: across.list(
    { orders: stepOrders, orderedBy: ({ at }) => at },
    subscriptionLogInput,
    listSubscriptionLogs,
  ),
  subscriptionOne: onPlatform.read(subscriptionOfPlatformInput, traced('subscription', getSubscriptionLog)),
})
