import { type Cents, centsToDecimalString, decimalToCents } from '#money/money.ts'
import { foldToAscii } from '#texts/fold-to-ascii.ts'

/**
 * The text behind a Pix QR code (EMV, merchant presented): fields of a two-digit id, a two-digit length and a value,
 * ended by a checksum. A static code names a key; a dynamic code names an address where the payer's bank reads the
 * charge; a recurrence code names only the address of a Pix Automático mandate.
 */
export type BrCode = {
  valid: true
  kind: 'static' | 'dynamic' | 'recurrence'
  key: string | null
  url: string | null
  recurrenceUrl: string | null
  amountCents: Cents | null
  merchantName: string
  merchantCity: string
  description: string | null
  txid: string | null
}

export type BrCodeProblem = 'SYNTAX' | 'CHECKSUM' | 'NOT_PIX' | 'AMOUNT'
export type DecodedBrCode = BrCode | { valid: false; problem: BrCodeProblem }

const pixDomain = 'br.gov.bcb.pix'
const noTxid = '***'
const lengthMax = 512

export function decodeBrCode(code: string): DecodedBrCode {
  const text = code.trim()
  const problem = problemOfText(text)
  if (problem) return refuse(problem)
  const measured = measures.map((measure) => decodeMeasured(text, measure))
  return measured.find(({ valid }) => valid) ?? measured[0] ?? refuse('SYNTAX')
}

function problemOfText(text: string): BrCodeProblem | null {
  if (text.length > lengthMax || !/^000201.*6304[0-9A-Fa-f]{4}$/s.test(text)) return 'SYNTAX'
  return crc16(text.slice(0, -4)) === text.slice(-4).toUpperCase() ? null : 'CHECKSUM'
}

function decodeMeasured(text: string, measure: Measure): DecodedBrCode {
  const readFields = (value: string) => readFieldsBy(measure, value)
  const pixTemplate = (fields: Fields, first: number, last: number): Fields | null => {
    for (let id = first; id <= last; id += 1) {
      const template = readFields(fields.get(String(id)) ?? '')
      if (template?.get('00')?.toLowerCase() === pixDomain) return template
    }
    return null
  }

  const fields = readFields(text)
  if (!fields) return refuse('SYNTAX')
  const isBrazilian = (fields.get('53') ?? '986') === '986' && (fields.get('58') ?? 'BR') === 'BR'
  const account = isBrazilian && pixTemplate(fields, 26, 51)
  if (!account) return refuse('NOT_PIX')
  const key = account.get('01') ?? null
  const url = account.get('25') ?? null
  const recurrenceUrl = pixTemplate(fields, 80, 99)?.get('25') ?? null
  const kind = url ? 'dynamic' : key ? 'static' : recurrenceUrl ? 'recurrence' : null
  if (!kind || (url && key)) return refuse('NOT_PIX')

  const amount = fields.get('54')
  if (amount !== undefined && !/^\d{1,10}(\.\d{1,2})?$/.test(amount)) return refuse('AMOUNT')
  const additional = readFields(fields.get('62') ?? '')
  if (!additional) return refuse('SYNTAX')
  const txid = additional.get('05') ?? noTxid
  return {
    valid: true,
    kind,
    key,
    url,
    recurrenceUrl,
    amountCents: amount === undefined ? null : decimalToCents(amount),
    merchantName: fields.get('59') ?? '',
    merchantCity: fields.get('60') ?? '',
    description: account.get('02') ?? null,
    txid: txid === noTxid ? null : txid,
  }
}

export type StaticBrCode = {
  key: string
  merchantName: string
  merchantCity: string
  /** Without an amount, the payer types one. */
  amountCents?: Cents | undefined
  txid?: string | undefined
  description?: string | undefined
}

export function encodeStaticBrCode(code: StaticBrCode): string {
  if (code.txid !== undefined && !/^[A-Za-z0-9]{1,25}$/.test(code.txid)) {
    throw new RangeError('The txid of a static code has 1 to 25 letters or digits')
  }
  const description = code.description ? writeField('02', foldToAscii(code.description)) : ''
  const account = writeField('00', pixDomain) + writeField('01', code.key) + description
  return closeCode({ ...code, account, initiation: '', txid: code.txid ?? noTxid, recurrenceUrl: undefined })
}

export type DynamicBrCode = {
  /** Host and path where the payer's bank reads the charge, without a scheme. */
  url: string
  merchantName: string
  merchantCity: string
  /** Shown by some banks only: the amount at the address is charged. */
  amountCents?: Cents | undefined
  recurrenceUrl?: string | undefined
}

export function encodeDynamicBrCode(code: DynamicBrCode): string {
  if (code.url.length > 77 || code.url.includes('://')) {
    throw new RangeError('The address has at most 77 characters and no scheme')
  }
  const account = writeField('00', pixDomain) + writeField('25', code.url)
  return closeCode({ ...code, account, initiation: writeField('01', '12'), txid: noTxid })
}

type CodeParts = Pick<DynamicBrCode, 'merchantName' | 'merchantCity' | 'amountCents' | 'recurrenceUrl'> & {
  account: string
  initiation: string
  txid: string
}

function closeCode(parts: CodeParts): string {
  const amount = parts.amountCents ? writeField('54', centsToDecimalString(parts.amountCents)) : ''
  const recurrence = parts.recurrenceUrl
    ? writeField('80', writeField('00', pixDomain) + writeField('25', parts.recurrenceUrl))
    : ''
  const body = [
    writeField('00', '01'),
    parts.initiation,
    writeField('26', parts.account),
    writeField('52', '0000'),
    writeField('53', '986'),
    amount,
    writeField('58', 'BR'),
    writeField('59', printable(parts.merchantName, 25)),
    writeField('60', printable(parts.merchantCity, 15)),
    writeField('62', writeField('05', parts.txid)),
    recurrence,
    '6304',
  ].join('')
  return body + crc16(body)
}

function printable(text: string, length: number): string {
  const folded = foldToAscii(text).trim().slice(0, length).trim()
  if (folded === '') throw new RangeError('A Pix code needs the name and the city of the recipient')
  return folded
}

function writeField(id: string, value: string): string {
  if (value.length < 1 || value.length > 99)
    throw new RangeError(`Field ${id} of a Pix code has 1 to 99 characters`)
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

type Fields = Map<string, string>

/** Lengths count characters by the standard, but some writers count the bytes of accented letters. */
type Measure = { split: (text: string) => string[]; join: (parts: readonly string[]) => string }
const inCharacters: Measure = { split: (text) => Array.from(text), join: (parts) => parts.join('') }
const inBytes: Measure = {
  split: (text) => Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)),
  join: (parts) => new TextDecoder().decode(Uint8Array.from(parts, (part) => part.charCodeAt(0))),
}
const measures = [inCharacters, inBytes]

function readFieldsBy({ split, join }: Measure, text: string): Fields | null {
  const fields: Fields = new Map()
  const parts = split(text)
  let position = 0
  while (position < parts.length) {
    const header = parts.slice(position, position + 4).join('')
    if (!/^\d{4}$/.test(header)) return null
    const id = header.slice(0, 2)
    const end = position + 4 + Number(header.slice(2))
    if (end > parts.length || fields.has(id)) return null
    fields.set(id, join(parts.slice(position + 4, end)))
    position = end
  }
  return fields
}

function refuse(problem: BrCodeProblem): { valid: false; problem: BrCodeProblem } {
  return { valid: false, problem }
}

/** CRC-16/CCITT-FALSE over the UTF-8 bytes, as four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
