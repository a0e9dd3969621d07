import { Drawer } from '@balcao/ui/drawer'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { AccountFields } from './account-fields.tsx'
import { formOfProvider, newAccountSchemaOf } from './account-form.ts'
import { type Provider, paymentMethodOrder } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'
import { EvidenceBanner } from './evidence-banner.tsx'
import { findProviders } from './find-providers.ts'
import { Untested } from './untested.tsx'

/** Selects the acquirer, then asks for its keys. */
export function ConnectDrawer({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Provider | null>(null)
  return chosen ? (
    <NewAccountDrawer provider={chosen} onClose={onClose} />
  ) : (
    <ProviderDrawer onChoose={setChosen} onClose={onClose} />
  )
}

type ProviderDrawerProps = { onChoose: (provider: Provider) => void; onClose: () => void }

function ProviderDrawer({ onChoose, onClose }: ProviderDrawerProps) {
  const text = useMessages(acquiringsCatalogue)
  const { action } = useMessages(coreCatalogue)
  const providers = useQuery(api.admin.acquirers.providers.queryOptions())
  const [search, setSearch] = useState('')
  const whatItDoes = ({ methods, withdrawMethods }: Provider) => {
    if (methods.length === 0) return withdrawMethods.length > 0 ? text.form.onlyPayouts : text.form.noAdapter
    const own = paymentMethodOrder.filter((method) => methods.includes(method))
    return own.map((method) => text.capability[method]).join(' · ')
  }
  return (
    <Drawer open onOpenChange={onClose} closeLabel={action.close} title={text.connect}>
      <QueryStates query={providers} skeleton={<Skeleton className="h-96 w-full" />}>
        {(all) => (
          <div className="grid gap-3">
            <Field label={text.form.chooseProvider(all.length)}>
              <Input
                type="search"
                prefix={<Search aria-hidden="true" className="size-4" />}
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
              />
            </Field>
            <ul className="grid divide-y divide-default overflow-clip rounded-card border border-default">
              {findProviders(all, search).map((provider) => (
                <li key={provider.name}>
                  <button
                    type="button"
                    onClick={() => onChoose(provider)}
                    disabled={provider.methods.length === 0 && provider.withdrawMethods.length === 0}
                    className="grid w-full gap-0.5 px-4 py-2.5 text-start hover:bg-hover disabled:hover:bg-transparent"
                  >
                    <span className="font-medium">{provider.title}</span>
                    <span className="text-muted text-sm">{whatItDoes(provider)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </QueryStates>
    </Drawer>
  )
}

function NewAccountDrawer({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const text = useMessages(acquiringsCatalogue)
  const create = useAction(api.admin.acquirers.create)
  const [, change] = useSearchTexts()
  const form = useRecordForm({
    schema: useMemo(() => newAccountSchemaOf(provider), [provider]),
    toForm: () => formOfProvider(provider),
    save: create.run,
    proven: true,
    invalidates: [api.admin.acquirers, api.admin.routes, api.admin.payouts],
    savedText: ({ status }) => (status === 'ACTIVE' ? text.form.created : text.form.createdPaused),
    onSaved: ({ accountId }) => change({ account: accountId, tab: undefined, 'account.tab': 'webhook' }),
  })
  return (
    <FormDrawer
      form={form}
      title={`${text.connect}: ${provider.title}`}
      saveLabel={text.connect}
      onClose={onClose}
    >
      <EvidenceBanner evidence={provider.evidence} />
      <AccountFields can={provider} fields={provider.fields} />
      <Untested title={provider.title} />
    </FormDrawer>
  )
}
