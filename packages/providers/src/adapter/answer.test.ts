import { describe, expect, it } from 'vitest'
import { createAnswer } from './answer.ts'
import { parseForm } from './parse-form.ts'
import { path } from './path.ts'

const answer = createAnswer(
  {
    id: 7,
    pix: { emv: '', qrcode: '000201', image: 'iVBORw0=' },
    charges: [{ id: 'ch_1' }],
    day: '2026-03-03',
    local: '2026-03-03 10:30:00',
    zoned: '2026-03-03T10:30:00Z',
    never: 'soon',
  },
  'cents',
)

describe('an answer', () => {
  it('is read by path, through lists, and the first path with a value wins', () => {
    expect(answer.text('pix.copyPaste', 'pix.emv', 'pix.qrcode')).toBe('000201')
    expect(answer.text('charges.0.id')).toBe('ch_1')
    expect(answer.list('charges').map((charge) => charge.identifier('id'))).toEqual(['ch_1'])
    expect(answer.identifier('id')).toBe('7')
  })

  it('reads a star in a path as the first entry, whatever its name', () => {
    const refusal = createAnswer({ errors: { 'order.customer.email': ['is invalid'] }, none: {} }, 'cents')
    expect(refusal.optionalText('errors.*.0')).toBe('is invalid')
    expect(refusal.optionalText('none.*.0')).toBeUndefined()
  })

  it('does not expose properties that every object inherits', () => {
    expect(answer.optionalText('constructor.name')).toBeUndefined()
  })

  it('names the missing field', () => {
    expect(() => answer.text('boleto.url', 'boleto.link')).toThrow('no usable boleto.url or boleto.link')
  })

  it('reads a day as its last second, and a time without a zone as São Paulo time', () => {
    expect(answer.optionalDate('day')).toEqual(new Date('2026-03-04T02:59:59Z'))
    expect(answer.optionalDate('local')).toEqual(new Date('2026-03-03T13:30:00Z'))
    expect(answer.optionalDate('zoned')).toEqual(new Date('2026-03-03T10:30:00Z'))
    expect(answer.optionalDate('never')).toBeUndefined()
  })

  it.each([
    '0000-00-00',
    '0001-01-01T00:00:00',
    '1970-01-01T00:00:00Z',
    '2026-13-45',
    '2026-02-30',
    '2026-99-99 10:00:00',
    '05/11/2026 10:00:00',
    'in 3 days',
    3_600,
    '1e400',
  ])('%s is no day, and the rest of the answer is kept', (day) => {
    expect(createAnswer({ day }, 'cents').optionalDate('day')).toBeUndefined()
  })

  it.each(['tra\u0000nsaction', 'line\nbreak', '\ud800', '..', '.'])('%j is no id', (id) => {
    expect(() => createAnswer({ id }, 'cents').identifier('id')).toThrow('no usable id')
  })

  it('replaces characters that no table can store instead of dropping them', () => {
    const text = createAnswer({ status: 'pa\u0000id', code: '\ud800' }, 'cents')
    expect([text.text('status'), text.optionalText('code')]).toEqual(['pa\ufffdid', '\ufffd'])
  })

  it('takes only an explicit false for false', () => {
    const said = createAnswer({ success: false, worked: 'false' }, 'cents')
    expect(['success', 'worked', 'missing'].map((field) => said.isFalse(field))).toEqual([true, false, false])
  })

  it('shows images as data URLs, and no other data', () => {
    const image = (value: unknown) => createAnswer({ value }, 'cents').optionalImage('value')
    expect(image('iVBORw0=')).toBe('data:image/png;base64,iVBORw0=')
    expect(image('data:image/gif;base64,R0lG\nODlh')).toBe('data:image/gif;base64,R0lGODlh')
    for (const value of [
      'https://api.example/qr.png',
      'data:text/html,<script>',
      '<svg/>',
      '00020126580014br.gov.bcb.pix',
    ])
      expect(image(value)).toBeUndefined()
  })
})

describe('a form', () => {
  it('nests by brackets and leaves the rest unchanged', () => {
    const form = parseForm('event=paid&data[id]=1&data[payer][name]=Maria+S&__proto__[polluted]=1')
    expect(createAnswer(form, 'cents').text('data.payer.name')).toBe('Maria S')
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('a path', () => {
  it('escapes a value so that it stays within its segment', () => {
    expect(path`/transactions/${'../admin?x=1'}/refund`).toBe('/transactions/..%2Fadmin%3Fx%3D1/refund')
  })

  it.each(['', '.', '..', '\ud800'])('refuses %j, which would change its meaning', (value) => {
    expect(() => path`/transactions/${value}/refund`).toThrow('has no place in a path')
  })
})
