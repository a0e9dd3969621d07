import { describe, expect, it } from 'vitest'
import { readPart, writePart } from './address-part.ts'

describe('two lists in one address', () => {
  const texts = { q: 'carol', 'sales.q': 'pão', 'sales.open.tab': 'money', 'refunds.q': 'kit' }

  it('each read their own keys', () => {
    expect(readPart(texts, 'sales')).toEqual({ q: 'pão', 'open.tab': 'money' })
    expect(readPart(texts, 'refunds')).toEqual({ q: 'kit' })
    expect(readPart(texts, 'sales.open')).toEqual({ tab: 'money' })
  })

  it('leave the short names to the page’s main list', () => {
    expect(readPart(texts, '').q).toBe('carol')
    expect(writePart({ q: 'rye', cursor: undefined }, '')).toEqual({ q: 'rye', cursor: undefined })
  })

  it('write keys that begin with their own name', () => {
    expect(writePart({ q: 'rye', cursor: undefined }, 'sales')).toEqual({
      'sales.q': 'rye',
      'sales.cursor': undefined,
    })
  })
})
