import { addDays, type CalendarDay, daysBetween } from '#calendar.ts'
import { assertAmount, type Cents } from '#money/money.ts'
import { bankSlipModulo11, collectionModulo11, modulo10 } from './boleto-check-digits.ts'

/** BANK is the slip of a sale; COLLECTION is the bill of a utility, a city or a tax office. */
export type Boleto = {
  valid: true
  kind: 'BANK' | 'COLLECTION'
  /** The digits a person types: 47 for a bank slip, 48 for a collection bill. */
  line: string
  barcode: string
  bankCode: string | null
  /** Zero leaves the amount to the payer; null for a bill in a unit other than reais. */
  amountCents: Cents | null
  dueDate: CalendarDay | null
}

export type BoletoProblem = 'LENGTH' | 'CURRENCY' | 'VALUE_KIND' | 'FIELD_DIGIT' | 'GENERAL_DIGIT'
export type ReadBoleto = Boleto | { valid: false; problem: BoletoProblem }

const firstDueDay = '1997-10-07'
const cycleInDays = 9000
/**
 * Slips are rarely issued for more than fifteen years ahead, which decides between two readings of a due
 * date.
 */
const farthestDueInDays = 5500

/** Reads a typed line or a scanned barcode. The due date is ambiguous by itself: the day of reading decides. */
export function readBoleto(value: string, referenceDay: CalendarDay): ReadBoleto {
  const digits = value.replace(/[\s.-]/g, '')
  if (!/^\d+$/.test(digits)) return refuse('LENGTH')
  if (digits.length === 48 || (digits.length === 44 && digits.startsWith('8'))) return readCollection(digits)
  if (digits.length !== 47 && digits.length !== 44) return refuse('LENGTH')

  const barcode = digits.length === 44 ? digits : bankLineToBarcode(digits)
  if (barcode[3] !== '9') return refuse('CURRENCY')
  const line = bankBarcodeToLine(barcode)
  if (digits.length === 47 && line !== digits) return refuse('FIELD_DIGIT')
  if (Number(barcode[4]) !== generalDigit(barcode)) return refuse('GENERAL_DIGIT')
  return {
    valid: true,
    kind: 'BANK',
    line,
    barcode,
    bankCode: barcode.slice(0, 3),
    amountCents: Number(barcode.slice(9, 19)),
    dueDate: dueDateOfFactor(Number(barcode.slice(5, 9)), referenceDay),
  }
}

export type BankSlip = {
  bankCode: string
  amountCents: Cents
  dueDate: CalendarDay | null
  /** The 25 digits that each bank fills by its own rule. */
  freeField: string
}

export function encodeBankSlip(slip: BankSlip): { line: string; barcode: string } {
  assertAmount(slip.amountCents)
  if (slip.amountCents > 9_999_999_999) throw new RangeError('A boleto holds at most R$ 99.999.999,99')
  if (!/^\d{3}$/.test(slip.bankCode) || !/^\d{25}$/.test(slip.freeField)) {
    throw new RangeError('A boleto has a bank code of 3 digits and a free field of 25')
  }
  const factor = slip.dueDate === null ? '0000' : String(dueFactor(slip.dueDate))
  const amount = String(slip.amountCents).padStart(10, '0')
  const withoutDigit = `${slip.bankCode}9-${factor}${amount}${slip.freeField}`
  const barcode = withoutDigit.replace('-', String(bankSlipModulo11(withoutDigit.replace('-', ''))))
  return { line: bankBarcodeToLine(barcode), barcode }
}

/** '00190.00009 01149.718601 68524.522114 6 75860000102656' */
export function formatBoletoLine(line: string): string {
  if (line.length === 47) {
    return line.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')
  }
  if (line.length === 48) return line.replace(/(.{11})(.)/g, '$1-$2 ').trim()
  return line
}

/** Days since 7 October 1997; after 9999, on 21 February 2025, the count went back to 1000. */
export function dueFactor(dueDate: CalendarDay): number {
  const days = daysBetween({ from: firstDueDay, to: dueDate })
  if (days < 1000) throw new RangeError('A boleto cannot be due before 3 July 2000')
  return ((days - 1000) % cycleInDays) + 1000
}

function dueDateOfFactor(factor: number, referenceDay: CalendarDay): CalendarDay | null {
  if (factor < 1000) return null
  const farthest = addDays(referenceDay, farthestDueInDays)
  let dueDate = addDays(firstDueDay, factor)
  for (let next = addDays(dueDate, cycleInDays); next <= farthest; next = addDays(next, cycleInDays))
    dueDate = next
  return dueDate
}

function generalDigit(barcode: string): number {
  return bankSlipModulo11(barcode.slice(0, 4) + barcode.slice(5))
}

function bankLineToBarcode(line: string): string {
  const free = line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31)
  return line.slice(0, 4) + line.slice(32, 33) + line.slice(33) + free
}

function bankBarcodeToLine(barcode: string): string {
  const free = barcode.slice(19)
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)]
  const checked = fields.map((field) => `${field}${modulo10(field)}`).join('')
  return checked + barcode.slice(4, 5) + barcode.slice(5, 19)
}

function readCollection(digits: string): ReadBoleto {
  const blocks = digits.length === 48 ? digits.match(/.{12}/g)?.map((block) => block.slice(0, 11)) : null
  const barcode = blocks?.join('') ?? digits
  const valueKind = barcode[2] ?? ''
  if (!barcode.startsWith('8') || !/[6-9]/.test(valueKind)) return refuse('VALUE_KIND')
  const checkDigit = valueKind === '6' || valueKind === '7' ? modulo10 : collectionModulo11
  const line = barcode.replace(/.{11}/g, (block) => `${block}${checkDigit(block)}`)
  if (digits.length === 48 && line !== digits) return refuse('FIELD_DIGIT')
  if (Number(barcode[3]) !== checkDigit(barcode.slice(0, 3) + barcode.slice(4)))
    return refuse('GENERAL_DIGIT')
  const isInReais = valueKind === '6' || valueKind === '8'
  return {
    valid: true,
    kind: 'COLLECTION',
    line,
    barcode,
    bankCode: null,
    amountCents: isInReais ? Number(barcode.slice(4, 15)) : null,
    dueDate: null,
  }
}

function refuse(problem: BoletoProblem): { valid: false; problem: BoletoProblem } {
  return { valid: false, problem }
}
