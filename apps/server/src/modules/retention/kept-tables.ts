import type { PgTable } from 'drizzle-orm/pg-core'
import {
  accessDeliveries,
  accessGrants,
  accessSuspensions,
  externalAccesses,
  gifts,
  licenseClaims,
  licenseKeys,
  playbackPlaces,
  productContents,
} from '#db/schema/access.ts'
import { accountingExports } from '#db/schema/accounting.ts'
import { passkeys, recoveryCodes, sessionLogs, users, visits } from '#db/schema/accounts.ts'
import {
  acquirerCosts,
  paymentRoutes,
  providerAccounts,
  providerCircuits,
  providerContacts,
  receivers,
} from '#db/schema/acquirers.ts'
import {
  anticipationEvents,
  anticipationLots,
  anticipationPlans,
  anticipations,
} from '#db/schema/anticipations.ts'
import { apiKeys } from '#db/schema/api.ts'
import { charges, operatorContracts } from '#db/schema/billing.ts'
import {
  checkoutDrafts,
  checkoutLooks,
  deliveryOptions,
  offers,
  orderBumps,
  productReviews,
  products,
} from '#db/schema/catalog.ts'
import { platformClosings, platformExports } from '#db/schema/closings.ts'
import { commissionProposals } from '#db/schema/corrections.ts'
import { coupons } from '#db/schema/coupons.ts'
import {
  certificates,
  courseLessons,
  courseModules,
  courses,
  lessonComments,
  lessonMaterials,
  lessonProgress,
  quizAttempts,
  quizQuestions,
} from '#db/schema/courses.ts'
import { figureDays, figureTotals, profitTotals, revenueTotals } from '#db/schema/figures.ts'
import { upsellFunnels, upsellFunnelVersions, upsellShowings } from '#db/schema/funnels.ts'
import {
  importedCustomers,
  importedGrants,
  importedProducts,
  importedSales,
  importedSubscriptions,
} from '#db/schema/imports.ts'
import { fiscalProfiles, productFiscalData, saleInvoices } from '#db/schema/invoices.ts'
import {
  balanceLots,
  debtNotes,
  ledgerAccounts,
  ledgerDays,
  ledgerDayTotals,
  ledgerEntries,
  ledgerJournals,
  ledgerSeals,
} from '#db/schema/ledger.ts'
import { paymentLinkOrders, paymentLinks } from '#db/schema/links.ts'
import {
  announcements,
  broadcasts,
  mailOptOuts,
  notificationSettings,
  renditions,
  uploads,
} from '#db/schema/messages.ts'
import { ageStatements, orderItems, orderShares, orders } from '#db/schema/orders.ts'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import {
  affiliatePrograms,
  affiliateTerms,
  affiliateTermsAcceptances,
  affiliations,
  coProductionContracts,
  managerContracts,
} from '#db/schema/partners.ts'
import {
  cardCharges,
  feeCorrections,
  paymentAttempts,
  paymentCases,
  paymentEvents,
  paymentMovements,
  payments,
  purchaseIntents,
  saleReversals,
} from '#db/schema/payments.ts'
import {
  balanceConversions,
  bankAccounts,
  payoutAccounts,
  payoutControls,
  withdrawalAttempts,
  withdrawalDecisions,
  withdrawalEvents,
  withdrawalInvoices,
  withdrawalPlans,
  withdrawals,
} from '#db/schema/payouts.ts'
import {
  auditDays,
  auditLog,
  auditSeals,
  brandVersions,
  domainClaims,
  exchangeRates,
  feePlans,
  interestTables,
  legalTexts,
  platformDomains,
  platforms,
} from '#db/schema/platforms.ts'
import { moneyProposals } from '#db/schema/proposals.ts'
import { recoveryPlans } from '#db/schema/recovery.ts'
import { disputeFiles, disputes, refundMessages, refundRequests, refunds } from '#db/schema/refunds.ts'
import { reportViews } from '#db/schema/report-views.ts'
import { careNotes, careTasks } from '#db/schema/seller-care.ts'
import { deletionRequests, sellerDocuments, sellerNotes, sellerProfiles } from '#db/schema/sellers.ts'
import { shipments } from '#db/schema/shipments.ts'
import { signOnIdentities, staffSignOns } from '#db/schema/sign-on.ts'
import {
  pixAuthorizations,
  planChanges,
  revenueMovements,
  subscriptionCycles,
  subscriptionSteps,
  subscriptions,
} from '#db/schema/subscriptions.ts'
import { announcedPurchases, pixels } from '#db/schema/tracking.ts'

/**
 * Tables without a retention rule, with the reason why each may grow. Every table is either here or has a
 * rule, so that none is missed.
 */
export const keptTables: readonly { tables: readonly PgTable[]; why: string }[] = [
  {
    tables: [
      ledgerAccounts,
      ledgerEntries,
      ledgerJournals,
      balanceLots,
      ledgerSeals,
      ledgerDays,
      ledgerDayTotals,
    ],
    why: 'The books: written once, and every balance is the sum of all of them.',
  },
  {
    tables: [figureDays, figureTotals, profitTotals, revenueTotals, revenueMovements],
    why: 'Movements and sums of closed days, about no buyer, by which the figures of past years are read.',
  },
  {
    tables: [
      orders,
      orderItems,
      orderShares,
      payments,
      paymentAttempts,
      cardCharges,
      paymentEvents,
      paymentMovements,
      paymentCases,
      saleReversals,
      feeCorrections,
    ],
    why: 'What was sold and how it was paid, which the books refer to.',
  },
  {
    tables: [refunds, refundRequests, refundMessages, disputes, disputeFiles],
    why: 'Why money of a sale went back, or did not: what a buyer, a seller or a court may ask about for years.',
  },
  {
    tables: [
      withdrawals,
      withdrawalAttempts,
      withdrawalDecisions,
      withdrawalEvents,
      withdrawalInvoices,
      balanceConversions,
      bankAccounts,
    ],
    why: 'What was paid out, to whom, and who allowed it, which the books refer to.',
  },
  {
    tables: [subscriptions, subscriptionCycles, subscriptionSteps, pixAuthorizations, planChanges],
    why: 'What was agreed with a subscriber and every charge that followed from it: the proof of consent to each.',
  },
  {
    tables: [anticipations, anticipationLots, anticipationEvents, charges],
    why: 'What was bought before its date, and what the operator billed, which the books refer to.',
  },
  {
    tables: [saleInvoices],
    why: 'Invoices and their declarations, which the tax law obliges an issuer to keep for years.',
  },
  {
    tables: [commissionProposals],
    why: 'What a producer and an affiliate agreed on after a sale, which the books refer to.',
  },
  {
    tables: [moneyProposals, debtNotes],
    why: 'Who proposed and who approved what the books hold, and what was agreed with debtors.',
  },
  {
    tables: [accountingExports],
    why: 'One row for each file that somebody asked for, with its hash: the proof of what was handed to an accountant.',
  },
  {
    tables: [platformClosings, platformExports],
    why: 'Who ended a platform, what was still owed then, and the hash of each file of it that was handed out.',
  },
  {
    tables: [reportViews],
    why: 'A few for each person, who deletes what is not wanted any more.',
  },
  {
    tables: [paymentLinks, paymentLinkOrders],
    why: 'What a sale by link was agreed at. Who a link was for is forgotten when it is closed, or a month after its end.',
  },
  {
    tables: [coupons],
    why: 'What a discount of a sale was agreed at, about no buyer.',
  },
  {
    tables: [upsellFunnels, upsellFunnelVersions, upsellShowings],
    why: 'What a buyer was shown before the click, and what was answered: the proof of consent to a charge.',
  },
  {
    tables: [purchaseIntents],
    why: 'One small row for each payment. Without it a tab that was open for a year could charge a second time.',
  },
  {
    tables: [auditLog, auditSeals, auditDays, sessionLogs, visits],
    why: 'Trails, which the application may not delete by design. The law asks for half a year of the latter at least.',
  },
  {
    tables: [
      platforms,
      platformDomains,
      domainClaims,
      brandVersions,
      broadcasts,
      announcements,
      exchangeRates,
      feePlans,
      interestTables,
      legalTexts,
      providerAccounts,
      acquirerCosts,
      paymentRoutes,
      receivers,
      recoveryPlans,
      users,
      apiKeys,
      products,
      offers,
      deliveryOptions,
      productContents,
      licenseKeys,
      courses,
      courseModules,
      courseLessons,
      lessonMaterials,
      quizQuestions,
      orderBumps,
      productReviews,
      checkoutDrafts,
      checkoutLooks,
      affiliatePrograms,
      affiliations,
      affiliateTerms,
      affiliateTermsAcceptances,
      pixels,
      coProductionContracts,
      managerContracts,
      careNotes,
      careTasks,
      notificationSettings,
      payoutAccounts,
      payoutControls,
      withdrawalPlans,
      outgoingEndpoints,
      anticipationPlans,
      operatorContracts,
      fiscalProfiles,
      productFiscalData,
    ],
    why: 'What people set up. It grows with them and not with traffic.',
  },
  {
    tables: [
      ageStatements,
      accessGrants,
      accessSuspensions,
      accessDeliveries,
      playbackPlaces,
      licenseClaims,
      externalAccesses,
      gifts,
      lessonProgress,
      quizAttempts,
      lessonComments,
      certificates,
      shipments,
    ],
    why: 'What a buyer got for the money, which is asked for as long as the sale is.',
  },
  {
    tables: [sellerProfiles, sellerDocuments, sellerNotes, deletionRequests],
    why: 'Who sells here, how that was proven, and what was answered to people who asked to be forgotten: what the law asks a platform for.',
  },
  {
    tables: [mailOptOuts],
    why: 'A hash for each mailbox that asked to be left alone. Forgetting one would write to it again.',
  },
  {
    tables: [announcedPurchases],
    why: 'One small row for each order that had pixels, and no person in it. It goes with the order it names.',
  },
  {
    tables: [importedSales, importedSubscriptions, importedCustomers, importedProducts, importedGrants],
    why: `A seller's own history, brought from another platform. Its seller takes it back by undoing, and forgets one person of it by
      erasing that person.`,
  },
  { tables: [providerContacts], why: 'One row for each account.' },
  { tables: [providerCircuits], why: 'One row for each account and method.' },
  { tables: [recoveryCodes], why: 'Ten for each person at most: new ones replace the old.' },
  {
    tables: [passkeys],
    why: 'A few for each person, who removes them. One that is not used for years still opens the door.',
  },
  { tables: [staffSignOns], why: 'One row for each platform.' },
  {
    tables: [signOnIdentities],
    why: 'One for each person of the staff. Without it somebody else at the provider could take the place.',
  },
  {
    tables: [uploads, renditions],
    why: 'Goes with its file; what never arrived is removed by `check-upload` after minutes, and by `drop-file` after a week.',
  },
]
