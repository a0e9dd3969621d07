import type { Currency } from './vocabulary.ts'

/** What sales are counted by. */
export const salesReports = ['PERIOD', 'PRODUCT', 'OFFER', 'SOURCE', 'AFFILIATE', 'METHOD'] as const
export type SalesReport = (typeof salesReports)[number]

export const reports = [...salesReports, 'APPROVAL', 'REFUNDS', 'SUBSCRIPTIONS', 'RELEASES'] as const
export type Report = (typeof reports)[number]

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
  REFUNDS: ['refundCount', 'refundCents', 'chargebackCount', 'chargebackCents', 'givenCents'],
  SUBSCRIPTIONS: ['activeCount', 'monthlyCents', 'startedCount', 'leftCount', 'lostCount', 'atStartCount'],
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
  REFUNDS: 'givenCents',
  SUBSCRIPTIONS: 'monthlyCents',
  RELEASES: 'releaseCents',
}

export const isMoneyFigure = (figure: Figure) => figure.endsWith('Cents')
/** Those whose rows are days. */
export const isByDay = (report: Report) => report === 'PERIOD' || report === 'RELEASES'
/** What waits for its date has no period behind it. */
export const hasPeriod = (report: Report) => report !== 'RELEASES'

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
