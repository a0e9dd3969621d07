import type { LookUp } from '#kit/look-up/look-up.ts'

type Option<Value extends string = string> = { value: Value; label: string }

/** One of a few options; the address holds its value. */
type OneFilter = {
  kind: 'one'
  label: string
  options: readonly Option[]
  /** Label of no choice, for languages in which “all” has a gender. */
  allLabel?: string
}

/** Several of a few options. */
type ManyFilter = { kind: 'many'; label: string; options: readonly Option[] }

/** From, to, or both, in cents where the unit is money. */
type RangeFilter = { kind: 'range'; label: string; unit: 'money' | 'number' }

/** One of very many: the server searches while typing, and returns the name of the choice. */
type LookUpFilter = { kind: 'lookup'; label: string; lookUp: LookUp; allLabel?: string }

export type ListFilter = OneFilter | ManyFilter | RangeFilter | LookUpFilter

/** By their names in the address and in `request.filters`. */
export type ListFilters = Readonly<Record<string, ListFilter>>

export type NumberRange = { from?: number; to?: number }

export type FilterValue<Filter extends ListFilter = ListFilter> = Filter extends {
  kind: 'one'
  options: readonly Option<infer Value>[]
}
  ? Value
  : Filter extends { kind: 'many'; options: readonly Option<infer Value>[] }
    ? Value[]
    : Filter extends { kind: 'range' }
      ? NumberRange
      : string

/** Chosen values that fit the declaration. */
export type FilterValues<Filters extends ListFilters> = {
  readonly [Id in keyof Filters]?: FilterValue<Filters[Id]>
}

/** Value of a text in the address; undefined when it does not fit the filter. */
export function readFilter(filter: ListFilter, text: string | undefined): FilterValue | undefined {
  if (text === undefined || text === '') return undefined
  if (filter.kind === 'lookup') return text
  if (filter.kind === 'range') return readRange(text)
  const known = (value: string) => filter.options.some((option) => option.value === value)
  if (filter.kind === 'one') return known(text) ? text : undefined
  const values = text.split(',').filter(known)
  return values.length === 0 ? undefined : values
}

export function writeFilter(value: FilterValue | null): string | undefined {
  if (value === null) return undefined
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.join(',') || undefined
  const { from, to } = value as NumberRange
  return from === undefined && to === undefined ? undefined : `${from ?? ''}..${to ?? ''}`
}

/** `1000..5000`, `1000..` or `..5000`. */
function readRange(text: string): NumberRange | undefined {
  const match = /^(\d{0,15})\.\.(\d{0,15})$/.exec(text)
  if (!match) return undefined
  const [from, to] = [match[1], match[2]].map((bound) => (bound ? Number(bound) : undefined))
  if (from === undefined && to === undefined) return undefined
  if (from !== undefined && to !== undefined && from > to) return undefined
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
