import type { PgTable } from 'drizzle-orm/pg-core'
import * as access from './schema/access.ts'
import * as accounting from './schema/accounting.ts'
import * as accounts from './schema/accounts.ts'
import * as acquirers from './schema/acquirers.ts'
import * as anticipations from './schema/anticipations.ts'
import * as api from './schema/api.ts'
import * as billing from './schema/billing.ts'
import * as cards from './schema/cards.ts'
import * as catalog from './schema/catalog.ts'
import * as closings from './schema/closings.ts'
import * as corrections from './schema/corrections.ts'
import * as coupons from './schema/coupons.ts'
import * as courses from './schema/courses.ts'
import * as figures from './schema/figures.ts'
import * as funnels from './schema/funnels.ts'
import * as imports from './schema/imports.ts'
import * as invoices from './schema/invoices.ts'
import * as ledger from './schema/ledger.ts'
import * as links from './schema/links.ts'
import * as messages from './schema/messages.ts'
import * as orders from './schema/orders.ts'
import * as outgoing from './schema/outgoing.ts'
import * as partners from './schema/partners.ts'
import * as payments from './schema/payments.ts'
import * as payouts from './schema/payouts.ts'
import * as platforms from './schema/platforms.ts'
import * as proposals from './schema/proposals.ts'
import * as recovery from './schema/recovery.ts'
import * as refunds from './schema/refunds.ts'
import * as reportViews from './schema/report-views.ts'
import * as sellerCare from './schema/seller-care.ts'
import * as sellers from './schema/sellers.ts'
import * as shipments from './schema/shipments.ts'
import * as signOn from './schema/sign-on.ts'
import * as subscriptions from './schema/subscriptions.ts'
import * as tracking from './schema/tracking.ts'

/**
 * The one module that writes each table. Other modules may read it, and change it through a function of its owner.
 * A test checks the sources of all modules.
 */
export const tableOwners: Record<string, readonly PgTable[]> = {
  platforms: [
    platforms.platforms,
    platforms.platformDomains,
    platforms.domainClaims,
    platforms.feePlans,
    platforms.exchangeRates,
    platforms.interestTables,
    platforms.legalTexts,
    platforms.auditLog,
    platforms.auditSeals,
    platforms.auditDays,
    platforms.serviceHours,
    platforms.spentTokens,
  ],
  uploads: [messages.uploads, messages.renditions],
  branding: [platforms.brandVersions],
  notifications: [
    messages.mails,
    messages.mailSuppressions,
    messages.notificationSettings,
    messages.mailOptOuts,
    messages.broadcasts,
    messages.notices,
  ],
  accounts: [
    accounts.users,
    accounts.registrations,
    accounts.recoveryCodes,
    accounts.passkeys,
    accounts.sessions,
    accounts.sessionLogs,
    accounts.oneTimeTokens,
    accounts.throttles,
    accounts.knownDevices,
    accounts.visits,
    signOn.staffSignOns,
    signOn.signOnIdentities,
    api.apiKeys,
    api.apiAnswers,
    api.apiCalls,
    sellers.sellerProfiles,
    sellers.sellerDocuments,
    sellers.sellerNotes,
    sellers.deletionRequests,
    tracking.adConsents,
  ],
  catalog: [
    catalog.products,
    catalog.offers,
    catalog.deliveryOptions,
    catalog.orderBumps,
    catalog.productReviews,
    catalog.checkoutDrafts,
    catalog.checkoutLooks,
  ],
  outgoing: [outgoing.outgoingEndpoints, outgoing.outgoingDeliveries],
  tracking: [tracking.pixels, tracking.announcedPurchases, tracking.conversions, tracking.checkoutHours],
  partners: [
    partners.affiliatePrograms,
    partners.affiliations,
    partners.affiliateTerms,
    partners.affiliateTermsAcceptances,
    partners.affiliateClickDays,
    partners.affiliateClicks,
    partners.affiliateClickEvents,
    partners.coProductionContracts,
    partners.managerContracts,
    sellerCare.careNotes,
    sellerCare.careTasks,
  ],
  access: [
    access.accessGrants,
    access.accessSuspensions,
    access.productContents,
    access.accessDeliveries,
    access.playbackPlaces,
    access.licenseKeys,
    access.licenseClaims,
    access.externalAccesses,
    access.gifts,
  ],
  courses: [
    courses.courses,
    courses.courseModules,
    courses.courseLessons,
    courses.lessonMaterials,
    courses.quizQuestions,
    courses.lessonProgress,
    courses.quizAttempts,
    courses.lessonComments,
    courses.certificates,
  ],
  shipments: [shipments.shipments],
  invoices: [invoices.fiscalProfiles, invoices.productFiscalData, invoices.saleInvoices],
  carts: [orders.abandonedCarts, recovery.recoveryPlans],
  acquirers: [
    acquirers.providerAccounts,
    acquirers.providerHealth,
    acquirers.providerContacts,
    acquirers.providerCircuits,
    acquirers.acquirerCosts,
    acquirers.paymentRoutes,
    acquirers.receivers,
  ],
  cards: [cards.cardAttempts, cards.cardPauses, cards.savedCards],
  ledger: [
    ledger.ledgerAccounts,
    ledger.ledgerJournals,
    ledger.ledgerEntries,
    ledger.balanceLots,
    ledger.ledgerSeals,
    ledger.ledgerDays,
    ledger.ledgerDayTotals,
    ledger.debtNotes,
  ],
  payments: [
    payments.payments,
    payments.paymentAttempts,
    payments.cardCharges,
    payments.paymentEvents,
    payments.paymentMovements,
    payments.paymentCases,
    payments.saleReversals,
    payments.feeCorrections,
  ],
  refunds: [
    refunds.refunds,
    refunds.refundRequests,
    refunds.refundMessages,
    refunds.disputes,
    refunds.disputeFiles,
  ],
  payouts: [
    payouts.bankAccounts,
    payouts.balanceConversions,
    payouts.payoutAccounts,
    payouts.payoutControls,
    payouts.withdrawalPlans,
    payouts.withdrawals,
    payouts.withdrawalInvoices,
    payouts.withdrawalAttempts,
    payouts.withdrawalDecisions,
    payouts.withdrawalEvents,
  ],
  anticipations: [
    anticipations.anticipationPlans,
    anticipations.anticipations,
    anticipations.anticipationLots,
    anticipations.anticipationEvents,
  ],
  billing: [billing.operatorContracts, billing.charges],
  proposals: [proposals.moneyProposals],
  webhooks: [acquirers.webhookInbox, acquirers.webhookEffects, acquirers.webhookReads],
  orders: [orders.ageStatements, orders.orders, orders.orderItems, orders.orderShares],
  subscriptions: [
    subscriptions.subscriptions,
    subscriptions.subscriptionCycles,
    subscriptions.subscriptionSteps,
    subscriptions.pixAuthorizations,
    subscriptions.planChanges,
    subscriptions.revenueMovements,
  ],
  corrections: [corrections.buyerEmailChanges, corrections.commissionProposals],
  links: [links.paymentLinks, links.paymentLinkOrders],
  coupons: [coupons.coupons],
  funnels: [funnels.upsellFunnels, funnels.upsellFunnelVersions, funnels.upsellShowings],
  checkout: [payments.purchaseIntents],
  reports: [
    accounting.accountingExports,
    figures.figureDays,
    figures.figureTotals,
    figures.profitTotals,
    figures.revenueTotals,
    reportViews.reportViews,
  ],
  imports: [
    imports.imports,
    imports.importRefusals,
    imports.importedSales,
    imports.importedSubscriptions,
    imports.importedCustomers,
    imports.importedProducts,
    imports.importedGrants,
  ],
  operator: [messages.announcements, closings.platformClosings, closings.platformExports],
}

/** Deletes expired rows of other modules' tables, and writes nothing else. */
export const expiryModule = 'retention'

/** Seals stored secrets again under another key, in tables of all modules, and changes nothing readable. */
export const resealingFile = 'cli/reseal/reseal-column.ts'
