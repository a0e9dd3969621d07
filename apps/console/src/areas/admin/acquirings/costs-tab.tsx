import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { acquirerCostsInput } from '@balcao/server/modules/acquirers/costs/costs.input'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { type AccountRecord, paymentMethodOrder } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'

const { RowsField, SelectField, PercentField, MoneyField } = fieldsOf<z.input<typeof acquirerCostsInput>>()

const installmentsMax = 12

/** The acquirer's fee on each charge, by method. */
export function CostsTab({ account }: { account: AccountRecord }) {
  const { costs: text, capability } = useMessages(acquiringsCatalogue)
  const methods = paymentMethodOrder.filter((method) => account.can.methods.includes(method))
  const [method, setMethod] = useState(methods[0])
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">{text.text}</p>
      {method && (
        <>
          <SegmentedControl
            label={text.method}
            segments={methods.map((value) => ({ value, label: capability[value] }))}
            value={method}
            onChange={setMethod}
          />
          <CostsForm key={method} accountId={account.id} method={method} />
        </>
      )}
    </div>
  )
}

function CostsForm({ accountId, method }: { accountId: string; method: PaymentMethod }) {
  const { costs: text } = useMessages(acquiringsCatalogue)
  const save = useAction(api.admin.costs.save)
  const form = useRecordForm({
    query: api.admin.costs.list.queryOptions({ accountId }),
    schema: acquirerCostsInput,
    toForm: (versions): z.input<typeof acquirerCostsInput> => ({
      accountId,
      method,
      currency: 'BRL',
      rows: (versions ?? [])
        .filter((row) => row.method === method && row.currency === 'BRL')
        .map(({ fromInstallments, basisPoints, fixedCents }) => ({
          fromInstallments,
          basisPoints,
          fixedCents,
        }))
        .toSorted((one, other) => one.fromInstallments - other.fromInstallments),
    }),
    save: save.run,
    invalidates: [api.admin.costs],
    savedText: text.saved,
  })
  return (
    <FormPanel form={form} saveLabel={text.save} isInCard hasTabsInside>
      <RowsField
        name="rows"
        label={text.rows}
        rowLabel={(index) => text.row(index + 1)}
        addLabel={text.add}
        newRow={() => ({ fromInstallments: 1, basisPoints: 0, fixedCents: 0 })}
        max={method === 'CREDIT_CARD' ? installmentsMax : 1}
        isUnordered
      >
        {(path) => (
          <div className="grid gap-4 sm:grid-cols-3">
            <SelectField
              name={`${path}.fromInstallments`}
              label={text.from}
              isRequired
              options={Array.from({ length: method === 'CREDIT_CARD' ? installmentsMax : 1 }, (_, place) => ({
                value: place + 1,
                label: text.installments(place + 1),
              }))}
            />
            <PercentField name={`${path}.basisPoints`} label={text.percent} isRequired />
            <MoneyField name={`${path}.fixedCents`} label={text.fixed} isRequired />
          </div>
        )}
      </RowsField>
    </FormPanel>
  )
}
