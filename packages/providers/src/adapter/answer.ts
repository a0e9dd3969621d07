import { isCalendarDay, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money/money'
import type { AmountUnit } from '#contract.ts'
import { amountFromProvider } from './amounts.ts'
import { badResponse } from './provider-failed.ts'

/**
 * A provider's answer; only the fields in use are read. A field is named by its path ('pix.qrcode',
 * 'charges.0.id'). A star stands for the first entry, whatever its name ('errors.*.0'). Back-ends often name
 * one field in two ways: of several paths, the first with a value is read. Required readers end the operation
 * as a bad response; optional readers return undefined.
 */
export type Answer = {
  at(path: string): Answer
  list(path: string): Answer[]
  /** A list that must be present, for searches in which an empty list is a proof. */
  requiredList(path: string): Answer[]
  /**
   * An id of the provider: numbers are accepted; blanks, overlong texts and characters that no address or
   * table could hold are not.
   */
  identifier(...paths: string[]): string
  text(...paths: string[]): string
  optionalText(...paths: string[]): string | undefined
  amount(...paths: string[]): Cents
  optionalAmount(...paths: string[]): Cents | undefined
  optionalDate(...paths: string[]): Date | undefined
  /** A picture as a data URL, whether or not the provider writes it as one. Any other data is left out. */
  optionalImage(...paths: string[]): string | undefined
  isTrue(path: string): boolean
  /** True only for an explicit false: a missing field is not false. */
  isFalse(path: string): boolean
}

const longestIdentifier = 255
const dataImage = /^data:image\/[\w.+-]+;base64,/
const base64 = /^[A-Za-z0-9+/_-]+=*$/
const yearFirst = /^\d{4}-\d{2}-\d{2}[ T]/
/** An older date counts as absent: some back-ends write 0001-01-01 or 1970-01-01 for no date. */
const firstRealMoment = Date.UTC(2000)
const localDateTime = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/

/** `noteId` receives every id that is read, so that an id is kept when another field of the answer is missing. */
export function createAnswer(value: unknown, unit: AmountUnit, noteId?: (id: string) => void): Answer {
  const find = (paths: readonly string[]): unknown => {
    for (const path of paths) {
      const found = valueAt(value, path)
      if (found !== undefined && found !== null && found !== '') return found
    }
    return undefined
  }
  const asWritten = (paths: readonly string[]) => {
    const found = find(paths)
    return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined
  }
  const optionalText = (...paths: string[]) => {
    const found = asWritten(paths)
    return found === undefined ? undefined : storable(found)
  }
  const text = (...paths: string[]) => optionalText(...paths) ?? missing(paths)
  const listAt = (path: string) => {
    const found = valueAt(value, path)
    return Array.isArray(found) ? found.map((entry) => createAnswer(entry, unit, noteId)) : undefined
  }
  const optionalAmount = (...paths: string[]) => {
    const found = find(paths)
    return found === undefined ? undefined : amountFromProvider(found, unit)
  }
  return {
    at: (path) => createAnswer(valueAt(value, path), unit, noteId),
    list: (path) => listAt(path) ?? [],
    requiredList: (path) => listAt(path) ?? missing([path]),
    identifier: (...paths) => {
      const identifier = asWritten(paths)?.trim() ?? ''
      if (!isIdentifier(identifier)) missing(paths)
      noteId?.(identifier)
      return identifier
    },
    text,
    optionalText,
    amount: (...paths) => optionalAmount(...paths) ?? missing(paths),
    optionalAmount,
    optionalDate: (...paths) => {
      const found = optionalText(...paths)
      return found === undefined ? undefined : readDate(found)
    },
    optionalImage: (...paths) => {
      const found = optionalText(...paths)?.replace(/\s/g, '')
      if (found === undefined || dataImage.test(found)) return found
      return base64.test(found) ? `data:image/png;base64,${found}` : undefined
    },
    isTrue: (path) => valueAt(value, path) === true,
    isFalse: (path) => valueAt(value, path) === false,
  }
}

/** The empty path is the whole answer, for providers that answer with a bare text. */
function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value
  let current = value
  for (const name of path.split('.')) {
    if (typeof current !== 'object' || current === null) return undefined
    const step = name === '*' ? Object.keys(current)[0] : name
    if (step === undefined || !Object.hasOwn(current, step)) return undefined
    current = (current as Record<string, unknown>)[step]
  }
  return current
}

/** PostgreSQL stores neither a zero byte nor a lone surrogate, and a charge must not be lost over one. */
export function storable(text: string): string {
  return text.replaceAll('\0', '\ufffd').toWellFormed()
}

function isIdentifier(text: string): boolean {
  const isLegible = text.isWellFormed() && !/\p{Cc}/u.test(text)
  return isLegible && text.length <= longestIdentifier && !['', '.', '..'].includes(text)
}

function missing(paths: readonly string[]): never {
  throw badResponse(`The answer has no usable ${paths.join(' or ')}`)
}

/**
 * A bare day lasts until its end, and a time without a zone is São Paulo's. A date that does not begin with the year,
 * such as 05/11, is ambiguous and left out.
 */
function readDate(text: string): Date | undefined {
  const date = isCalendarDay(text)
    ? new Date(startOfDayInSaoPaulo(text).getTime() + 86_399_000)
    : momentOf(text)
  return date !== undefined && date.getTime() >= firstRealMoment ? date : undefined
}

function momentOf(text: string): Date | undefined {
  const local = localDateTime.exec(text)
  if (local) return new Date(`${local[1]}T${local[2]}-03:00`)
  return yearFirst.test(text) ? new Date(text) : undefined
}
