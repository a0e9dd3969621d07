import { documentKind, isValidDocument } from '@balcao/domain/people/document'
import { documentOf, type PersonKind, personKinds } from '@balcao/domain/people/seller-profile'
import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { MaskedInput } from '@balcao/ui/masked-input'
import { documentMask } from '@balcao/ui/masks'
import { RadioGroup } from '@balcao/ui/radio-group'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useLightForm } from '#kit/light-form/use-light-form.ts'
import { accountCatalogue } from './catalogue.ts'
import { RegisterLayout } from './register-layout.tsx'
import type { RegistrationDraft } from './registration-draft.ts'

type Company = RegistrationDraft['company']
type RegisterCompanyStepProps = {
  initial: Company
  onBack: (company: Company) => void
  onDone: (company: Company) => void
}

export function RegisterCompanyStep({ initial, onBack, onDone }: RegisterCompanyStepProps) {
  const { register: text } = useMessages(accountCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const form = useLightForm({
    initial,
    check: ({ personKind, document }) => ({
      personKind: personKind === '' ? text.missing.personKind : undefined,
      document: personKind === '' ? undefined : documentProblemOf(personKind as PersonKind, document),
    }),
    send: async (values) => onDone(companyOf(values)),
  })
  const company = companyOf(form.values)
  function documentProblemOf(kind: PersonKind, document: string): string | undefined {
    const wanted = documentOf(kind)
    if (document === '') return text.missing.document[wanted]
    if (!isValidDocument(document)) return text.problem.document[wanted]
    return documentKind(document) === wanted ? undefined : text.problem.otherDocument[wanted]
  }
  const wanted = documentOf(company.personKind || 'PF')
  const { problems, idOf } = form
  return (
    <RegisterLayout step={2} title={text.company.title} text={text.company.text}>
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <div id={idOf('personKind')} tabIndex={-1} className="outline-none">
          <RadioGroup
            label={text.personKind}
            value={company.personKind}
            error={problems.personKind}
            onChange={(kind) => form.set('personKind', kind)}
            options={personKinds.map((kind) => ({ value: kind, ...text.personKinds[kind] }))}
          />
        </div>
        {company.personKind !== '' && (
          <>
            <Field
              id={idOf('document')}
              label={wanted}
              help={text.documentHelp[wanted]}
              error={problems.document}
              isRequired
            >
              <MaskedInput
                mask={documentMask}
                autoComplete="off"
                value={company.document}
                onChange={(document) => form.set('document', document)}
              />
            </Field>
            <Field id={idOf('tradeName')} label={text.tradeName} help={text.tradeNameHelp} hint={optional}>
              <Input autoComplete="organization" maxLength={120} {...form.bind('tradeName')} />
            </Field>
          </>
        )}
        <div className="grid grid-cols-[auto_1fr] gap-2">
          <Button size="large" onClick={() => onBack(company)}>
            {text.back}
          </Button>
          <Button type="submit" variant="primary" size="large" isFullWidth>
            {text.next}
          </Button>
        </div>
      </form>
    </RegisterLayout>
  )
}

/** The form holds plain strings; its kind of person is a value from the list. */
function companyOf(values: Record<keyof Company, string>): Company {
  return { ...values, personKind: values.personKind as Company['personKind'] }
}
