import { cardBrandIds, cardBrandName } from '@balcao/domain/cards/card'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { routeLinesMax } from '@balcao/server/modules/acquirers/routes/routes.input'
import { Waypoints } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { acquiringsCatalogue } from './catalogue.ts'
import { newRow, nobody, type RouteForm, type Routes } from './route-form.ts'

const { RowsField, SelectField, NumberField, MoneyField, SwitchField, CheckboxesField, LookUpField } =
  fieldsOf<RouteForm>()

type Path = `rows.${number}`
type RouteRowsProps = { method: PaymentMethod; accounts: Routes['accounts'] }

export function RouteRows({ method, accounts }: RouteRowsProps) {
  const { routing: text } = useMessages(acquiringsCatalogue)
  return (
    <RowsField
      name="rows"
      label={text.lines}
      help={text.linesHelp}
      rowLabel={(index) => text.line(index + 1)}
      addLabel={text.add}
      newRow={() => newRow(accounts[0]?.id ?? nobody)}
      max={routeLinesMax}
      empty={{ icon: <Waypoints />, title: text.empty.title, description: text.empty.text }}
    >
      {(path, index) => (
        <div className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              name={`${path}.account`}
              label={text.account}
              isRequired
              options={[
                ...accounts.map(({ id, label, status }) => ({
                  value: id,
                  label: status === 'PAUSED' ? text.paused(label) : label,
                })),
                { value: nobody, label: text.nobody },
              ]}
            />
            <Weight index={index} />
          </div>
          {index > 0 && (
            <SwitchField name={`${path}.sharesStep`} label={text.sharesStep} help={text.sharesStepHelp} />
          )}
          <Rules path={path} method={method} />
        </div>
      )}
    </RowsField>
  )
}

/** Only lines that share a step have a weight. */
function Weight({ index }: { index: number }) {
  const { routing: text } = useMessages(acquiringsCatalogue)
  const { rows } = useWatch<RouteForm>() as RouteForm
  const isShared = (index > 0 && rows[index]?.sharesStep) || rows[index + 1]?.sharesStep
  return isShared ? <NumberField name={`rows.${index}.weight`} label={text.weight} /> : null
}

function Rules({ path, method }: { path: Path; method: PaymentMethod }) {
  const { routing: text } = useMessages(acquiringsCatalogue)
  const row = useWatch<RouteForm, Path>({ name: path })
  const hasRules =
    row.minCents !== null || row.maxCents !== null || row.sellerId !== null || row.brands.length > 0
  const isForCards = method === 'CREDIT_CARD'
  return (
    <details open={hasRules || row.minInstallments !== null || row.maxInstallments !== null}>
      <summary className="cursor-pointer py-1 font-medium text-sm">{text.rules}</summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <MoneyField name={`${path}.minCents`} label={text.minCents} />
        <MoneyField name={`${path}.maxCents`} label={text.maxCents} />
        <LookUpField
          name={`${path}.sellerId`}
          label={text.seller}
          lookUp={api.admin.routes.sellers.queryOptions}
          placeholder={text.anySeller}
          {...(row.furtherSellerIds.length > 0 && { help: text.moreSellers(row.furtherSellerIds.length) })}
        />
        {isForCards && (
          <>
            <div className="grid grid-cols-2 gap-4">
              <NumberField name={`${path}.minInstallments`} label={text.minInstallments} />
              <NumberField name={`${path}.maxInstallments`} label={text.maxInstallments} />
            </div>
            <CheckboxesField
              name={`${path}.brands`}
              label={text.brands}
              options={cardBrandIds.map((brand) => ({ value: brand, label: cardBrandName(brand) ?? brand }))}
            />
          </>
        )}
      </div>
    </details>
  )
}
