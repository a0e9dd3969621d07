import { dayInSaoPaulo, isCalendarDay } from '@balcao/domain/calendar'
import { formatMoney } from '@balcao/domain/money/money'
import { type Boleto, type BoletoProblem, formatBoletoLine, readBoleto } from '@balcao/domain/payments/boleto'
import { type Answer, type World, WrongCall } from '#cli/command.ts'
import { readArguments } from '#cli/read-arguments.ts'

const nothing = {
  valid: false,
  kind: null,
  line: null,
  barcode: null,
  bankCode: null,
  amountCents: null,
  dueDate: null,
}

const problems: Record<BoletoProblem, string> = {
  LENGTH: 'This is no boleto: a line has 47 or 48 digits and a barcode 44.',
  CURRENCY: 'This is no boleto in reais.',
  VALUE_KIND: 'This is no bill that Brazil knows.',
  FIELD_DIGIT: 'A check digit inside the line does not match.',
  GENERAL_DIGIT: 'The check digit over the whole does not match.',
}

export function boleto(words: string[], { now }: World): Answer {
  const given = readArguments(words, { names: ['LINE-OR-BARCODE'], options: ['on'] })
  const day = given.on ?? dayInSaoPaulo(now())
  if (!isCalendarDay(day)) throw new WrongCall('--on takes a day such as 2026-03-02')
  const read = readBoleto(given['LINE-OR-BARCODE'], day)
  if (!read.valid) return { data: nothing, text: problems[read.problem] }
  const { kind, line, barcode, bankCode, amountCents, dueDate } = read
  return { data: { valid: true, kind, line, barcode, bankCode, amountCents, dueDate }, text: describe(read) }
}

function describe({ kind, line, barcode, bankCode, amountCents, dueDate }: Boleto): string {
  return [
    kind === 'BANK' ? `A bank slip of bank ${bankCode}` : 'A collection bill',
    `  line     ${formatBoletoLine(line)}`,
    `  barcode  ${barcode}`,
    `  amount   ${amountCents ? formatMoney(amountCents, 'BRL', 'PT_BR') : 'left open'}`,
    `  due      ${dueDate ?? 'no date inside'}`,
  ].join('\n')
}
