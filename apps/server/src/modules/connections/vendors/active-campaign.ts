import { firstName } from '@balcao/domain/people/names'
import { phoneToInternational } from '@balcao/domain/people/phone'
import { byStatus, contactOf, jsonOf, rulesFor, type Vendor, type VendorAnswer } from './vendor.ts'

/** Limit of tags, since one event takes a call for the contact, one for its list and one for each tag. */
const tagsMax = 3

/**
 * ActiveCampaign, API v3. Documented by the vendor: `Api-Token`; `POST /contact/sync` by e-mail, which
 * returns the contact's id; `contactLists` with status 1; and `contactTags`. All calls can be repeated.
 * Assumed: every account is served under `api-us1.com` or `activehosted.com`.
 */
export const activeCampaign: Vendor = {
  urlOf: ({ host = '' }) => `https://${host}/api/3`,
  isMarketing: () => true,
  refuses: (event) => (contactOf(event).email === '' ? 'no_email' : null),
  *talk(event, settings) {
    const { fields } = settings
    const tags = [...new Set(rulesFor(event, settings).map(({ code }) => code))].slice(0, tagsMax)
    const { name, email, phone } = contactOf(event)
    const call = (path: string, body: object) => ({
      url: `${this.urlOf(fields)}/${path}`,
      method: 'POST' as const,
      headers: { 'Api-Token': fields.apiKey ?? '' },
      body,
    })
    const first = firstName(name)
    const international = phoneToInternational(phone)
    const synced = yield call('contact/sync', {
      contact: {
        email,
        firstName: first,
        lastName: name.slice(first.length).trim(),
        ...(international && { phone: international }),
      },
    })
    const contact = contactIdIn(synced)
    if (contact === null) return { failure: byStatus(synced).failure ?? 'not taken' }
    const steps = [
      ...(fields.listId
        ? [call('contactLists', { contactList: { list: fields.listId, contact, status: 1 } })]
        : []),
      ...tags.map((tag) => call('contactTags', { contactTag: { contact, tag } })),
    ]
    for (const step of steps) {
      const verdict = byStatus(yield step)
      if (verdict.failure !== null) return verdict
    }
    return { failure: null }
  },
}

function contactIdIn(answer: VendorAnswer): string | null {
  if (byStatus(answer).failure !== null) return null
  const { contact } = jsonOf(answer)
  const id = typeof contact === 'object' && contact !== null && 'id' in contact ? String(contact.id) : ''
  return /^\d+$/.test(id) ? id : null
}
