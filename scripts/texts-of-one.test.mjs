import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const catalogues = globSync('{apps,packages}/*/src/**/{pt-br,en-us,es-es}.ts', { cwd: root })

/** Texts that need no singular form, because their count is never one. */
const neverOne = [
  // The number names a card and counts nothing.
  'apps/checkout/src/messages/checkout firstCardPays',
  // Chosen from lists that start at seven days: frequencies, guarantees, periods.
  'apps/checkout/src/messages/checkout couponExpiredAt',
  'apps/checkout/src/messages/checkout couponStartsAt',
  'apps/checkout/src/messages/checkout everyDays',
  'apps/checkout/src/messages/checkout thenEvery',
  'apps/checkout/src/messages/checkout guarantee',
  'apps/checkout/src/messages/checkout guaranteeTitle',
  'apps/checkout/src/messages/checkout nextChargeByBank',
  'apps/checkout/src/messages/checkout nextChargeByCard',
  'apps/checkout/src/messages/checkout nextChargeByMail',
  // A trial has two days or more, and a limited subscription two charges or more.
  'apps/checkout/src/messages/checkout chargesAfterTrial',
  'apps/checkout/src/messages/checkout chargesInAll',
  'apps/checkout/src/messages/checkout freeTrialTitle',
  'apps/checkout/src/messages/checkout trialOf',
  'apps/checkout/src/messages/checkout trialTitle',
  'apps/console/src/areas/seller/my-products/offers/messages charges',
  'apps/console/src/areas/seller/my-products/offers/messages trialOf',
  'apps/console/src/areas/admin/buyers/messages subscriptions every',
  'apps/console/src/areas/admin/dashboard/messages purposeDays',
  'apps/console/src/areas/admin/products/messages drawer days',
  'apps/console/src/areas/customer/purchases/messages subscription every',
  'apps/console/src/areas/manager/dashboard/messages versusDays',
  'apps/console/src/areas/master/dashboard/messages tile sold',
  'apps/console/src/areas/seller/dashboard/messages purposeDays',
  'apps/console/src/areas/seller/dashboard/messages versusDays',
  'apps/console/src/areas/seller/my-products/offers/messages every',
  'apps/console/src/areas/seller/my-products/offers/messages form days',
  'apps/console/src/areas/seller/my-products/product/messages general days',
  'apps/console/src/areas/seller/reports/messages views period',
  'apps/console/src/features/plan-change/messages every',
  'apps/console/src/features/subscriptions/messages every',
  'apps/console/src/i18n/core period days',
  // A version, and not a count.
  'apps/console/src/areas/seller/marketplace/messages drawer accepts',
  // Shown only for two or more: one has its own text, or none.
  'apps/checkout/src/messages/payment inInstallments',
  'apps/checkout/src/messages/payment moreItems',
  'apps/console/src/areas/admin/buyers/messages signals signal KNOWN_FOR_DAYS',
  'apps/console/src/areas/admin/buyers/messages signals signal MANY_CARDS',
  'apps/console/src/areas/admin/buyers/messages signals signal REFUNDS_ASKED',
  'apps/console/src/areas/admin/cases/messages quarantine times',
  'apps/console/src/areas/admin/documents/messages more',
  'apps/console/src/areas/admin/notifications/messages form confirmMany',
  'apps/console/src/areas/admin/withdraws/messages drawer fact above',
  'apps/console/src/areas/master/platforms/closing/messages creditors more',
  // Constants of the product.
  'apps/checkout/src/messages/checkout ageRating',
  'apps/console/src/features/partners/messages clicks limits',
  'apps/console/src/areas/admin/acquirings/messages form chooseProvider',
  'apps/console/src/areas/seller/create-product/messages review missing description',
  'apps/console/src/areas/seller/dashboard/messages checklist progress',
  'apps/console/src/areas/seller/my-products/product/messages general newDescriptionHelp',
  'apps/console/src/areas/seller/my-products/product/messages settings softDescriptorHelp',
  'apps/console/src/features/subscriptions/messages policy cardDays',
  'apps/console/src/features/subscriptions/messages policy endDays',
  'apps/console/src/features/subscriptions/messages policy graceDays',
  'apps/console/src/features/subscriptions/messages policy invoiceDays',
  'apps/console/src/i18n/core password help',
  'apps/console/src/i18n/core problem digits',
  'packages/domain/src/texts/problem-texts digits',
  'apps/console/src/i18n/core problem too_long',
  'packages/domain/src/texts/problem-texts too_long',
  'packages/domain/src/texts/problem-texts too_short',
  'apps/console/src/i18n/core problem too_short',
  'packages/mail/src/messages expiresIn',
  'packages/mail/src/messages staffInvitation expiresIn',
]

/** Parameters without a count: the word after them does not depend on their value. */
const notCounted =
  /^(amount|buyer|by|change|chargebacks|currency|day|email|fields|host|label|method|month|name|order|partner|plan|price|producer|product|rate|reach|recipient|refunded|refunds|row|seller|share|sum|volume)$/

/** Singular words that end like a plural. */
const singular = /^(antes|após|awaits|business|es|has|is|less|mais|menos|mês|más|needs|vs|was)$/

/** “1 dias”, “1 refund requests”. */
function isWrong(text) {
  const found = text.matchAll(/(?<![\p{L}\d.,:/])1 (?:(?!com |de |of )\p{L}+ )??(\p{L}+s)(?!\p{L})/gu)
  return [...found].some(([, word]) => !singular.test(word))
}

test('a text with a count has a singular form', async () => {
  const places = new Set()
  for (const file of catalogues)
    for (const messages of Object.values(await import(join(root, file))))
      for (const place of wrongPlaces(messages, dirname(file))) places.add(place)
  expect([...places].sort()).toEqual(neverOne.sort())
})

function wrongPlaces(entry, place) {
  if (typeof entry === 'object' && entry !== null)
    return Object.entries(entry).flatMap(([key, below]) => wrongPlaces(below, `${place} ${key}`))
  const texts = typeof entry === 'function' ? textsAtOne(entry) : [filledWithOne(String(entry))]
  return texts.length > 0 && texts.every(isWrong) ? [place] : []
}

function filledWithOne(text) {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => (notCounted.test(name) ? placeholder : '1'))
}

/** Each count is tried as a number and as a text, because the product calls the entry in one of these ways. */
function textsAtOne(entry) {
  const names = /^\(?([^)=]*)\)? =>/.exec(String(entry))?.[1].split(', ') ?? []
  const ways = names.reduce(
    (known, name) => {
      const values = notCounted.test(name) ? [name] : [1, '1']
      return known.flatMap((before) => values.map((value) => [...before, value]))
    },
    [[]],
  )
  return ways.flatMap((values) => {
    try {
      return [String(entry(...values))]
    } catch {
      // A method of the other type was called.
      return []
    }
  })
}
