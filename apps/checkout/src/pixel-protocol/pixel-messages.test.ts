import type { TrackedEvent } from '@balcao/domain/checkout/pixels'
import { expect, test } from 'vitest'
import { readFrameMessage, readPageMessage, writeMessage } from './pixel-messages.ts'

const event: TrackedEvent = {
  name: 'Purchase',
  value: 197.5,
  currency: 'BRL',
  eventId: '7f3d2a10-53c7-4b8e-9d6a-2f0f3f3f1a01',
  content: { id: 'b5d2c1de-53c7-4b8e-9d6a-2f0f3f3f1a01', name: 'Curso de pão' },
}
const sent = (changes: object) =>
  readPageMessage(writeMessage({ type: 'event', event: { ...event, ...changes } as TrackedEvent }))

test('an event arrives unchanged, and unknown fields are dropped', () => {
  expect(sent({})).toEqual(event)
  const { content } = event
  expect(sent({ email: 'carolina@compradora.example', content: { ...content, cpf: '52998224725' } })).toEqual(
    event,
  )
})

test.each([
  { name: 'Lead' },
  { value: '197' },
  { value: Number.NaN },
  { value: -1 },
  { currency: 'R$' },
  { eventId: 'carolina@compradora.example' },
  { content: null },
  { content: { id: '?cpf=52998224725', name: 'Curso' } },
])('an event of another shape is ignored: %j', (changes) => {
  expect(sent(changes)).toBeNull()
})

test('messages of other senders are ignored', () => {
  for (const data of [null, 'event', { type: 'event', event }, { type: 'ready' }]) {
    expect(readPageMessage(data)).toBeNull()
    expect(readFrameMessage(data)).toBeNull()
  }
  expect(readFrameMessage(writeMessage({ type: 'ready' }))).toEqual({ type: 'ready' })
  const told = { type: 'told', eventId: event.eventId } as const
  expect(readFrameMessage(writeMessage(told))).toEqual(told)
})
