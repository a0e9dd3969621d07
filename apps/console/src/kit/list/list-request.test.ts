import { describe, expect, expectTypeOf, it } from 'vitest'
import { type FilterValues, type ListFilters, type NumberRange, writeFilter } from './list-filter.ts'
import { readListRequest, toggleSort, writeSort } from './list-request.ts'

const filters = {
  status: { kind: 'one', label: 'Status', options: [{ value: 'APPROVED', label: 'Aprovada' }] },
  methods: {
    kind: 'many',
    label: 'Métodos',
    options: [
      { value: 'PIX', label: 'Pix' },
      { value: 'BILLET', label: 'Boleto' },
    ],
  },
  amount: { kind: 'range', label: 'Valor', unit: 'money' },
  productId: { kind: 'lookup', label: 'Produto', lookUp: () => ({ queryKey: [] }) },
} as const satisfies ListFilters

const declared = {
  filters,
  sortable: ['amount', 'created'] as const,
  defaultSort: undefined,
  defaultPeriod: '30' as const,
  pageSize: 25,
}
const today = '2026-11-15'

describe('the address of a list', () => {
  it('holds search, filters, order and page', () => {
    const texts = {
      q: ' carol ',
      status: 'APPROVED',
      methods: 'PIX,BILLET',
      amount: '1000..5000',
      productId: 'p1',
      sort: 'amount.asc',
      range: '7',
      cursor: 'abc',
    }
    expect(readListRequest(texts, declared, today)).toEqual({
      search: 'carol',
      filters: {
        status: 'APPROVED',
        methods: ['PIX', 'BILLET'],
        amount: { from: 1000, to: 5000 },
        productId: 'p1',
      },
      sort: { by: 'amount', direction: 'asc' },
      period: '7',
      bounds: { from: '2026-11-09T03:00:00.000Z' },
      cursor: 'abc',
      limit: 25,
    })
  })

  it('is ignored if it does not fit the screen', () => {
    const texts = {
      status: 'STOLEN',
      methods: 'CASH,PIX',
      amount: '9..1',
      sort: 'password.asc',
      range: '9',
      unknown: 'x',
    }
    const request = readListRequest(texts, declared, today)
    expect(request).toMatchObject({ search: undefined, filters: { methods: ['PIX'] }, period: '30' })
    expect(request.filters.amount).toBeUndefined()
    expect(request.sort).toBeUndefined()
  })

  it('has the list’s own order until another is chosen', () => {
    const ordered = { ...declared, defaultSort: { by: 'created', direction: 'desc' } as const }
    expect(readListRequest({}, ordered, today).sort).toEqual({ by: 'created', direction: 'desc' })
    expect(readListRequest({ sort: 'amount.asc' }, ordered, today).sort?.by).toBe('amount')
  })

  it('gives a screen the exact values that its filters declare', () => {
    expectTypeOf<FilterValues<typeof filters>>().toEqualTypeOf<{
      readonly status?: 'APPROVED'
      readonly methods?: ('PIX' | 'BILLET')[]
      readonly amount?: NumberRange
      readonly productId?: string
    }>()
  })
})

describe('a filter', () => {
  it.each([
    ['APPROVED', 'APPROVED'],
    [['PIX', 'BILLET'], 'PIX,BILLET'],
    [[], undefined],
    [{ from: 500 }, '500..'],
    [{ to: 900 }, '..900'],
    [{}, undefined],
    [null, undefined],
  ])('%o is written as %s', (value, text) => {
    expect(writeFilter(value)).toBe(text)
  })
})

describe('a heading that sorts', () => {
  it('goes from descending to ascending to the list’s own order', () => {
    const first = toggleSort(undefined, 'amount')
    const second = toggleSort(first, 'amount')
    expect(writeSort(first)).toBe('amount.desc')
    expect(writeSort(second)).toBe('amount.asc')
    expect(toggleSort(second, 'amount')).toBeUndefined()
  })

  it('reverses a list whose own order is the oldest first', () => {
    const own = { by: 'queued', direction: 'asc' } as const
    const first = toggleSort(own, 'queued', own)
    expect(writeSort(first)).toBe('queued.desc')
    expect(writeSort(toggleSort(first, 'queued', own))).toBe('queued.asc')
  })
})
