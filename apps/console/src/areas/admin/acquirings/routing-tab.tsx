import { type PaymentMethod, paymentMethods } from '@balcao/domain/vocabulary'
import { Card } from '@balcao/ui/card'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { showToast } from '@balcao/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { paymentMethodOrder } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'
import { type RouteForm, routeSchemaOf, rowsOf } from './route-form.ts'
import { RouteRows } from './route-rows.tsx'
import { RouteSimulator } from './route-simulator.tsx'
import { RouteVersions } from './route-versions.tsx'

const { TextareaField } = fieldsOf<RouteForm>()

/** Routing of a method's sales among the accounts. */
export function RoutingTab() {
  const { routing: text, capability } = useMessages(acquiringsCatalogue)
  const [search, change] = useSearchTexts('routes')
  const method = paymentMethods.find((known) => known === search.method) ?? 'PIX'
  return (
    <div className="grid grid-cols-1 gap-4">
      <SegmentedControl
        label={text.method}
        segments={paymentMethodOrder.map((value) => ({ value, label: capability[value] }))}
        value={method}
        onChange={(chosen) => change({ method: chosen === 'PIX' ? undefined : chosen })}
      />
      <RoutesOfMethod key={method} method={method} />
    </div>
  )
}

function RoutesOfMethod({ method }: { method: PaymentMethod }) {
  const { routing: text, proposed, reason, reasonHelp } = useMessages(acquiringsCatalogue)
  const query = api.admin.routes.get.queryOptions({ method })
  const { data } = useQuery(query)
  const savedAt = data?.savedAt ?? null
  const save = useAction(api.admin.acquirerChanges.saveRoutes)
  const form = useRecordForm({
    query,
    schema: useMemo(() => routeSchemaOf(method, savedAt), [method, savedAt]),
    toForm: (routes): RouteForm => ({ rows: rowsOf(routes?.lines ?? []), reason: '' }),
    save: (routes) => save.run({ ...routes, requestId: crypto.randomUUID() }),
    proven: true,
    invalidates: [api.admin.routes, api.admin.approvals],
    savedText: ({ outcome }) => (outcome === 'DONE' ? text.saved : proposed),
  })
  const accounts = data?.accounts ?? []
  return (
    <FormPanel form={form} saveLabel={text.save}>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card className="grid gap-4">
          <RouteRows method={method} accounts={accounts} />
          <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
        </Card>
        <div className="grid gap-4">
          <RouteSimulator method={method} accounts={accounts} />
          <RouteVersions
            method={method}
            onTake={(rows) => {
              form.form.setValue('rows', rows, { shouldDirty: true })
              void showToast({ tone: 'info', title: text.taken })
            }}
          />
        </div>
      </div>
    </FormPanel>
  )
}
