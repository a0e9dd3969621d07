import { describe, expect, test } from 'vitest'
import { fillTemplate, isMessageTemplate, sampleValues } from './message-template.ts'

describe('a message template', () => {
  test('is filled with values that cannot leave their JSON string', () => {
    const values = { ...sampleValues, 'buyer.name': 'Ana", "to": "outra' }
    const filled = fillTemplate('{"to":"{{buyer.phone}}","text":"Oi, {{ buyer.name }}"}', values)
    expect(JSON.parse(filled)).toEqual({ to: '5511987654321', text: 'Oi, Ana", "to": "outra' })
  })

  test.each([
    ['{"text":"Oi, {{buyer.firstName}}"}', true],
    ['{"text":"sem variáveis"}', true],
    ['{"text":{{buyer.name}}}', false],
    ['{"{{buyer.name}}', false],
    ['{"text":"{{buyer.document}}"}', false],
    ['"só um texto"', false],
    ['', false],
  ])('%s is a template: %s', (template, isOne) => {
    expect(isMessageTemplate(template)).toBe(isOne)
  })
})
