import { describe, expectTypeOf, it } from 'vitest'
import type { FieldsOf } from './fields-of.ts'

type Values = {
  name: string
  priceCents: number | null
  isPaused: boolean
  methods: ('PIX' | 'BILLET')[]
  support: { email: string }
  bumps: { title: string; priceCents: number | null }[]
}
type NameIn<Field extends keyof FieldsOf<Values>> = Parameters<FieldsOf<Values>[Field]>[0]['name']

describe('the name of a field', () => {
  it('is a path of the form, however deep, that holds the right kind of value', () => {
    expectTypeOf<NameIn<'TextField'>>().toEqualTypeOf<
      'name' | 'support.email' | `bumps.${number}.title` | `methods.${number}`
    >()
    expectTypeOf<NameIn<'MoneyField'>>().toEqualTypeOf<'priceCents' | `bumps.${number}.priceCents`>()
    expectTypeOf<NameIn<'SwitchField'>>().toEqualTypeOf<'isPaused'>()
    expectTypeOf<NameIn<'CheckboxesField'>>().toEqualTypeOf<'methods'>()
    expectTypeOf<NameIn<'RowsField'>>().toEqualTypeOf<'bumps'>()
  })
})
