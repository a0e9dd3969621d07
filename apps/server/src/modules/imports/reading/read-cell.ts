import { type CalendarDay, clockInSaoPaulo, dayInSaoPaulo, isCalendarDay } from '@balcao/domain/calendar'
import { decimalToCents } from '@balcao/domain/money/money'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { isValidEmail, normalizeEmail } from '@balcao/domain/people/email'
import type { ImportedSaleStatus, ImportField, RowRefusal } from '@balcao/domain/platform/imports'
import { foldToAscii } from '@balcao/domain/texts/fold-to-ascii'
import { type Currency, currencies, type PaymentMethod } from '@balcao/domain/vocabulary'

/** Reason why a row is refused, and the field at fault. */
export class RefusedRow extends Error {
  readonly reason: RowRefusal
  readonly field: ImportField | null
  constructor(reason: RowRefusal, field: ImportField | null) {
    super(reason)
    this.reason = reason
    this.field = field
  }
}

/** Returns the cell of a row for a field, through the matched columns. */
export type Cells = (field: ImportField) => string

const centsMax = 100_000_000_000
/** A hyphen, dash or minus sign beside a number, or a number in parentheses, also with the currency between them. */
const negative = /(^|[^\d.,])[\p{Pd}\u2212][^\d]*\d|\d\s*[\p{Pd}\u2212]\D*$|[(（].*\d/u
const hourMs = 3_600_000

/** Text on one line, without control and other invisible characters. */
export function textIn(cells: Cells, field: ImportField, lengthMax: number): string | null {
  const text = cells(field)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
  if ([...text].length > lengthMax) throw new RefusedRow('TOO_LONG', field)
  return text === '' ? null : text
}

export function requiredText(cells: Cells, field: ImportField, lengthMax: number): string {
  const text = textIn(cells, field, lengthMax)
  if (text === null) throw new RefusedRow('MISSING', field)
  return text
}

export function emailIn(cells: Cells, field: ImportField): string | null {
  const text = textIn(cells, field, 254)
  if (text === null) return null
  if (!isValidEmail(text)) throw new RefusedRow('EMAIL_INVALID', field)
  return normalizeEmail(text)
}

/** A document without its punctuation; documents of other countries keep their letters. */
export function documentIn(cells: Cells, field: ImportField): string | null {
  const text = textIn(cells, field, 40)
  return text === null ? null : onlyDocumentCharacters(text) || null
}

/**
 * An amount: `R$ 1.234,56`, `1,234.56`, `19.9`, `19,90`. A single separator followed by three digits is
 * ambiguous and refused: a wrong guess would be off by a factor of a thousand. A minus before or after
 * the number, and parentheses, mean a negative amount, which is refused as well.
 */
export function amountIn(cells: Cells, field: ImportField): number | null {
  const text = textIn(cells, field, 60)
  if (text === null) return null
  if (negative.test(text)) throw new RefusedRow('AMOUNT_NEGATIVE', field)
  const bare = text.replace(/^[^\d,.-]+|[^\d,.]+$/g, '').replace(/(?<=\d)\s(?=\d)/g, '')
  if (!/^\d[\d.,]*$/.test(bare)) throw new RefusedRow('AMOUNT_INVALID', field)
  const cents = readAmount(bare, field)
  if (cents > centsMax) throw new RefusedRow('AMOUNT_INVALID', field)
  return cents
}

function readAmount(bare: string, field: ImportField): number {
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  if (last === -1) return decimalToCents(bare)
  const sign = bare[last] ?? ''
  const other = sign === ',' ? '.' : ','
  const isOnlyKind = !bare.includes(other)
  const times = bare.split(sign).length - 1
  const grouped = new RegExp(`^\\d{1,3}(\\${other}\\d{3})*\\${sign}\\d{1,2}$`)
  const plain = new RegExp(`^\\d+\\${sign}\\d{1,2}$`)
  if (plain.test(bare) || grouped.test(bare))
    return decimalToCents(bare.replaceAll(other, '').replace(sign, '.'))
  if (isOnlyKind && times > 1 && new RegExp(`^\\d{1,3}(\\${sign}\\d{3})+$`).test(bare))
    return decimalToCents(bare.replaceAll(sign, ''))
  throw new RefusedRow(isOnlyKind && times === 1 ? 'AMOUNT_UNCLEAR' : 'AMOUNT_INVALID', field)
}

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/
const yearFirst =
  /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i

type Moment = { day: CalendarDay; hour: number; minute: number; second: number; zone: string | undefined }

function momentIn(cells: Cells, field: ImportField): Moment | null {
  const text = textIn(cells, field, 40)
  if (text === null) return null
  const byDay = dayFirst.exec(text)
  const [, year = '', month = '', dayOfMonth = '', hour = '0', minute = '0', second = '0', zone] = byDay
    ? [byDay[0], byDay[3], byDay[2], byDay[1], byDay[4], byDay[5], byDay[6], undefined]
    : (yearFirst.exec(text) ?? [])
  const day = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
  const moment = { day, hour: Number(hour), minute: Number(minute), second: Number(second), zone }
  const isTime = moment.hour < 24 && moment.minute < 60 && moment.second < 60
  if (!isCalendarDay(day) || !isTime || year < '1990') throw new RefusedRow('DATE_INVALID', field)
  return moment
}

/** An instant, `dd/mm/yyyy hh:mm` or ISO 8601; without a zone, in the time of São Paulo. */
export function instantIn(cells: Cells, field: ImportField): Date | null {
  const moment = momentIn(cells, field)
  if (moment === null) return null
  const { day, hour, minute, second, zone } = moment
  const [h, m, s] = [hour, minute, second].map((part) => String(part).padStart(2, '0'))
  const asUtc = Date.parse(`${day}T${h}:${m}:${s}Z`)
  if (zone !== undefined) return new Date(asUtc - offsetOf(zone) * 60_000)
  return new Date(asUtc + hoursToUtc(day, h ?? '00') * hourMs)
}

const knownHours = new Map<string, number>()
const knownHoursMax = 10_000

/**
 * Offset from São Paulo to UTC in hours: three, and two in the summers until 2019. Cached, because the lookup
 * of a zone is slow.
 */
function hoursToUtc(day: CalendarDay, hour: string): number {
  const place = `${day}T${hour}`
  const known = knownHours.get(place)
  if (known !== undefined) return known
  const isSo = (hours: number) => {
    const at = new Date(Date.parse(`${place}:00:00Z`) + hours * hourMs)
    return dayInSaoPaulo(at) === day && clockInSaoPaulo(at) === `${hour}:00`
  }
  const found = [3, 2].find(isSo) ?? 3
  if (knownHours.size >= knownHoursMax) knownHours.clear()
  knownHours.set(place, found)
  return found
}

function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

export function dayIn(cells: Cells, field: ImportField): CalendarDay | null {
  const at = instantIn(cells, field)
  return at && dayInSaoPaulo(at)
}

/**
 * A text in lower case, with letters and digits only and without accents: `Cartão de crédito` becomes `cartao
 * de credito`.
 */
export function folded(text: string): string {
  return foldToAscii(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

export function currencyIn(cells: Cells, field: ImportField): Currency {
  const text = textIn(cells, field, 20)
  if (text === null) return 'BRL'
  const code = text === 'R$' ? 'BRL' : text.toUpperCase()
  const known = currencies.find((currency) => currency === code)
  if (known === undefined) throw new RefusedRow('CURRENCY_UNKNOWN', field)
  return known
}

const methods: [RegExp, PaymentMethod][] = [
  [/\bpix\b/, 'PIX'],
  [/cartao|tarjeta|card|credito|credit/, 'CREDIT_CARD'],
  [/boleto|billet/, 'BILLET'],
]

export function methodIn(cells: Cells, field: ImportField): PaymentMethod | null {
  const text = folded(cells(field))
  return methods.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

const statuses: [RegExp, ImportedSaleStatus | 'NOT_PAID'][] = [
  [
    /^(paid|pago|paga|pagado|aprovad[oa]|aprobad[oa]|approved|complet[oaes]*|completed|concluid[oa])$/,
    'PAID',
  ],
  [/^(reembolsad[oa]|refunded|devolvid[oa]|estornad[oa])$/, 'REFUNDED'],
  [/^(chargeback|chargedback|charged back)$/, 'CHARGEBACK'],
  [
    /^(boleto impresso|billet printed|printed billet|aguardando pag(amen)?to|waiting payment|pendente|pending|pix gerado|iniciad[oa]|started|cancelad[oa]|cancell?ed|expirad[oa]|expired|recusad[oa]|refused|declined|abandonad[oa]|atrasad[oa]|overdue|em processamento|processing|under analysis|em analise|sem saldo|no funds)$/,
    'NOT_PAID',
  ],
]

/** Status of a sale. A file without the column contains only paid sales. */
export function saleStatusIn(cells: Cells, field: ImportField): ImportedSaleStatus {
  const text = folded(cells(field))
  if (text === '') return 'PAID'
  const status = statuses.find(([pattern]) => pattern.test(text))?.[1]
  if (status === undefined) throw new RefusedRow('STATUS_UNKNOWN', field)
  if (status === 'NOT_PAID') throw new RefusedRow('NOT_PAID', field)
  return status
}

const running = /^(ativ[oa]|activ[oae]|active|em dia|paid|pago|trial|periodo de teste)$/
const ended =
  /^(cancelad[oa]|cancell?ed|inativ[oa]|inactive|expirad[oa]|expired|encerrad[oa]|ended|atrasad[oa]|overdue|delayed|waiting payment|aguardando pagamento|started|iniciad[oa]|pausad[oa]|paused|cancelad[oa] pel[oa] .+|cancelled by .+)$/

export function refuseEnded(cells: Cells, field: ImportField): void {
  const text = folded(cells(field))
  if (text === '' || running.test(text)) return
  throw new RefusedRow(ended.test(text) ? 'NOT_ACTIVE' : 'STATUS_UNKNOWN', field)
}

const frequencies: [RegExp, number][] = [
  [/^(seman\w*|weekly|week)$/, 7],
  [/^(mensal|mensual|monthly|month|mes)$/, 30],
  [/^(bimestral|bimonthly)$/, 60],
  [/^(trimestral|quarterly)$/, 90],
  [/^(semestral|half yearly|biannual)$/, 180],
  [/^(anual|annual|annually|yearly|year|ano)$/, 365],
]

/** Days between two charges, from a word or a number of days. */
export function frequencyIn(cells: Cells, field: ImportField): number | null {
  const text = folded(cells(field))
  if (text === '') return null
  const days =
    /^(\d{1,3})( dias| days)?$/.exec(text)?.[1] ?? frequencies.find(([word]) => word.test(text))?.[1]
  if (days === undefined || Number(days) < 1 || Number(days) > 730)
    throw new RefusedRow('FREQUENCY_UNKNOWN', field)
  return Number(days)
}
