import { type CategoryId, categories } from '@balcao/domain/options/categories'
import { formatDocument } from '@balcao/domain/people/document'
import { documentOf } from '@balcao/domain/people/seller-profile'
import { profileInput } from '@balcao/server/modules/accounts/profile/profile.input'
import { Card, CardHeader } from '@balcao/ui/card'
import { DescriptionList } from '@balcao/ui/description-list'
import { phoneMask } from '@balcao/ui/masks'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { FormSkeleton } from '#kit/form/form-skeleton.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { AddressFields } from './address-fields.tsx'
import { myProfileCatalogue } from './catalogue.ts'

type Profile = inferOutput<typeof api.seller.profile.get>
type ProfileForm = z.input<typeof profileInput>
const { TextField, MaskField, SelectField, MoneyField } = fieldsOf<ProfileForm>()

export function ProfileTab() {
  const profile = useQuery(api.seller.profile.get.queryOptions())
  return (
    <QueryStates query={profile} skeleton={<FormSkeleton />}>
      {(shown) => (
        <CurrencyProvider currency="BRL">
          <div className="grid grid-cols-1 gap-4">
            <IdentityCard profile={shown} />
            <BusinessForm profile={shown} />
          </div>
        </CurrencyProvider>
      )}
    </QueryStates>
  )
}

/** Verified identity, part of every contract: only the staff can change it. */
function IdentityCard({ profile }: { profile: Profile }) {
  const { profile: text } = useMessages(myProfileCatalogue)
  const format = useFormat()
  return (
    <Card aria-labelledby="identity" className="grid gap-4">
      <CardHeader titleId="identity" title={text.identity.title} />
      <DescriptionList
        layout="columns"
        items={[
          { id: 'name', term: text.identity.name, value: profile.name },
          { id: 'kind', term: text.identity.kind, value: text.identity.kinds[profile.personKind] },
          {
            id: 'document',
            term: documentOf(profile.personKind),
            value: profile.document === null ? '—' : formatDocument(profile.document),
            isNumber: true,
          },
          { id: 'email', term: text.identity.email, value: profile.email },
          { id: 'since', term: text.identity.since, value: format.date(profile.createdAt) },
        ]}
      />
      <p className="text-muted text-sm">{text.identity.text}</p>
    </Card>
  )
}

function BusinessForm({ profile }: { profile: Profile }) {
  const { profile: text } = useMessages(myProfileCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const { locale } = useLocale()
  const save = useAction(api.seller.profile.save)
  const form = useRecordForm({
    query: api.seller.profile.get.queryOptions(),
    schema: profileInput,
    toForm: (record = profile) => formOf(record),
    save: save.run,
    // The seller's answers decide which papers are required.
    invalidates: [api.seller.documents, api.seller.reports.checklist],
  })
  return (
    <FormPanel form={form}>
      <FormSection title={text.business.title} text={text.business.text}>
        <TextField
          name="tradeName"
          label={text.tradeName}
          help={text.tradeNameHelp}
          hint={optional}
          maxLength={120}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <SelectField
            name="soldCategory"
            label={text.soldCategory}
            isRequired
            options={categories.map(({ id, names }) => ({ value: id, label: names[locale] }))}
          />
          <MoneyField
            name="expectedMonthlyCents"
            label={text.expectedMonthly}
            help={text.expectedMonthlyHelp}
            isRequired
          />
        </div>
        <MaskField name="phone" label={text.phone} mask={phoneMask} isRequired />
      </FormSection>
      <FormSection title={text.address.title} text={text.address.text}>
        <AddressFields />
      </FormSection>
    </FormPanel>
  )
}

function formOf(profile: Profile): ProfileForm {
  const nothing = { cep: '', street: '', number: '', complement: '', district: '', city: '', state: '' }
  return {
    version: profile.version,
    tradeName: profile.tradeName ?? '',
    phone: profile.phone ?? '',
    // The schema refuses a category that is no longer on the list, and a missing amount.
    soldCategory: (profile.soldCategory ?? '') as CategoryId,
    expectedMonthlyCents: profile.expectedMonthlyCents as number,
    address: profile.address ? { ...profile.address, complement: profile.address.complement ?? '' } : nothing,
  }
}
