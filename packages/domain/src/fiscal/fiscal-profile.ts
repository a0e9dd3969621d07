/** Tax regimes. MEI and SIMPLES belong to the Simples Nacional; PRESUMIDO and REAL do not. */
export const taxRegimes = ['MEI', 'SIMPLES', 'PRESUMIDO', 'REAL'] as const
export type TaxRegime = (typeof taxRegimes)[number]

/** Timing of automatic invoices. OFF: none is issued automatically. */
export const invoiceTimings = ['OFF', 'ON_PAYMENT', 'AFTER_GUARANTEE'] as const
export type InvoiceTiming = (typeof invoiceTimings)[number]

/** Code of a municipality by the IBGE. The first two digits are the state's. */
export const municipalityShape = /^[1-5]\d{6}$/
export const seriesShape = /^(?!0+$)\d{1,5}$/
/** Item, subitem and breakdown of the national list of services (LC 116), such as 080201. */
export const serviceCodeShape = /^\d{6}$/
/** Nomenclatura Brasileira de Serviços. */
export const nbsShape = /^\d{9}$/
/** Nomenclatura Comum do Mercosul, for goods. */
export const ncmShape = /^\d{8}$/

/** Highest rate of the ISS, by law. */
export const issRateMaxBasisPoints = 500
export const dpsNumberMax = 999_999_999_999_999

/** Days before the expiry of a certificate from which on the seller sees a notice. */
export const certificateNoticeDays = 30
