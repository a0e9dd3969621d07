import { invoiceTimings, taxRegimes } from '@balcao/domain/fiscal/fiscal-profile'
import { formatDocument } from '@balcao/domain/people/document'
import { fiscalProfileInput } from '@balcao/server/modules/invoices/profile/fiscal-profile.input'
import { Banner } from '@balcao/ui/banner'
import { DescriptionList } from '@balcao/ui/description-list'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { invoicesCatalogue } from './catalogue.ts'
import { CertificateCard } from './certificate-card.tsx'

type Form = z.input<typeof fiscalProfileInput>
type Stored = inferOutput<typeof api.seller.invoices.profile>

const { TextField, NumberField, PercentField, SelectField, RadioField } = fieldsOf<Form>()

/** The seller as the issuer of invoices: taxation, numbering, timing and certificate. */
export function ProfileTab() {
  const { profile: text } = useMessages(invoicesCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const query = api.seller.invoices.profile.queryOptions()
  const { data } = useQuery(query)
  const save = useAction(api.seller.invoices.saveProfile)
  const form = useRecordForm({
    query,
    schema: fiscalProfileInput,
    toForm: formOf,
    save: save.run,
    invalidates: [api.seller.invoices],
    savedText: text.saved,
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      {data && <CertificateCard stored={data} />}
      <FormPanel form={form}>
        <FormSection title={text.company.title} text={text.company.text}>
          {data?.company ? (
            <DescriptionList
              items={[
                { id: 'name', term: text.company.name, value: data.company.name },
                {
                  id: 'cnpj',
                  term: text.company.cnpj,
                  value: formatDocument(data.company.cnpj),
                  isNumber: true,
                },
              ]}
            />
          ) : (
            <Banner tone="pending">{text.company.missing}</Banner>
          )}
          <TextField
            name="municipality"
            label={text.municipality}
            help={text.municipalityHelp}
            isRequired
            maxLength={7}
            inputMode="numeric"
          />
          <TextField
            name="municipalRegistration"
            label={text.registration}
            help={text.registrationHelp}
            hint={optional}
            maxLength={15}
          />
        </FormSection>
        <FormSection title={text.tax.title} text={text.tax.text}>
          <SelectField
            name="regime"
            label={text.regime}
            isRequired
            options={taxRegimes.map((value) => ({ value, label: text.regimes[value] }))}
          />
          <Burden />
        </FormSection>
        <FormSection title={text.numbering.title} text={text.numbering.text}>
          <TextField
            name="series"
            label={text.numbering.series}
            isRequired
            maxLength={5}
            inputMode="numeric"
          />
          <NumberField name="nextNumber" label={text.numbering.number} isRequired />
        </FormSection>
        <FormSection title={text.timing.title} text={text.timing.text}>
          <RadioField
            name="timing"
            label={text.timing.label}
            options={invoiceTimings.map((value) => ({ value, ...text.timing.options[value] }))}
          />
        </FormSection>
      </FormPanel>
    </div>
  )
}

/** Fields of the approximate taxes: only those that the tax regime declares. */
function Burden() {
  const { burden: text } = useMessages(invoicesCatalogue).profile
  const { regime } = useWatch<Form>()
  if (regime === 'MEI') return null
  if (regime === 'SIMPLES')
    return <PercentField name="taxBurden.simples" label={text.simples} help={text.help} isRequired />
  return (
    <>
      <PercentField name="taxBurden.federal" label={text.federal} help={text.help} isRequired />
      <PercentField name="taxBurden.state" label={text.state} isRequired />
      <PercentField name="taxBurden.municipal" label={text.municipal} isRequired />
    </>
  )
}

function formOf(stored: Stored | undefined): Form {
  return (
    stored?.profile ?? {
      version: null,
      regime: 'SIMPLES',
      municipality: '',
      municipalRegistration: '',
      series: '1',
      nextNumber: 1,
      timing: 'OFF',
      taxBurden: { simples: 0, federal: 0, state: 0, municipal: 0 },
    }
  )
}
