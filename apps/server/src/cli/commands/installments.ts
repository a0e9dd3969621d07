import { installmentOptions } from '@balcao/domain/money/installments'
import { formatMoney } from '@balcao/domain/money/money'
import { type Answer, WrongCall } from '#cli/command.ts'
import { readArguments } from '#cli/read-arguments.ts'

const mostInstallments = 99

export function installments(words: string[]): Answer {
  const given = readArguments(words, { options: ['total', 'count', 'free', 'fees', 'min'] })
  const options = installmentOptions({
    totalPrice: readWholeNumber('total', given.total),
    numberOfInstallments: readWholeNumber('count', given.count, { most: mostInstallments }),
    maxInstallmentsWithoutInterest: readWholeNumber('free', given.free ?? '1'),
    installmentsFees: readFees(given.fees ?? ''),
    minInstallmentValue: readWholeNumber('min', given.min ?? '0'),
  })
  const lines = options.map(
    ({ count, installmentValue, total }) =>
      `${String(count).padStart(2)}x ${inReais(installmentValue)}, ${inReais(total)} in all`,
  )
  return {
    data: options.map(({ count, installmentValue, total }) => ({ count, installmentValue, total })),
    text: lines.join('\n') || 'No way to divide it.',
  }
}

/** Up to this amount a total is exact even in the longest list. */
const largestNumber = 1_000_000_000_000

function readWholeNumber(name: string, value: string | undefined, { most = largestNumber } = {}): number {
  const number = /^\d{1,15}$/.test(value ?? '') ? Number(value) : Number.NaN
  if (number <= most) return number
  throw new WrongCall(`--${name} takes a whole number, at most ${most}`)
}

function readFees(list: string): number[] {
  if (list.trim() === '') return []
  return list.split(',').map((text) => {
    const fee = text.trim()
    if (!/^\d{1,4}(\.\d{1,6})?$/.test(fee)) throw new WrongCall('--fees takes percentages such as 0,3.2,4.6')
    return Number(fee)
  })
}

function inReais(cents: number): string {
  return formatMoney(cents, 'BRL', 'PT_BR')
}
