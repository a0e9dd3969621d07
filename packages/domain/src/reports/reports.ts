import type { CalendarDay } from '#calendar.ts'
import type { DateRange } from '#options/date-ranges.ts'
import type { Currency } from '#vocabulary.ts'

/** Dimensions by which sales are grouped. */
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

/** Months after which a cohort's retention is measured. */
export const cohortMonths = [1, 2, 3, 6, 9] as const

const salesFigures = ['salesCount', 'grossCents', 'reversedCents', 'shareCents', 'netCents'] as const

/**
 * Columns of each report, in their order. A name says its unit: `Count` is a number of things, `Cents` is
 * money.
 */
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

/** Figure that the chart of each report draws. */
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
/** Reports whose rows are days. */
export const isByDay = (report: Report) => report === 'PERIOD' || report === 'RELEASES'
/** Reports whose rows are months. */
export const isByMonth = (report: Report) => report === 'COHORT'
/** RELEASES looks ahead and has no past period; COHORT always covers the last twelve months. */
export const hasPeriod = (report: Report) => report !== 'RELEASES' && report !== 'COHORT'

/** The key under which all rows beyond the longest table are summed. */
export const othersKey = 'OTHERS'

export type ReportRow = {
  /** A day, an id, a method with its installments, a reason; empty for sales without any. */
  key: string
  /** Name given by a person; null for rows named by their key. */
  name: string | null
  values: Figures
}

/** The rows of one currency and their sums. Amounts of two currencies are never added. */
export type ReportPart = { currency: Currency; rows: ReportRow[]; totals: Figures; before: Figures | null }

/** Choices on the page of a report: a range up to today or two days, both included, and one product. */
export type ReportFilters = {
  range?: DateRange | undefined
  from?: CalendarDay | undefined
  to?: CalendarDay | undefined
  productId?: string | undefined
}

/** Every Monday with the week before it, or on the first of each month with the month before it. */
export const reportSchedules = ['WEEKLY', 'MONTHLY'] as const
export type ReportSchedule = (typeof reportSchedules)[number]
