import type { TrackedEvent } from '@balcao/domain/checkout/pixels'
import { expect, test } from 'vitest'
import { tellTrackers } from './tell-trackers.ts'

const event: TrackedEvent = {
  name: 'Purchase',
  value: 197,
  currency: 'BRL',
  eventId: 'order',
  content: { id: 'product', name: 'Curso de pão' },
}

test('each vendor whose object exists gets the event by its own name for it', () => {
  const heard: unknown[][] = []
  const track = (...said: unknown[]) => void heard.push(said)
  tellTrackers({ fbq: track, ttq: { track }, kwaiq: { track } }, event)
  expect(heard.map((said) => said.filter((part) => typeof part === 'string'))).toEqual([
    ['track', 'Purchase'],
    ['CompletePayment'],
    ['purchase'],
  ])
  expect(() => tellTrackers({}, event)).not.toThrow()
})

test('an exception of one vendor does not stop the others', () => {
  const heard: string[] = []
  const fbq = () => {
    throw new Error('bug')
  }
  tellTrackers({ fbq, kwaiq: { track: (name) => void heard.push(name) } }, event)
  expect(heard).toEqual(['purchase'])
})
