/** IBS and CBS of an invoice, stored with the invoice. */
export type IbsCbs = {
  /** CST and cClassTrib, the codes of the tax situation: here always full taxation. */
  cst: string
  classification: string
  baseCents: number
  ibsBasisPoints: number
  cbsBasisPoints: number
  ibsCents: number
  cbsCents: number
}

/** Rates of the test year, on which nothing is collected (LC 214/2025, arts. 343 and 346). */
const testYear = 2026
const testRates = { ibsBasisPoints: 10, cbsBasisPoints: 90 }

/** Null for other years than 2026: their rates are not in this table. */
export function ibsCbsOf(baseCents: number, year: number): IbsCbs | null {
  if (year !== testYear) return null
  const { ibsBasisPoints, cbsBasisPoints } = testRates
  const taxOf = (basisPoints: number) => Math.round((baseCents * basisPoints) / 10_000)
  return {
    cst: '000',
    classification: '000001',
    baseCents,
    ...testRates,
    ibsCents: taxOf(ibsBasisPoints),
    cbsCents: taxOf(cbsBasisPoints),
  }
}
