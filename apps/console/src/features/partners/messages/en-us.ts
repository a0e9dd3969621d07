import { clickWords } from '@balcao/domain/checkout/click-words/en-us'
import * as words from '#i18n/words/en-us.ts'
import type { PartnersMessages } from './pt-br.ts'

export const messages: PartnersMessages = {
  status: {
    REQUESTED: 'Requested',
    ACTIVE: words.activeFeminine,
    PAUSED: words.paused,
    REFUSED: words.declinedFeminine,
    BLOCKED: 'Blocked',
    ENDED: 'Ended',
    WITHDRAWN: words.canceledFeminine,
    EXPIRED: words.expiredFeminine,
  },
  rule: { LAST_CLICK: 'last click', FIRST_CLICK: 'first click' },
  window: (days) => (days === null ? 'no limit' : days === 1 ? '1 day' : `${days} days`),
  clickRule: (rule, days) =>
    days === null ? `${rule}, no limit` : `${rule}, valid for ${days === 1 ? '1 day' : `${days} days`}`,
  offered: (share) => `${share} awaits acceptance`,
  terms: {
    label: words.terms,
    intro:
      'Each change by the producer is a new version, which only counts once the affiliate accepts it. Each sale follows the version in force at the click.',
    version: (version) => `Version ${version}`,
    ownVersion: (version) => `Version ${version}, for this affiliate only`,
    inForce: 'In force',
    waiting: 'Awaits acceptance',
    facts: (share, window) => `Commission of ${share}, click validity: ${window}`,
    offered: (when) => `Offered on ${when}`,
    accepted: (when) => `accepted on ${when}`,
    accept: 'Accept terms',
    acceptTitle: (version) => `Accept version ${version}?`,
    acceptText: (share, window) =>
      `Commission of ${share}, click validity: ${window}. It applies to the next clicks; earlier ones follow the current terms.`,
    done: 'Terms accepted',
  },
  tiers: {
    title: 'Commission tiers this month',
    sales: (count, isOne) => (isOne ? '1 sale' : `${count} sales`),
    step: (volume, share) => `From ${volume} in the month: ${share}.`,
    soFar: (volume) => `Volume so far: ${volume}`,
    nextSale: (share) => `Next sale: commission of ${share}`,
    missing: (volume, share) => `To reach ${share}: ${volume}`,
    highest: 'Highest tier reached.',
    note: 'Sales made in the month and already paid count, without renewals, shipping and interest. The commission is set at the time of the sale: a sale refunded later no longer counts in the volume, but does not change the commission of other sales.',
  },
  clicks: {
    words: clickWords,
    label: words.clicks,
    when: words.date,
    rowLabel: (when) => `the click of ${when}`,
    intro: 'Each click on the affiliate’s links, and its outcome. No data about the visitor is recorded.',
    sums: (counted, listed) =>
      `${counted === '1' ? '1 click counted' : `${counted} clicks counted`} in the period, ${listed === '1' ? '1 visit listed' : `${listed} visits listed`}.`,
    unlisted: (count) =>
      `${count === '1' ? '1 visit was only counted' : `${count} visits were only counted`}, above the limit of the list.`,
    limits: (perMinute, perDay) =>
      `The list shows up to ${perMinute} visits a minute from one network and ${perDay} a day; all others are only counted and may also earn commission. The list is kept for 400 days.`,
    order: (code) => `Order ${code}`,
    commission: (amount) => `Commission of ${amount}`,
    otherProduct: (when) => `The visitor bought another product of the producer on ${when}.`,
    share: (share) => `commission of ${share}`,
    until: (day) => `valid until ${day}`,
    empty: {
      title: 'No clicks in this period',
      text: 'Clicks on the affiliate’s links appear here, with or without commission.',
    },
  },
}
