/** Source of a file of records. CSV is any other shop or spreadsheet. */
export const importSources = ['HOTMART', 'KIWIFY', 'CSV'] as const
export type ImportSource = (typeof importSources)[number]

export const importSubjects = ['SALES', 'SUBSCRIPTIONS', 'CUSTOMERS', 'PRODUCTS'] as const
export type ImportSubject = (typeof importSubjects)[number]

/**
 * MATCHING: the columns wait for confirmation. CHECKING, IMPORTING and UNDOING: a job reads or writes. CHECKED: the report of the
 * dry run waits for a decision.
 */
export const importStates = [
  'MATCHING',
  'CHECKING',
  'CHECKED',
  'IMPORTING',
  'DONE',
  'UNDOING',
  'UNDONE',
  'FAILED',
] as const
export type ImportState = (typeof importStates)[number]

/** States in which a job works on the import. */
export const workingStates = ['CHECKING', 'IMPORTING', 'UNDOING'] as const satisfies readonly ImportState[]

export const importFields = {
  SALES: [
    'foreignId',
    'product',
    'amount',
    'soldAt',
    'status',
    'currency',
    'method',
    'name',
    'email',
    'document',
  ],
  SUBSCRIPTIONS: [
    'foreignId',
    'product',
    'email',
    'name',
    'document',
    'amount',
    'currency',
    'nextDueOn',
    'frequency',
    'status',
  ],
  CUSTOMERS: ['email', 'name', 'document', 'phone'],
  PRODUCTS: ['product', 'foreignId', 'description', 'amount'],
} as const satisfies Record<ImportSubject, readonly string[]>
export type ImportField = (typeof importFields)[ImportSubject][number]

export const requiredFields: Record<ImportSubject, readonly ImportField[]> = {
  SALES: ['foreignId', 'product', 'amount', 'soldAt'],
  SUBSCRIPTIONS: ['foreignId', 'product', 'email', 'nextDueOn'],
  CUSTOMERS: ['email'],
  PRODUCTS: ['product'],
}

/** For each field the number of its column in the file, counted from zero. */
export type ColumnMatching = Partial<Record<ImportField, number>>

export const importedSaleStatuses = ['PAID', 'REFUNDED', 'CHARGEBACK'] as const
export type ImportedSaleStatus = (typeof importedSaleStatuses)[number]

/** Why a row is not imported. */
export const rowRefusals = [
  'MISSING',
  'TOO_LONG',
  'AMOUNT_INVALID',
  'AMOUNT_UNCLEAR',
  'AMOUNT_NEGATIVE',
  'DATE_INVALID',
  'DATE_IN_FUTURE',
  'EMAIL_INVALID',
  'CURRENCY_UNKNOWN',
  'STATUS_UNKNOWN',
  'FREQUENCY_UNKNOWN',
  'NOT_PAID',
  'NOT_ACTIVE',
  'OVERDUE',
  'REPEATED',
] as const
export type RowRefusal = (typeof rowRefusals)[number]

/** Why a whole file is refused. */
export const importFailures = ['TOO_MANY_ROWS', 'UNREADABLE', 'FILE_GONE', 'ERROR'] as const
export type ImportFailure = (typeof importFailures)[number]

export const importBytesMax = 50_000_000
export const importRowsMax = 200_000
/** Products become drafts that a person completes. */
export const importedProductsMax = 500
export const undoHours = 24
