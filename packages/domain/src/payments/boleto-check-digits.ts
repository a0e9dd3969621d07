/** Weights 2, 1, 2, 1 … from the right, adding the digits of each product. */
export function modulo10(digits: string): number {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const doubled = (digits.length - 1 - index) % 2 === 0
    const product = Number(digits[index]) * (doubled ? 2 : 1)
    sum += product > 9 ? product - 9 : product
  }
  return (10 - (sum % 10)) % 10
}

/** The general digit of a bank slip is never zero: where the rule yields 0, 10 or 11 it is 1. */
export function bankSlipModulo11(digits: string): number {
  const digit = 11 - (weightedSum(digits) % 11)
  return digit === 10 || digit === 11 ? 1 : digit
}

/** Utility and tax bills use the same sum with other rules for its remainder: 0 and 1 give 0, 10 gives 1. */
export function collectionModulo11(digits: string): number {
  const rest = weightedSum(digits) % 11
  if (rest === 0 || rest === 1) return 0
  return rest === 10 ? 1 : 11 - rest
}

function weightedSum(digits: string): number {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    sum += Number(digits[index]) * (((digits.length - 1 - index) % 8) + 2)
  }
  return sum
}
