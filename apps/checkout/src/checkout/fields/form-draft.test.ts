import { expect, test } from 'vitest'
import { pageMemory } from '#browser/tab-memory.ts'
import { aBump, aCheckoutPage, aPhysicalPage } from '#sample-pages.ts'
import { emptyBuyerForm } from './buyer-form.ts'
import { dropDraft, readDraft, saveDraft } from './form-draft.ts'

const bump = aBump({ id: 'b1' })

test('typed input returns after a reload', () => {
  const memory = pageMemory()
  const page = aPhysicalPage({ orderBumps: [bump] })
  const form = { ...emptyBuyerForm(page), name: 'Carol', orderBumpsIds: ['b1'], deliveryOptionId: 'pac' }
  saveDraft(memory, page.offerId, { ...form, paymentMethod: 'BILLET' })
  expect(readDraft(memory, page)).toEqual({
    name: 'Carol',
    orderBumpsIds: ['b1'],
    deliveryOptionId: 'pac',
    paymentMethod: 'BILLET',
  })
})

test('a bump, method or delivery that the seller removed meanwhile is not restored', () => {
  const memory = pageMemory()
  const before = aPhysicalPage({ orderBumps: [bump] })
  saveDraft(memory, before.offerId, {
    ...emptyBuyerForm(before),
    orderBumpsIds: ['b1'],
    deliveryOptionId: 'pac',
    paymentMethod: 'BILLET',
  })
  const after = aCheckoutPage({ methods: ['PIX'] })
  expect(readDraft(memory, after)).toEqual({ orderBumpsIds: [] })
})

test('a tampered memory restores nothing and breaks nothing', () => {
  const memory = pageMemory()
  const page = aCheckoutPage()
  for (const saved of ['{', 'null', '[]', '"x"', '{"name":5,"orderBumpsIds":"b1"}']) {
    memory.setItem(`balcao.draft.${page.offerId}`, saved)
    expect(readDraft(memory, page)).toEqual({})
  }
})

test('after the purchase the tab holds no trace of the form', () => {
  const memory = pageMemory()
  const page = aCheckoutPage()
  saveDraft(memory, page.offerId, { ...emptyBuyerForm(page), cpf: '529.982.247-25' })
  dropDraft(memory, page.offerId)
  expect(readDraft(memory, page)).toEqual({})
  expect(memory.getItem(`balcao.draft.${page.offerId}`)).toBeNull()
})
