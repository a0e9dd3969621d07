import { describe, expect, test } from 'vitest'
import { aBump, aCheckoutPage, aPhysicalPage } from '#sample-pages.ts'
import { type BuyerForm, emptyBuyerForm } from './buyer-form.ts'
import { checkBuyerForm } from './check-buyer-form.ts'

const page = aCheckoutPage()

function aForm(wishes: Partial<BuyerForm> = {}): BuyerForm {
  return {
    ...emptyBuyerForm(page),
    name: 'Carolina Nogueira',
    email: 'carol@email.com',
    phone: '(11) 98765-4321',
    cpf: '529.982.247-25',
    ...wishes,
  }
}

const codes = (problems: ReturnType<typeof checkBuyerForm>) =>
  problems.map(({ field, code }) => `${field} ${code}`)

test('a complete form has no problem', () => {
  expect(checkBuyerForm(page, aForm())).toEqual([])
})

test('the problems of an empty form come in the order of the specification: schema, CPF, phone', () => {
  expect(codes(checkBuyerForm(page, emptyBuyerForm(page)))).toEqual([
    'name fieldRequired',
    'email fieldRequired',
    'cpf errorInvalidCpf',
    'phone errorInvalidPhone',
    'name errorFullName',
  ])
})

test('a missing phone is reported before a CPF with wrong check digits', () => {
  const problems = checkBuyerForm(page, aForm({ phone: '', cpf: '529.982.247-24' }))
  expect(codes(problems)).toEqual(['phone errorInvalidPhone', 'cpf errorInvalidCpf'])
})

describe('the name', () => {
  test.each([
    ['Ana', ['name nameTooShort']],
    ['Anna', []],
    ['A'.repeat(30), []],
    ['A'.repeat(31), ['name nameTooLong']],
    ['     ', ['name errorFullName']],
    [' Ana ', ['name nameTooShort']],
  ])('%j gives %j', (name, expected) => {
    expect(codes(checkBuyerForm(page, aForm({ name })))).toEqual(expected)
  })
})

test('an e-mail address must be complete, and spaces around it are ignored', () => {
  expect(codes(checkBuyerForm(page, aForm({ email: 'carol@' })))).toEqual(['email emailInvalid'])
  expect(checkBuyerForm(page, aForm({ email: ' Carol@Email.com ' }))).toEqual([])
})

test('an optional phone or document may stay empty, but a typed one must be valid', () => {
  const relaxed = aCheckoutPage({ requiredDocument: false, requiredDocumentAndPhone: false })
  expect(checkBuyerForm(relaxed, aForm({ phone: '', cpf: '' }))).toEqual([])
  expect(codes(checkBuyerForm(relaxed, aForm({ phone: '(11) 9', cpf: '111.111.111-11' })))).toEqual([
    'cpf errorInvalidCpf',
    'phone errorInvalidPhone',
  ])
})

test('a document may be required without a phone', () => {
  const documentOnly = aCheckoutPage({ requiredDocument: true, requiredDocumentAndPhone: false })
  expect(codes(checkBuyerForm(documentOnly, aForm({ phone: '', cpf: '' })))).toEqual(['cpf errorInvalidCpf'])
})

test('requiring document and phone includes the document', () => {
  const both = aCheckoutPage({ requiredDocument: false, requiredDocumentAndPhone: true })
  expect(codes(checkBuyerForm(both, aForm({ cpf: '' })))).toEqual(['cpf errorInvalidCpf'])
})

test('a buyer in another language is never asked for phone or CPF', () => {
  for (const locale of ['EN_US', 'ES_ES'] as const) {
    expect(checkBuyerForm(aCheckoutPage({ locale }), aForm({ phone: '', cpf: '' }))).toEqual([])
  }
})

test('a physical product requires its whole address except the complement, and half a CEP does not count', () => {
  const physical = aPhysicalPage()
  expect(codes(checkBuyerForm(physical, aForm({ cep: '05435-00' })))).toEqual(
    ['cep', 'number', 'street', 'district', 'city', 'state'].map((field) => `${field} errorAddress`),
  )
  const address = {
    cep: '05435-000',
    number: 's/n',
    street: 'Rua Harmonia',
    district: 'Vila Madalena',
    city: 'São Paulo',
    state: 'SP',
  }
  expect(checkBuyerForm(physical, aForm(address))).toEqual([])
})

test('a physical bump beside a digital product requires the address, once it is chosen', () => {
  const mixed = aCheckoutPage({ orderBumps: [aBump({ id: 'mug', productType: 'FISICO' })] })
  expect(checkBuyerForm(mixed, aForm())).toEqual([])
  expect(codes(checkBuyerForm(mixed, aForm({ orderBumpsIds: ['mug'] })))[0]).toBe('cep errorAddress')
})

test('a company may buy with its CNPJ, letters included', () => {
  expect(checkBuyerForm(page, aForm({ cpf: '12.ABC.345/01DE-35' }))).toEqual([])
  expect(codes(checkBuyerForm(page, aForm({ cpf: '12.ABC.345/01DE-34' })))).toEqual(['cpf errorInvalidCpf'])
})
