import type { CalendarDay } from './calendar.ts'
import type { DateRange } from './options/date-ranges.ts'
import type { Currency } from './vocabulary.ts'

/** What sales are counted by. */
export const salesReports = ['PERIOD', 'PRODUCT', 'OFFER', 'SOURCE', 'AFFILIATE', 'METHOD'] as const
export type SalesReport = (typeof salesReports)[number]

export const reports = [
  ...salesReports,
  'APPROVAL',
  'CARTS',
  'REFUNDS',
  'SUBSCRIPTIONS',
  'COHORT',
  'RELEASES',
] as const
export type Report = (typeof reports)[number]

/** After so many months it is counted who of those that came is still there. */
export const cohortMonths = [1, 2, 3, 6, 9] as const

const salesFigures = ['salesCount', 'grossCents', 'reversedCents', 'shareCents', 'netCents'] as const

/** The columns of each report, in their order. A name says its unit: `Count` is a number of things, `Cents` is money. */
export const reportFigures = {
  PERIOD: salesFigures,
  PRODUCT: salesFigures,
  OFFER: salesFigures,
  SOURCE: salesFigures,
  AFFILIATE: salesFigures,
  METHOD: salesFigures,
  APPROVAL: ['cardCount', 'cardCents'],
  CARTS: ['cartCount', 'cartCents', 'openCents', 'recoveredCount', 'recoveredCents'],
  REFUNDS: ['refundCount', 'refundCents', 'chargebackCount', 'chargebackCents', 'givenCents'],
  SUBSCRIPTIONS: ['activeCount', 'monthlyCents', 'startedCount', 'leftCount', 'lostCount', 'atStartCount'],
  COHORT: ['startedCount', 'after1Count', 'after2Count', 'after3Count', 'after6Count', 'after9Count'],
  RELEASES: ['lotCount', 'releaseCents', 'reserveCents'],
} as const satisfies Record<Report, readonly string[]>

export type Figure = (typeof reportFigures)[Report][number]
export type Figures = Partial<Record<Figure, number>>

/** What the chart of each report draws. */
export const drawnFigure: Record<Report, Figure> = {
  PERIOD: 'grossCents',
  PRODUCT: 'grossCents',
  OFFER: 'grossCents',
  SOURCE: 'grossCents',
  AFFILIATE: 'grossCents',
  METHOD: 'grossCents',
  APPROVAL: 'cardCount',
  CARTS: 'cartCents',
  REFUNDS: 'givenCents',
  SUBSCRIPTIONS: 'monthlyCents',
  COHORT: 'startedCount',
  RELEASES: 'releaseCents',
}

export const isMoneyFigure = (figure: Figure) => figure.endsWith('Cents')
/** Those whose rows are days. */
export const isByDay = (report: Report) => report === 'PERIOD' || report === 'RELEASES'
/** Those whose rows are months. */
export const isByMonth = (report: Report) => report === 'COHORT'
/** What waits for its date has no period behind it, and who stays is told of the last twelve months. */
export const hasPeriod = (report: Report) => report !== 'RELEASES' && report !== 'COHORT'

/** The key under which everything beyond the longest table is summed. */
export const othersKey = 'OTHERS'

export type ReportRow = {
  /** A day, an id, a method with its installments, a reason; empty for what has none. */
  key: string
  /** Of what a person has named; the rest is named by its key. */
  name: string | null
  values: Figures
}

/** The rows of one currency and their sums. Amounts of two currencies are never added. */
export type ReportPart = { currency: Currency; rows: ReportRow[]; totals: Figures; before: Figures | null }

/** What somebody chose on the page of a report: a stretch up to today or two days that are both included, and one product. */
export type ReportFilters = {
  range?: DateRange | undefined
  from?: CalendarDay | undefined
  to?: CalendarDay | undefined
  productId?: string | undefined
}

/** Every Monday with the week before it, or on the first of each month with the month before it. */
export const reportSchedules = ['WEEKLY', 'MONTHLY'] as const
export type ReportSchedule = (typeof reportSchedules)[number]
