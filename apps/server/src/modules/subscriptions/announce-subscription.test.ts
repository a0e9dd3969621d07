import { expect, test } from 'vitest'
import { subscriptionNews } from './announce-subscription.ts'

type Standing = Parameters<typeof subscriptionNews>[0]

const march = new Date('2030-03-01T03:00:00Z')
const april = new Date('2030-04-01T03:00:00Z')
const standing = (
  state: Standing['state'],
  paidUntil: Date | null = march,
  offerId = 'monthly',
): Standing => ({ state, paidUntil, offerId })

test.each<[string, Standing, Standing, string | null]>([
  ['the first payment came', standing('INCOMPLETE', null), standing('ACTIVE'), 'subscription.started'],
  ['nobody paid', standing('INCOMPLETE', null), standing('INCOMPLETE_EXPIRED', null), null],
  ['it was given up before it was paid', standing('INCOMPLETE', null), standing('CANCELED', null), null],
  ['it was renewed', standing('ACTIVE'), standing('ACTIVE', april), 'subscription.renewed'],
  [
    'its plan was changed',
    standing('ACTIVE'),
    standing('ACTIVE', april, 'yearly'),
    'subscription.plan_changed',
  ],
  ['a card was refused', standing('ACTIVE'), standing('PAST_DUE'), 'subscription.late'],
  ['it was paid late', standing('PAST_DUE'), standing('ACTIVE', april), 'subscription.renewed'],
  [
    'the last period was paid',
    standing('CANCEL_AT_END'),
    standing('CANCEL_AT_END', april),
    'subscription.renewed',
  ],
  ['it was paused', standing('ACTIVE'), standing('PAUSED'), 'subscription.paused'],
  ['it was resumed', standing('PAUSED'), standing('ACTIVE'), 'subscription.resumed'],
  ['its end is planned', standing('ACTIVE'), standing('CANCEL_AT_END'), 'subscription.canceled'],
  ['the buyer stays after all', standing('CANCEL_AT_END'), standing('ACTIVE'), 'subscription.resumed'],
  ['it is over', standing('CANCEL_AT_END'), standing('CANCELED'), 'subscription.ended'],
  ['only the next check was planned', standing('ACTIVE'), standing('ACTIVE'), null],
])('a change of a subscription is reported as one event or none: %s', (_story, before, after, news) => {
  expect(subscriptionNews(before, after)).toBe(news)
})
