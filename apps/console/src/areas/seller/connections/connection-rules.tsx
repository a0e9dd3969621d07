import {
  type ConnectionVendor,
  connectionRulesMax,
  connectionShapes,
} from '@balcao/domain/platform/connections'
import {
  fillTemplate,
  isMessageTemplate,
  messageVariables,
  sampleValues,
} from '@balcao/domain/texts/message-template'
import type { connectionInput } from '@balcao/server/modules/connections/connection.input'
import { ListChecks } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { webhooksCatalogue } from '#features/webhooks/catalogue.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormSection } from '#kit/form/form-section.tsx'
import { connectionsCatalogue } from './catalogue.ts'

type Form = z.input<typeof connectionInput>

const { RowsField, LookUpField, SelectField, TextField, TextareaField } = fieldsOf<Form>()

type ConnectionRulesProps = {
  vendor: ConnectionVendor
  stored: readonly { productId: string | null; productName: string | null }[]
}

/** 'When this event happens to this product, then do that', or for a members' area 'this product opens that class'. */
export function ConnectionRules({ vendor, stored }: ConnectionRulesProps) {
  const { rules: text, vendors } = useMessages(connectionsCatalogue)
  const { event } = useMessages(webhooksCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const { control } = useFormContext<Form>()
  const rows = useWatch({ control, name: 'rules' })
  const { hearing, code } = connectionShapes[vendor]
  const words = vendors[vendor].code
  const isMembers = hearing.by === 'access'
  const events = hearing.by === 'rules' ? hearing.events : []
  if (!code || !words) return null
  return (
    <FormSection
      title={isMembers ? text.membersTitle : text.title}
      text={isMembers ? text.membersText : text.text}
    >
      <RowsField
        name="rules"
        label={isMembers ? text.membersTitle : text.title}
        rowLabel={(index) => (isMembers ? text.memberRow : text.row)(index + 1)}
        addLabel={isMembers ? text.addProduct : text.add}
        newRow={() => ({ event: events[0] ?? null, productId: null, code: '' })}
        max={connectionRulesMax}
        isUnordered
        empty={{
          icon: <ListChecks />,
          title: isMembers ? text.noProducts : text.none,
          description: text.noneText,
        }}
      >
        {(path, index) => {
          const chosenName = stored.find(({ productId }) => productId === rows[index]?.productId)?.productName
          const shared = { name: `${path}.code` as const, ...words, isRequired: true }
          return (
            <div className="grid gap-4">
              <div className="grid gap-4 sm:grid-cols-2">
                {!isMembers && (
                  <SelectField
                    name={`${path}.event`}
                    label={text.event}
                    options={events.map((type) => ({ value: type, label: event[type] }))}
                    isRequired
                  />
                )}
                <LookUpField
                  name={`${path}.productId`}
                  label={text.product}
                  lookUp={api.seller.products.options.queryOptions}
                  {...(chosenName && { chosenName })}
                  {...(isMembers ? { isRequired: true } : { hint: optional, placeholder: text.allProducts })}
                />
                {!code.isLong && <TextField {...shared} maxLength={code.max} autoComplete="off" />}
              </div>
              {code.isLong && (
                <>
                  <TextareaField {...shared} rows={5} maxLength={code.max} />
                  <Preview template={rows[index]?.code ?? ''} />
                </>
              )}
            </div>
          )
        }}
      </RowsField>
    </FormSection>
  )
}

function Preview({ template }: { template: string }) {
  const { preview: text } = useMessages(connectionsCatalogue)
  if (template.trim() === '') return <Variables />
  if (!isMessageTemplate(template))
    return (
      <>
        <p className="text-negative text-sm">{text.invalid}</p>
        <Variables />
      </>
    )
  return (
    <div className="grid gap-1">
      <p className="font-medium text-sm">
        {text.title} <span className="font-normal text-muted">{text.text}</span>
      </p>
      <pre className="wrap-anywhere whitespace-pre-wrap rounded-control bg-sunken p-3 font-mono text-sm">
        {JSON.stringify(JSON.parse(fillTemplate(template, sampleValues)), null, 2)}
      </pre>
      <Variables />
    </div>
  )
}

function Variables() {
  const { preview: text } = useMessages(connectionsCatalogue)
  return (
    <p className="wrap-anywhere text-muted text-sm">
      {text.variables}:{' '}
      {messageVariables.map((name) => (
        <code key={name} className="me-2 inline-block font-mono">{`{{${name}}}`}</code>
      ))}
    </p>
  )
}
