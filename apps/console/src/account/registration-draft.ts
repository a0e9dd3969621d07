import type { PersonKind } from '@balcao/domain/people/seller-profile'

/** Input of the steps so far, as typed. */
export type RegistrationDraft = {
  person: { name: string; email: string; phone: string; password: string }
  company: { personKind: PersonKind | ''; document: string; tradeName: string }
  business: { soldCategory: string; expectedMonthlyCents: string }
}

export const emptyDraft: RegistrationDraft = {
  person: { name: '', email: '', phone: '', password: '' },
  company: { personKind: '', document: '', tradeName: '' },
  business: { soldCategory: '', expectedMonthlyCents: '' },
}
