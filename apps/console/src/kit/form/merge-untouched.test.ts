import { describe, expect, it } from 'vitest'
import { mergeUntouched } from './merge-untouched.ts'

describe('a record that changed during editing', () => {
  const typed = { name: 'Pão', price: 100, rows: [{ title: 'mine' }] }
  const incoming = { name: 'Bolo', price: 200, rows: [{ title: 'theirs' }, { title: 'new' }] }

  it('keeps the typed values and takes the rest from the server', () => {
    const { values, kept } = mergeUntouched(typed, incoming, { name: true, price: false })
    expect(kept).toEqual(['name'])
    expect(values).toEqual({ ...incoming, name: 'Pão' })
  })

  it('keeps a list as a whole when any of its rows was touched', () => {
    const { values } = mergeUntouched(typed, incoming, { rows: [{ title: true }] })
    expect(values.rows).toEqual([{ title: 'mine' }])
  })
})
