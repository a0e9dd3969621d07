import { describe, expect, it } from 'vitest'
import { readListRequest, toggleSort, writeSort } from './list-request.ts'

const declared = {
  filters: [
    { id: 'status', label: 'Status', options: [{ value: 'APPROVED', label: 'Aprovada' }] },
    { id: 'productId', label: 'Produto', options: [] },
  ],
  sortable: ['amount'],
  defaultPeriod: '30' as const,
}

describe('the address of a list', () => {
  it('says what is searched, filtered, sorted and paged', () => {
    const texts = { q: ' carol ', status: 'APPROVED', sort: 'amount.asc', range: '7', cursor: 'abc' }
    expect(readListRequest(texts, declared)).toEqual({
      search: 'carol',
      filters: { status: 'APPROVED' },
      sort: { by: 'amount', direction: 'asc' },
      period: '7',
      cursor: 'abc',
    })
  })

  it('is not believed where it does not fit the screen', () => {
    const texts = { status: 'STOLEN', sort: 'password.asc', range: '9', unknown: 'x' }
    expect(readListRequest(texts, declared)).toEqual({
      search: undefined,
      filters: {},
      sort: undefined,
      period: '30',
      cursor: undefined,
    })
  })

  it('keeps a choice whose options have not arrived yet', () => {
    expect(readListRequest({ productId: 'p1' }, declared).filters).toEqual({ productId: 'p1' })
  })
})

describe('a heading that sorts', () => {
  it('goes from the largest to the smallest to no order at all', () => {
    const first = toggleSort(undefined, 'amount')
    const second = toggleSort(first, 'amount')
    expect(writeSort(first)).toBe('amount.desc')
    expect(writeSort(second)).toBe('amount.asc')
    expect(toggleSort(second, 'amount')).toBeUndefined()
  })
})
