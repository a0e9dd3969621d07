import { staffPermissionGroups } from '@balcao/domain/people/staff-permissions'
import { signOnInput } from '@balcao/server/modules/accounts/sign-on/sign-on.input'
import { changeReason } from '@balcao/server/modules/platforms/settings/change-reason.input'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { CopyButton } from '@balcao/ui/copy-button'
import { LinkButton } from '@balcao/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { z } from 'zod'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformSettingsCatalogue } from './catalogue.ts'
import { LastChange } from './last-change.tsx'
import { LinkedPeople } from './linked-people.tsx'

const { shape } = signOnInput
const listed = (text: string) => text.split(/[\s,;]+/).filter((word) => word !== '')

/** Lists are typed as one line, and an empty secret keeps the stored one. */
const schema = signOnInput.extend({
  clientSecret: z.string().max(1_000),
  factorValues: z.string().transform(listed).pipe(shape.factorValues),
  emailDomains: z.string().transform(listed).pipe(shape.emailDomains),
  reason: changeReason,
})
type SignOnForm = z.input<typeof schema>
type Stored = inferOutput<typeof api.admin.signOn.get>

const {
  TextField,
  PasswordField,
  SelectField,
  SwitchField,
  RadioField,
  RowsField,
  CheckboxesField,
  TextareaField,
} = fieldsOf<SignOnForm>()

const signOnModes = ['OFF', 'OPTIONAL', 'REQUIRED'] as const
const permissions = staffPermissionGroups.flatMap((group) => group.permissions)
const callbackUrl = () => `${window.location.origin}/sign-on/callback`

/** Settings of the staff's sign-on: provider, groups, second factor, and exceptions. */
export function SignOnTab() {
  const { signOn: text, reason, reasonHelp, fees } = useMessages(platformSettingsCatalogue)
  const core = useMessages(coreCatalogue)
  const query = api.admin.signOn.get.queryOptions()
  const { data: stored } = useQuery(query)
  const save = useAction(api.admin.signOnChanges.save)
  const form = useRecordForm({
    query,
    schema,
    toForm: formOf,
    save: ({ clientSecret, ...settings }) =>
      save.run({
        ...settings,
        ...(clientSecret !== '' && { clientSecret }),
        requestId: crypto.randomUUID(),
      }),
    proven: true,
    invalidates: [api.admin.settings, api.admin.approvals],
    savedText: ({ outcome }) => (outcome === 'DONE' ? text.saved : text.proposed),
  })
  return (
    <div className="grid grid-cols-1 gap-8">
      <FormPanel form={form} saveLabel={text.save}>
        <TestOutcome />
        <LastChange action="sign_on.saved" />
        <FormSection title={text.use} text={text.useText}>
          <RadioField
            name="mode"
            label={text.mode}
            options={signOnModes.map((value) => ({
              value,
              label: text.modes[value].label,
              description: text.modes[value].text,
            }))}
          />
          <SelectField
            name="breakGlassUserId"
            label={text.breakGlass}
            help={text.breakGlassHelp}
            canClear
            options={(stored?.breakGlassChoices ?? []).map(({ id, name, email }) => ({
              value: id,
              label: `${name} · ${email}`,
            }))}
          />
        </FormSection>
        <FormSection title={text.provider} text={text.providerText}>
          <TextField name="label" label={text.label} help={text.labelHelp} maxLength={40} isRequired />
          <TextField name="issuer" label={text.issuer} help={text.issuerHelp} maxLength={300} isRequired />
          <CheckIssuer issuer={form.form.watch('issuer')} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="clientId" label={text.clientId} maxLength={300} isRequired />
            <PasswordField
              name="clientSecret"
              label={text.clientSecret}
              help={stored?.settings ? text.secretKept : text.secretNew}
              autoComplete="new-password"
            />
          </div>
          <TextField name="scopes" label={text.scopes} help={text.scopesHelp} maxLength={300} isRequired />
          <div className="grid gap-1">
            <p className="font-medium">{text.callback}</p>
            <p className="flex flex-wrap items-center gap-2">
              <code className="min-w-0 rounded-small bg-sunken px-2 py-1 text-sm [overflow-wrap:anywhere]">
                {callbackUrl()}
              </code>
              <CopyButton text={callbackUrl()} label={core.action.copy} copiedLabel={core.action.copied} />
            </p>
            <p className="text-muted text-sm">{text.callbackHelp}</p>
          </div>
          <Test provenAt={stored?.settings?.provenAt ?? null} isSaved={stored?.settings != null} />
        </FormSection>
        <FormSection title={text.people} text={text.peopleText}>
          <TextField
            name="emailDomains"
            label={text.domains}
            help={text.domainsHelp}
            placeholder="empresa.com.br"
          />
          <TextField name="groupsClaim" label={text.groupsClaim} help={text.groupsClaimHelp} isRequired />
          <RowsField
            name="groups"
            label={text.groups}
            help={text.groupsHelp}
            rowLabel={(index) => text.group(index + 1)}
            addLabel={text.addGroup}
            newRow={() => ({ name: '', permissions: [] })}
            max={50}
            isUnordered
          >
            {(path) => (
              <>
                <TextField name={`${path}.name`} label={text.groupName} isRequired />
                <CheckboxesField
                  name={`${path}.permissions`}
                  label={text.groupAllows}
                  options={permissions.map((value) => ({ value, label: core.permission[value] }))}
                />
              </>
            )}
          </RowsField>
        </FormSection>
        <FormSection title={text.factor} text={text.factorText}>
          <SwitchField name="trustsSecondFactor" label={text.trusts} help={text.trustsHelp} />
          <TextField name="factorValues" label={text.factorValues} help={text.factorValuesHelp} isRequired />
        </FormSection>
        <FormSection title={fees.change}>
          <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
        </FormSection>
      </FormPanel>
      {stored?.settings && <LinkedPeople />}
    </div>
  )
}

function formOf(stored: Stored | undefined): SignOnForm {
  const settings = stored?.settings
  return {
    mode: settings?.mode ?? 'OFF',
    label: settings?.label ?? '',
    issuer: settings?.issuer ?? '',
    clientId: settings?.clientId ?? '',
    clientSecret: '',
    scopes: settings?.scopes ?? 'openid email profile offline_access',
    groupsClaim: settings?.groupsClaim ?? 'groups',
    groups: settings?.groups ?? [],
    trustsSecondFactor: settings?.trustsSecondFactor ?? false,
    factorValues: (settings?.factorValues ?? ['mfa']).join(', '),
    emailDomains: (settings?.emailDomains ?? []).join(', '),
    breakGlassUserId: settings?.breakGlassUserId ?? null,
    reason: '',
  }
}

/** Checks whether the typed address answers as a provider, before anything is saved. */
function CheckIssuer({ issuer }: { issuer: string }) {
  const { signOn: text } = useMessages(platformSettingsCatalogue)
  const check = useAction(api.admin.signOn.check, { proven: true, done: text.issuerAnswers })
  return (
    <div>
      <Button
        size="small"
        isBusy={check.isBusy}
        disabled={!URL.canParse(issuer)}
        onClick={() => check.start({ issuer })}
      >
        {text.checkIssuer}
      </Button>
    </div>
  )
}

/** A whole sign-on with the saved settings: the person signs on at the provider and returns. */
function Test({ provenAt, isSaved }: { provenAt: string | null; isSaved: boolean }) {
  const { signOn: text } = useMessages(platformSettingsCatalogue)
  const format = useFormat()
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isSaved && <LinkButton href="/sign-on/start?door=ADMIN&purpose=TEST">{text.test}</LinkButton>}
      <p className="text-muted text-sm">
        {provenAt ? text.testedAt(format.dateTime(provenAt)) : isSaved ? text.untested : text.testAfterSaving}
      </p>
    </div>
  )
}

function TestOutcome() {
  const { signOn: text } = useMessages(platformSettingsCatalogue)
  const { tested } = useLocation().search as { tested?: string }
  if (tested === undefined) return null
  return (
    <div role="status">
      <Banner tone={tested === 'yes' ? 'positive' : 'negative'}>
        {tested === 'yes' ? text.tested : text.testFailed}
      </Banner>
    </div>
  )
}
