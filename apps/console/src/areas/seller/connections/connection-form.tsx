import { type ConnectionVendor, connectionShapes } from '@balcao/domain/platform/connections'
import { connectionInput } from '@balcao/server/modules/connections/connection.input'
import { Card, CardHeader } from '@balcao/ui/card'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { webhooksCatalogue } from '#features/webhooks/catalogue.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { connectionsCatalogue } from './catalogue.ts'
import { ConnectionRules } from './connection-rules.tsx'

type Stored = inferOutput<typeof api.seller.connections.get>
type Form = z.input<typeof connectionInput>

const { TextField, TextareaField, PasswordField, SelectField, SwitchField, CheckboxesField } =
  fieldsOf<Form>()

type ConnectionFormProps = { vendor: ConnectionVendor; connection: Stored['connection'] }

export function ConnectionForm({ vendor, connection }: ConnectionFormProps) {
  const text = useMessages(connectionsCatalogue)
  const { event } = useMessages(webhooksCatalogue)
  const { hearing, group } = connectionShapes[vendor]
  const save = useAction(api.seller.connections.save)
  const form = useRecordForm({
    query: api.seller.connections.get.queryOptions({ vendor }),
    schema: connectionInput,
    toForm: (record: Stored | undefined) => formOf(vendor, record?.connection ?? null),
    save: save.run,
    proven: true,
    invalidates: [api.seller.connections, api.seller.products],
    savedText: text.connected,
  })
  return (
    <FormPanel form={form} {...(!connection && { saveLabel: text.connect })}>
      {!connection && <Steps vendor={vendor} />}
      <FormSection title={text.credentials} text={text.credentialsText}>
        {connection && <SwitchField name="isOn" label={text.isOn} help={text.isOnHelp} />}
        <Credentials vendor={vendor} saved={connection?.savedSecrets ?? []} />
      </FormSection>
      {hearing.by === 'choice' && (
        <FormSection title={text.events} text={text.eventsText}>
          <CheckboxesField
            name="events"
            label={text.events}
            options={hearing.events.map((type) => ({ value: type, label: event[type] }))}
          />
        </FormSection>
      )}
      {(hearing.by === 'rules' || hearing.by === 'access') && (
        <ConnectionRules vendor={vendor} stored={connection?.rules ?? []} />
      )}
      {group === 'contacts' && <p className="text-muted text-sm">{text.marketing}</p>}
      <Facts vendor={vendor} />
    </FormPanel>
  )
}

function formOf(vendor: ConnectionVendor, connection: Stored['connection']): Form {
  const { fields, hearing } = connectionShapes[vendor]
  const storedIn = (name: string) => connection?.fields[name] ?? (name === 'method' ? 'POST' : '')
  return {
    vendor,
    version: connection?.version ?? null,
    isOn: connection ? connection.state === 'ON' : true,
    // A saved secret is not sent to this page: an empty field keeps it.
    fields: Object.fromEntries(fields.map(({ name, isSecret }) => [name, isSecret ? '' : storedIn(name)])),
    events: hearing.by === 'choice' ? (connection?.events ?? [...hearing.usual]) : [],
    rules: (connection?.rules ?? []).map(({ event, productId, code }) => ({ event, productId, code })),
  }
}

function Steps({ vendor }: { vendor: ConnectionVendor }) {
  const text = useMessages(connectionsCatalogue)
  return (
    <FormSection title={text.stepsTitle}>
      <ol className="grid list-decimal gap-2 ps-5">
        {text.vendors[vendor].steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </FormSection>
  )
}

function Credentials({ vendor, saved }: { vendor: ConnectionVendor; saved: readonly string[] }) {
  const text = useMessages(connectionsCatalogue)
  const { optional } = useMessages(coreCatalogue)
  return connectionShapes[vendor].fields.map(({ name, isSecret, isOptional, isLong, max }) => {
    const words = text.vendors[vendor].fields[name]
    const isSaved = saved.includes(name)
    const help = isSaved ? text.saved : (words?.help ?? '')
    const shared = {
      name: `fields.${name}` as const,
      label: words?.label ?? name,
      ...(help && { help }),
      ...(isOptional ? { hint: optional } : { isRequired: !isSaved }),
      ...(words?.placeholder && { placeholder: words.placeholder }),
    }
    if (name === 'method')
      return (
        <SelectField
          key={name}
          {...shared}
          options={['POST', 'PUT'].map((value) => ({ value, label: value }))}
        />
      )
    if (isLong) return <TextareaField key={name} {...shared} rows={3} maxLength={max} />
    const { placeholder: _, ...secret } = shared
    return isSecret ? (
      <PasswordField key={name} {...secret} autoComplete="new-password" />
    ) : (
      <TextField key={name} {...shared} maxLength={max} autoComplete="off" />
    )
  })
}

function Facts({ vendor }: { vendor: ConnectionVendor }) {
  const text = useMessages(connectionsCatalogue)
  const { known, assumed } = text.vendors[vendor].facts
  return (
    <Card className="grid gap-3">
      <CardHeader title={text.facts.title} />
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
        <dt className="font-medium">{text.facts.known}</dt>
        <dd className="text-muted">{known}</dd>
        {assumed !== null && (
          <>
            <dt className="font-medium">{text.facts.assumed}</dt>
            <dd className="text-muted">{assumed}</dd>
          </>
        )}
      </dl>
    </Card>
  )
}
