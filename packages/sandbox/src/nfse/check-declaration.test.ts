import { expect, test } from 'vitest'
import { checkDeclaration } from './check-declaration.ts'
import { signedDeclaration } from './testing/signed-declaration.ts'

const refusalOf = (xml: string) => {
  const checked = checkDeclaration(xml)
  return 'refusal' in checked ? checked.refusal.codigo : null
}

test('a signed declaration in the order of the layout is accepted', () => {
  expect(checkDeclaration(signedDeclaration)).toEqual({
    id: 'DPS3550308212ABC34501DE3500001000000000000042',
    cnpj: '12ABC34501DE35',
    amount: '199.90',
  })
})

test.each([
  ['an amount other than the signed amount', ['199.90', '1.00'], 'E0714'],
  ['a buyer other than the signed buyer', ['12345678909', '52998224725'], 'E0714'],
  ['no code of the service', ['<cTribNac>080201</cTribNac>', ''], 'E1235'],
  [
    'an element that the layout does not know',
    ['<tpEmit>1</tpEmit>', '<tpEmit>1</tpEmit><cor>azul</cor>'],
    'E1235',
  ],
  ['a number other than in its id', ['<nDPS>42</nDPS>', '<nDPS>43</nDPS>'], 'E0004'],
  ['an element that does not end', ['</serie>', ''], 'E1226'],
])('a declaration with %s is refused', (_, [from = '', to = ''], code) => {
  expect(refusalOf(signedDeclaration.replace(from, to))).toBe(code)
})

test('a declaration without a signature is refused', () => {
  expect(refusalOf(signedDeclaration.replace(/<Signature .*<\/Signature>/, ''))).toBe('E0717')
})
