import { describe, expect, test } from 'vitest'
import { endOfWait, type Question, whenToAsk } from './when-to-ask.ts'

/** A Wednesday noon in São Paulo. */
const createdAt = new Date('2030-03-13T15:00:00Z')
const minutes = (count: number) => new Date(createdAt.getTime() + count * 60_000)
const day = 24 * 60
const morning = (date: string) => new Date(`${date}T12:00:00Z`)

const waitingPix = {
  payment: { method: 'PIX', status: 'PENDING', certainty: 'KNOWN', createdAt, expiresAt: minutes(day) },
  asked: 0,
  canBeAnswered: true,
  webhooksArrive: true,
} as const satisfies Question
const of = (changes: Partial<Question['payment']>, question: Partial<Question> = {}): Question => ({
  ...waitingPix,
  ...question,
  payment: { ...waitingPix.payment, ...changes },
})
const silent = { webhooksArrive: false }
const unknown = of({ certainty: 'UNKNOWN', expiresAt: null })
const boleto = { method: 'BILLET', expiresAt: new Date('2030-03-16T02:59:59Z') } as const

/** Times of all reads if no answer brings news, and the final outcome. */
function course(question: Question, last = 60 * day): [number[], string] {
  const asked: number[] = []
  let [now, hasAsked, round] = [minutes(0.5), false, question.asked]
  while (now <= minutes(last)) {
    const next = whenToAsk({ ...question, asked: round }, now, { hasAsked })
    if (!(next instanceof Date)) return [asked, next]
    if (next > now) {
      now = next
      hasAsked = false
    } else {
      asked.push((now.getTime() - createdAt.getTime()) / 60_000)
      hasAsked = true
      round += 1
    }
  }
  return [asked, 'goes on']
}
const hours = (asked: number[]) => asked.map((minute) => Math.round(minute / 6) / 10)

describe('a Pix that waits', () => {
  test('is read once early and once after its end while webhooks arrive', () => {
    expect(course(waitingPix, day + 4)[0]).toEqual([15, day + 3])
  })
  test('with a short lifetime is read at half of it', () => {
    expect(course(of({ expiresAt: minutes(10) }), 14)[0]).toEqual([5, 13])
  })
  test('is read often while webhooks do not arrive, and right after its end', () => {
    expect(course(of({}, silent), day + 4)[0]).toEqual([0.5, 1.5, 3.5, 8.5, 23.5, 83.5, 443.5, day + 3])
  })
  test('with a lifetime of weeks is read daily until its end, and opens no case', () => {
    const [asked] = course(of({ expiresAt: minutes(20 * day) }, silent), 20 * day + 4)
    expect(asked.slice(-3)).toEqual([18 * day + 443.5, 19 * day + 443.5, 20 * day + 3])
  })
  test('is read soon when the buyer says it is paid, with or without webhooks', () => {
    const claimed = of({}, { isClaimed: true })
    expect(course(claimed, day + 4)[0]).toEqual([0.5, 1.5, 3.5, 8.5, 15, day + 3])
  })
})

describe('a boleto that waits', () => {
  test('is read on the next bank day and when its payment must have cleared', () => {
    const now = minutes(60)
    expect(whenToAsk(of(boleto), now, { hasAsked: false })).toEqual(morning('2030-03-14'))
    // Due on a Friday: a payment on that day has cleared by Tuesday.
    expect(whenToAsk(of(boleto), morning('2030-03-14'), { hasAsked: true })).toEqual(morning('2030-03-19'))
    expect(endOfWait(boleto)).toEqual(morning('2030-03-19'))
  })
  test('with a Pix code is read as often as a Pix while webhooks do not arrive', () => {
    const [asked] = course(of({ ...boleto, pixCode: '000201' }, silent), day)
    expect(asked).toEqual([0.5, 1.5, 3.5, 8.5, 23.5, 83.5, 443.5])
  })
  test('is read on every bank day while webhooks do not arrive', () => {
    const friday = morning('2030-03-15')
    expect(whenToAsk(of(boleto, { ...silent, asked: 2 }), friday, { hasAsked: true })).toEqual(
      morning('2030-03-18'),
    )
  })
})

test('a card in analysis is read less and less often, and becomes a case for a person after a week', () => {
  const card = { method: 'CREDIT_CARD', expiresAt: null } as const
  const week = (from: number) => Array.from({ length: 7 }, (_, index) => from + (index + 1) * day)
  expect(course(of(card))).toEqual([[5, 65, 425, ...week(425)], 'tell_person'])
  expect(course(of(card, silent))).toEqual([[1, 6, 21, 81, 441, ...week(441)], 'tell_person'])
})

describe('an unknown outcome', () => {
  test('is read often, and becomes a case for a person after a week', () => {
    const [asked, end] = course(unknown)
    expect(asked.slice(0, 8)).toEqual([0.5, 1.5, 3.5, 8.5, 23.5, 83.5, 443.5, day + 443.5])
    expect([asked.length, end]).toEqual([14, 'tell_person'])
  })
  test('is checked without reads if the payment cannot be read at the provider', () => {
    const mute = { ...unknown, canBeAnswered: false }
    expect(course(mute)).toEqual([[2, ...[1, 2, 3, 4, 5, 6, 7].map((days) => days * day + 2)], 'tell_person'])
    expect(course({ ...mute, payment: { ...mute.payment, method: 'CREDIT_CARD' } })).toEqual([
      [2, 62],
      'tell_person',
    ])
  })
})

test('a code past its end is read until the answer is certain, for a week at most', () => {
  const [asked, end] = course(of({}, { asked: 1 }))
  expect(hours(asked).slice(1, 8)).toEqual([24.1, 24.1, 24.1, 24.2, 24.3, 24.6, 25.1])
  expect(asked.at(-1)).toBeGreaterThanOrEqual(8 * day)
  expect(asked.length).toBeLessThan(20)
  expect(end).toBe('tell_person')
})

test.each([
  ['paid', of({ status: 'APPROVED' }, silent)],
  ['declined', of({ status: 'REJECTED' }, silent)],
  ['refunded', of({ status: 'REFUNDED' }, silent)],
  ['expired, where webhooks arrive', of({ status: 'CANCELED' }, { isLapsed: true })],
  ['taken back', of({ status: 'CANCELED' }, silent)],
] as const)('a payment that is %s is not read', (_story, question) => {
  expect(whenToAsk(question, minutes(5), { hasAsked: false })).toBe('leave')
})

test('an expired code is read for some more days if no webhook would report late money', () => {
  const lapsed = of({ status: 'CANCELED' }, { ...silent, isLapsed: true })
  expect(course(lapsed)).toEqual([[60, 60 + day, 60 + 3 * day, 60 + 7 * day], 'leave'])
})

test('a debit is left to the reads of its subscription, unless it has no answer yet', () => {
  expect(course(of({ automaticPix: 'DEBIT', expiresAt: null }))).toEqual([[], 'leave'])
  const [asked] = course(of({ automaticPix: 'DEBIT', certainty: 'UNKNOWN', expiresAt: null }))
  expect(asked.length).toBeGreaterThan(0)
})
