import { type LegalTextKind, legalTextKinds, legalTextPaths } from '@balcao/domain/texts/legal-texts'
import { legalTextInput } from '@balcao/server/modules/platforms/legal/legal-text.input'
import { Badge } from '@balcao/ui/badge'
import { Card, CardHeader } from '@balcao/ui/card'
import { LinkButton } from '@balcao/ui/link-button'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { z } from 'zod'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformSettingsCatalogue } from './catalogue.ts'
import { TakeVersionButton } from './take-version-button.tsx'

type LegalForm = z.input<typeof legalTextInput>

const { TextareaField } = fieldsOf<LegalForm>()

/** The texts for sellers and buyers, each with its versions. */
export function LegalTab() {
  const { legal: text } = useMessages(platformSettingsCatalogue)
  const [search, change] = useSearchTexts('legal')
  const kind = legalTextKinds.find((known) => known === search.kind) ?? 'SELLER_TERMS'
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-muted">{text.text}</p>
      <SegmentedControl
        label={text.kind}
        segments={legalTextKinds.map((value) => ({ value, label: text.kinds[value] }))}
        value={kind}
        onChange={(chosen) => change({ kind: chosen === 'SELLER_TERMS' ? undefined : chosen })}
      />
      <LegalText key={kind} kind={kind} />
    </div>
  )
}

function LegalText({ kind }: { kind: LegalTextKind }) {
  const { legal: text, system } = useMessages(platformSettingsCatalogue)
  const format = useFormat()
  const { data: versions = [] } = useQuery(api.admin.legalTexts.versions.queryOptions({ kind }))
  const publish = useAction(api.admin.legalTexts.publish)
  const form = useRecordForm({
    query: api.admin.legalTexts.inForce.queryOptions({ kind }),
    schema: legalTextInput,
    toForm: (stored): LegalForm => ({
      kind,
      formerVersion: stored?.version ?? 0,
      body: stored?.body ?? '',
    }),
    save: publish.run,
    proven: true,
    invalidates: [api.admin.settings, api.admin.legalTexts.versions],
    savedText: text.published,
  })
  return (
    <FormPanel form={form} saveLabel={text.publish}>
      <Card className="grid gap-4">
        <CardHeader
          title={text.kinds[kind]}
          detail={text.where[kind]}
          action={
            versions.length > 0 && (
              <LinkButton asChild size="small" icon={<ExternalLink />}>
                <a href={legalTextPaths[kind]} target="_blank" rel="noreferrer">
                  {text.open}
                </a>
              </LinkButton>
            )
          }
        />
        <TextareaField name="body" label={text.body} help={text.bodyHelp} rows={16} isRequired />
      </Card>
      <Card className="grid gap-2">
        <CardHeader title={text.versions} />
        {versions.length === 0 && <p className="text-muted">{text.none}</p>}
        <ul className="grid divide-y divide-default">
          {versions.map(({ version, publishedAt, by }, place) => (
            <li key={version} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span>
                {text.version(version)}{' '}
                <span className="text-muted text-sm">
                  {format.dateTime(publishedAt)} {text.by(by ?? system)}
                </span>{' '}
                {place === 0 && <Badge tone="positive">{text.inForce}</Badge>}
              </span>
              {place > 0 && (
                <TakeVersionButton
                  kind={kind}
                  version={version}
                  onTaken={(body) => form.form.setValue('body', body, { shouldDirty: true })}
                />
              )}
            </li>
          ))}
        </ul>
      </Card>
    </FormPanel>
  )
}
