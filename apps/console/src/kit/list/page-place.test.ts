import { describe, expect, it } from 'vitest'
import { pagePlace } from './page-place.ts'

describe('the place of a page in its list', () => {
  it('is counted from the pages before it', () => {
    expect(pagePlace({ pagesBefore: 0, pageSize: 25, shown: 25 })).toEqual({ first: 1, last: 25 })
    expect(pagePlace({ pagesBefore: 2, pageSize: 25, shown: 7 })).toEqual({ first: 51, last: 57 })
  })

  it('is unknown on a page opened by its address', () => {
    expect(pagePlace({ pagesBefore: null, pageSize: 25, shown: 25 })).toBeNull()
  })
})
