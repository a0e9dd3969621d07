import { formatMoney } from '@balcao/domain/money/money'
import { firstName } from '@balcao/domain/people/names'
import { phoneToInternational } from '@balcao/domain/people/phone'
import { fillTemplate, type MessageValues } from '@balcao/domain/texts/message-template'
import { amountOf, byStatus, contactOf, isSale, rulesFor, type Vendor, type VendorEvent } from './vendor.ts'

/**
 * WhatsApp through the seller's own service (Z-API, Evolution, WAHA, the Cloud API of Meta …). Address, headers
 * and message are the seller's. Nothing about a vendor is known here; a 2xx counts as accepted.
 */
export const whatsapp: Vendor = {
  // Only the origin: the path often contains an instance and its token.
  urlOf: ({ url = '' }) => new URL(url).origin,
  isMarketing: (type) => type === 'cart.abandoned',
  refuses: (event) => (phoneToInternational(contactOf(event).phone) === null ? 'no_phone' : null),
  *talk(event, settings) {
    const [rule] = rulesFor(event, settings)
    if (!rule) return { failure: null }
    const { url = '', method, headers = '' } = settings.fields
    const answer = yield {
      url,
      method: method === 'PUT' ? 'PUT' : 'POST',
      headers: { ...readHeaders(headers), ...(event.isTest && { 'balcao-test': 'true' }) },
      body: JSON.parse(fillTemplate(rule.code, valuesOf(event))),
    }
    return byStatus(answer)
  },
}

function readHeaders(lines: string): Record<string, string> {
  const pairs = lines.split('\n').flatMap((line): [string, string][] => {
    const colon = line.indexOf(':')
    return colon < 1 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]]
  })
  return Object.fromEntries(pairs)
}

function valuesOf(event: VendorEvent): MessageValues {
  const { data, type, isTest, locale } = event
  const { name, email, phone } = contactOf({ data, isTest: false })
  const amount = amountOf(data)
  const sale = isSale(data) ? data : null
  return {
    'buyer.name': name,
    'buyer.firstName': firstName(name),
    'buyer.email': email,
    'buyer.phone': phoneToInternational(phone)?.slice(1) ?? '',
    'product.name': data.product.name,
    'order.code': sale?.order.code ?? '',
    amount: amount ? formatMoney(amount.cents, amount.currency, locale) : '',
    'pix.code': sale?.pix?.code ?? '',
    'boleto.line': sale?.boleto?.line ?? '',
    'boleto.url': sale?.boleto?.url ?? '',
    event: type,
    isTest: String(isTest),
  }
}
