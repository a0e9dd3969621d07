import { DescriptionList } from '@balcao/ui/description-list'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { AccountFields } from './account-fields.tsx'
import { type AccountForm, changeSchemaOf, formOfAccount } from './account-form.ts'
import type { AccountRecord } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'
import { EvidenceBanner } from './evidence-banner.tsx'
import { Untested } from './untested.tsx'

const { SwitchField } = fieldsOf<AccountForm>()

export function CredentialsTab({ account }: { account: AccountRecord }) {
  const { form: text, proposed } = useMessages(acquiringsCatalogue)
  const update = useAction(api.admin.acquirerChanges.update)
  const form = useRecordForm({
    query: api.admin.acquirers.get.queryOptions({ accountId: account.id }),
    schema: useMemo(() => changeSchemaOf(account), [account]),
    toForm: formOfAccount,
    save: (change) => update.run({ ...change, requestId: crypto.randomUUID() }),
    proven: true,
    invalidates: [api.admin.acquirers, api.admin.routes, api.admin.payouts, api.admin.approvals],
    savedText: ({ outcome }) => (outcome === 'DONE' ? text.saved : proposed),
  })
  return (
    <FormPanel form={form} saveLabel={text.save} isInCard hasTabsInside>
      <SwitchField name="isActive" label={text.isActive} help={text.isActiveHelp} />
      <EvidenceBanner evidence={account.can.evidence} />
      <AccountFields can={account.can} fields={account.fields} />
      {!account.isCleared && account.status === 'PAUSED' && <Untested title={account.can.title} />}
      <p className="text-muted text-sm">{text.former}</p>
      {account.certificates.length > 0 && (
        <section className="grid gap-1">
          <h3 className="font-semibold">{text.certificates}</h3>
          <DescriptionList
            items={account.certificates.map(({ half, isStored }) => ({
              id: half,
              term: text.certificate[half],
              value: isStored ? (
                <StatusBadge tone="positive">{text.certificateStored}</StatusBadge>
              ) : (
                <StatusBadge tone="pending">{text.certificateMissing}</StatusBadge>
              ),
            }))}
          />
        </section>
      )}
    </FormPanel>
  )
}
