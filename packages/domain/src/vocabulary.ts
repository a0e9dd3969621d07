/** The terms of the specification, as closed lists, used by server, adapters and browsers. */

export const paymentMethods = ['PIX', 'CREDIT_CARD', 'BILLET'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentStatuses = [
  'APPROVED',
  'PENDING',
  'REJECTED',
  'CHARGEBACK',
  'CANCELED',
  'REFUNDED',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Statuses by which sales are filtered: paid sales contested at a bank are a status of their own. */
export const saleFilterStatuses = [
  'APPROVED',
  'DISPUTED',
  'PENDING',
  'REJECTED',
  'CHARGEBACK',
  'CANCELED',
  'REFUNDED',
] as const satisfies readonly (PaymentStatus | 'DISPUTED')[]
export type SaleFilterStatus = (typeof saleFilterStatuses)[number]

/** Certainty of a shown status. Money, access and mail follow status and certainty together. */
export const certainties = ['KNOWN', 'UNCONFIRMED', 'UNKNOWN'] as const
export type Certainty = (typeof certainties)[number]

export const withdrawStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELED'] as const
export type WithdrawStatus = (typeof withdrawStatuses)[number]

export const receiverStatuses = ['PENDING', 'ACTIVE', 'REJECTED'] as const
export type ReceiverStatus = (typeof receiverStatuses)[number]

export const offerTypes = ['ONE_TIME', 'SUBSCRIPTION'] as const
export type OfferType = (typeof offerTypes)[number]

export const productTypes = ['DIGITAL', 'FISICO'] as const
export type ProductType = (typeof productTypes)[number]

/** Status of a product: the platform's approval, and a pause by its seller. */
export const productStatuses = [
  'DRAFT',
  'SUBMITTED',
  'NEEDS_CHANGES',
  'APPROVED',
  'PAUSED',
  'REJECTED',
  'SUSPENDED',
] as const
export type ProductStatus = (typeof productStatuses)[number]

export const checkoutTemplates = ['DEFAULT', 'VEGA', 'DROPSHIPPING'] as const
export type CheckoutTemplate = (typeof checkoutTemplates)[number]

export const locales = ['PT_BR', 'EN_US', 'ES_ES'] as const
export type Locale = (typeof locales)[number]

export const consoleLocales = ['PT_BR', 'EN_US'] as const
export type ConsoleLocale = (typeof consoleLocales)[number]

export const currencies = ['BRL', 'EUR', 'USD', 'MXN'] as const
export type Currency = (typeof currencies)[number]

export const roles = ['SELLER', 'ADMIN', 'MASTER', 'MANAGER', 'CUSTOMER'] as const
export type Role = (typeof roles)[number]

/** The 20 flags that a platform's staff may hold, each tied to admin pages or to an action inside one. */
export const adminPermissions = [
  'isDashboardAvailable',
  'isUsersAvailable',
  'isFunctionariesAvailable',
  'isManagersAvailable',
  'isProductsAvailable',
  'isSalesAvailable',
  'isWithdrawsAvailable',
  'isWithdrawsManagerAvailable',
  'isAntecipationsAvailable',
  'isValidateDocumentsAvailable',
  'isValidateBankAccountsAvailable',
  'isWithdrawsRequestUsersAvailable',
  'isWithdrawsRequestManagersAvailable',
  'isConfigAvailable',
  'isNotificationsAvailable',
  'isChargesAvailable',
  'isUsersLoginAvailable',
  'isExportUsersAvailable',
  'isUserAdvancedOptionsAvailable',
  'isUserDocumentsAvailable',
] as const
export type AdminPermission = (typeof adminPermissions)[number]

/** Status of an account. The permissions of each: `account-standing.ts`. */
export const accountStatuses = ['ACTIVE', 'REVIEW', 'OFFBOARDING', 'BLOCKED'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** Changes that staff may be allowed to make while they visit a seller's area. */
export const visitActions = ['EDIT_SALES_PAGE', 'RESEND_ACCESS'] as const
export type VisitOperation = (typeof visitActions)[number]

/** Status of a member of a platform's staff. */
export const staffStatuses = ['INVITED', 'ACTIVE', 'SUSPENDED', 'EXPIRED'] as const
export type StaffStatus = (typeof staffStatuses)[number]

/** Status of a manager of sellers. */
export const managerStatuses = ['INVITED', 'ACTIVE', 'SUSPENDED'] as const
export type ManagerStatus = (typeof managerStatuses)[number]
