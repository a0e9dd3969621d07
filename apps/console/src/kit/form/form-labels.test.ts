import { describe, expect, it } from 'vitest'
import { changedLabels, type FieldNote, flattenErrors, labelOf } from './form-labels.ts'

const note = (label: string, isRows = false): FieldNote => ({ label, isRows, unit: 'plain' })
const notes = new Map([
  ['name', note('Nome')],
  ['support.email', note('E-mail do suporte')],
  ['bumps', note('Order bumps', true)],
  ['bumps.2', note('Bump 3')],
  ['bumps.2.fakePriceCents', note('Preço riscado')],
])

describe('the label of a field', () => {
  it('is found at any depth, and names the row', () => {
    expect(labelOf(notes, 'support.email')).toBe('E-mail do suporte')
    expect(labelOf(notes, 'bumps.2.fakePriceCents')).toBe('Bump 3, Preço riscado')
  })

  it('falls back on the row for a field that was never rendered', () => {
    expect(labelOf(notes, 'bumps.2.title')).toBe('Bump 3')
    expect(labelOf(notes, 'other')).toBeUndefined()
  })
})

describe('the list of changes', () => {
  it('names a list of rows once', () => {
    const dirty = {
      name: true,
      support: { email: true },
      bumps: [{ title: false }, {}, { fakePriceCents: true, title: true }],
    }
    expect(changedLabels(notes, dirty)).toEqual(['Nome', 'E-mail do suporte', 'Order bumps'])
  })
})

describe('the errors of a form', () => {
  it('are listed with their paths, at any depth and for whole lists', () => {
    const errors = {
      name: { type: 'too_small', message: 'required' },
      bumps: {
        2: { fakePriceCents: { type: 'server', message: 'too_small:500' } },
        root: { type: 'too_big', message: 'too_many:5' },
      },
      root: { type: 'server', message: 'Sem conexão.' },
    }
    expect(flattenErrors(errors)).toEqual([
      { path: 'name', message: 'required', isFromServer: false },
      { path: 'bumps.2.fakePriceCents', message: 'too_small:500', isFromServer: true },
      { path: 'bumps', message: 'too_many:5', isFromServer: false },
      { path: 'root', message: 'Sem conexão.', isFromServer: true },
    ])
  })
})
