import { divideRoundingHalfUp, parseDecimal, powerOfTen } from './decimal.ts'
import { assertAmount, type Cents } from './money.ts'

export type InstallmentPlan = {
  numberOfInstallments: number
  maxInstallmentsWithoutInterest: number
  /** Percent of the total price for each number of installments, from 1x to 12x. */
  installmentsFees: readonly number[]
  minInstallmentValue: Cents
  totalPrice: Cents
}

export type InstallmentOption = { count: number; installmentValue: Cents; total: Cents }

/**
 * Installment counts offered to a buyer. A count above the interest-free ones is offered only if the platform
 * has set a fee for it.
 */
export function installmentOptions(plan: InstallmentPlan): InstallmentOption[] {
  assertAmount(plan.totalPrice)
  const options: InstallmentOption[] = []
  for (let count = 1; count <= plan.numberOfInstallments; count += 1) {
    const fee = count <= plan.maxInstallmentsWithoutInterest ? 0 : plan.installmentsFees[count - 1]
    if (fee === undefined) continue
    const total = addPercent(plan.totalPrice, fee)
    const installmentValue = Number(divideRoundingHalfUp(BigInt(total), BigInt(count)))
    if (installmentValue >= plan.minInstallmentValue) options.push({ count, installmentValue, total })
  }
  return options
}

/**
 * The parcel shown to buyers: it is never above a parcel of the bill, whose first parcel also includes the
 * odd cents.
 */
export function shownParcel({ total, count }: Pick<InstallmentOption, 'total' | 'count'>): Cents {
  return Math.floor(total / count)
}

export type InterestRates = { monthlyPercent: number; annualPercent: number }

/**
 * Interest of installments as a rate, by the Price table with the first parcel after a month. For display
 * only: the total comes from the platform's percentages. Null without interest.
 */
export function interestRates(price: Cents, { total, count }: InstallmentOption): InterestRates | null {
  if (total <= price || count < 2) return null
  const parcel = total / count
  const presentValue = (rate: number) => (parcel * (1 - (1 + rate) ** -count)) / rate
  let [low, high] = [0, 1]
  while (presentValue(high) > price) high *= 2
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (presentValue(middle) > price) low = middle
    else high = middle
  }
  return { monthlyPercent: high * 100, annualPercent: ((1 + high) ** 12 - 1) * 100 }
}

/** Amount of each installment: they add up to the total, and the first includes the odd cents, as at acquirers. */
export function installmentAmounts({ total, count }: { total: Cents; count: number }): Cents[] {
  assertAmount(total)
  if (!Number.isInteger(count) || count < 1)
    throw new RangeError('The number of installments must be at least one')
  const oddCents = total % count
  const base = (total - oddCents) / count
  return Array.from({ length: count }, (_, index) => (index === 0 ? base + oddCents : base))
}

function addPercent(amount: Cents, percent: number): Cents {
  const { units, scale } = parseDecimal(percent)
  if (units < 0n) throw new RangeError('An installment fee must not be negative')
  const hundred = 100n * powerOfTen(scale)
  const total = Number(divideRoundingHalfUp(BigInt(amount) * (hundred + units), hundred))
  assertAmount(total)
  return total
}
