import { categories } from '@balcao/domain/options/categories'
import type { PersonKind } from '@balcao/domain/people/seller-profile'
import { type AcceptedTexts, sellersTexts } from '@balcao/domain/texts/legal-texts'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Checkbox } from '@balcao/ui/checkbox'
import { Combobox } from '@balcao/ui/combobox'
import { Field } from '@balcao/ui/field'
import { MoneyInput } from '@balcao/ui/money-input'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { inferInput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'
import { readError } from '#api/read-error.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { languageTags, useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useLightForm } from '#kit/light-form/use-light-form.ts'
import { accountCatalogue } from './catalogue.ts'
import type { StartedRegistration } from './confirm-email-step.tsx'
import { PublishedTexts } from './published-texts.tsx'
import { RegisterLayout } from './register-layout.tsx'
import type { RegistrationDraft } from './registration-draft.ts'
import { useRefusal } from './use-refusal.ts'

type Registration = inferInput<typeof api.account.register>
type Business = RegistrationDraft['business']
type RegisterBusinessStepProps = {
  draft: RegistrationDraft
  onBack: (business: Business) => void
  onStarted: (started: StartedRegistration, business: Business) => void
}

/** The last step sends everything. The manager's referral is in the address: `?manager=`. */
export function RegisterBusinessStep({ draft, onBack, onStarted }: RegisterBusinessStepProps) {
  const { register: text } = useMessages(accountCatalogue)
  const core = useMessages(coreCatalogue)
  const { locale } = useLocale()
  const { manager = null } = useLocation().search as { manager?: string }
  const register = useMutation(api.account.register.mutationOptions())
  const texts = useQuery(api.account.sellersTexts.queryOptions())
  const published = sellersTexts.filter((kind) => texts.data?.[kind] !== undefined)
  const form = useLightForm({
    initial: { ...draft.business, acceptedTerms: false },
    check: (values) => ({
      soldCategory: values.soldCategory === '' ? text.missing.soldCategory : undefined,
      expectedMonthlyCents:
        Number(values.expectedMonthlyCents) > 0 ? undefined : text.missing.expectedMonthly,
      acceptedTerms: values.acceptedTerms || published.length === 0 ? undefined : text.problem.acceptTerms,
    }),
    send: async ({ acceptedTerms: _, ...business }) => {
      const accepted = texts.data ?? {}
      const startAgain = () => register.mutateAsync(registrationOf({ ...draft, business }, manager, accepted))
      const { registration } = await startAgain().catch(async (error: unknown) => {
        // The accepted text was an older one: the new one is shown, and has to be accepted again.
        if (readError(error).code === 'terms_changed') {
          form.set('acceptedTerms', false)
          await texts.refetch()
        }
        throw error
      })
      onStarted({ email: draft.person.email, registration, startAgain }, business)
    },
  })
  const { problems, idOf, values } = form
  const refusal = useRefusal(form.refusal)
  return (
    <RegisterLayout step={3} title={text.business.title} text={text.business.text}>
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <div role="alert" className="empty:hidden">
          {refusal.text && <Banner tone="negative">{refusal.text}</Banner>}
        </div>
        <Field id={idOf('soldCategory')} label={text.soldCategory} error={problems.soldCategory} isRequired>
          <Combobox
            options={categories.map(({ id, names }) => ({ value: id, label: names[locale] }))}
            value={values.soldCategory || null}
            onChange={(category) => form.set('soldCategory', category ?? '')}
            placeholder={core.form.choose}
            emptyText={core.nothingFound}
            searchLabel={core.list.search}
          />
        </Field>
        <Field
          id={idOf('expectedMonthlyCents')}
          label={text.expectedMonthly}
          help={text.expectedMonthlyHelp}
          error={problems.expectedMonthlyCents}
          isRequired
        >
          <MoneyInput
            currencySymbol="R$"
            languageTag={languageTags[locale]}
            valueCents={values.expectedMonthlyCents === '' ? null : Number(values.expectedMonthlyCents)}
            onChange={(cents) => form.set('expectedMonthlyCents', cents === null ? '' : String(cents))}
          />
        </Field>
        {published.length > 0 && (
          <>
            <Checkbox
              id={idOf('acceptedTerms')}
              label={text.acceptTerms}
              checked={values.acceptedTerms}
              onChange={(checked) => form.set('acceptedTerms', checked)}
              error={problems.acceptedTerms}
            />
            <PublishedTexts versions={texts.data ?? {}} />
          </>
        )}
        <div className="grid grid-cols-[auto_1fr] gap-2">
          <Button size="large" onClick={() => onBack(values)}>
            {text.back}
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            disabled={refusal.isWaiting}
            isBusy={form.isBusy}
          >
            {text.submit}
          </Button>
        </div>
      </form>
    </RegisterLayout>
  )
}

function registrationOf(
  { person, company, business }: RegistrationDraft,
  managerCode: string | null,
  acceptedTexts: AcceptedTexts,
): Registration {
  return {
    ...person,
    // The forms require `personKind` and `soldCategory` and offer only values of these types.
    personKind: company.personKind as PersonKind,
    soldCategory: business.soldCategory as Registration['soldCategory'],
    document: company.document,
    tradeName: company.tradeName,
    expectedMonthlyCents: Number(business.expectedMonthlyCents),
    acceptedTexts,
    managerCode,
  }
}
