import { expect, test } from 'vitest'
import { isNoticeOver } from './use-notice.ts'

const now = { wrongFields: [], cep: '05435-000', isOnline: true } as const

test('a notice about a field ends when the field is valid', () => {
  const notice = { id: 1, text: 'CPF', cause: { field: 'cpf' } } as const
  expect(isNoticeOver(notice, { ...now, wrongFields: ['cpf', 'phone'] })).toBe(false)
  expect(isNoticeOver(notice, { ...now, wrongFields: ['phone'] })).toBe(true)
})

test('a notice about a CEP ends when the CEP changes, and a notice about the connection when the browser is online', () => {
  const aboutCep = { id: 1, text: 'CEP', cause: { cep: '05435-000' } }
  expect(isNoticeOver(aboutCep, now)).toBe(false)
  expect(isNoticeOver(aboutCep, { ...now, cep: '05435-00' })).toBe(true)
  const offline = { id: 1, text: 'Sem internet', cause: { offline: true } } as const
  expect(isNoticeOver(offline, { ...now, isOnline: false })).toBe(false)
  expect(isNoticeOver(offline, now)).toBe(true)
})

test('the reason of a refused payment ends only when the buyer closes it or its time is up', () => {
  expect(isNoticeOver({ id: 1, text: 'Recusado', cause: null }, now)).toBe(false)
})
