import { contentKinds } from '@balcao/domain/delivery/access'
import { contentFileTypeOf, mediaKindOf } from '@balcao/domain/delivery/content-files'
import { connectionShapes } from '@balcao/domain/platform/connections'
import { type contentsInput, contentsMax } from '@balcao/server/modules/access/contents.input'
import { useQuery } from '@tanstack/react-query'
import { FolderOpen } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { ContentFileField } from '#features/media/content-file-field.tsx'
import { endpointName } from '#features/webhooks/endpoint.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { productCatalogue } from './catalogue.ts'

type Contents = z.input<typeof contentsInput>

const { RowsField, TextField, RadioField, SelectField, NumberField, DayField } = fieldsOf<Contents>()

/** A key ends in its file's extension. */
const isVideo = (row: Contents['contents'][number] | undefined) =>
  row?.kind === 'FILE' && mediaKindOf(contentFileTypeOf(row.fileKey ?? '') ?? '') === 'VIDEO'

export function ContentRows() {
  const { contents: text } = useMessages(productCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const { control } = useFormContext<Contents>()
  const rows = useWatch({ control, name: 'contents' })
  const endpoints = useQuery(api.seller.webhooks.list.queryOptions())
  const connections = useQuery(api.seller.connections.list.queryOptions())
  /** Content made by a connection keeps its members' area as its choice. */
  const areaOf = (endpointId: string | null | undefined) =>
    (connections.data ?? [])
      .filter(({ id }) => id === endpointId)
      .map(({ id, vendor }) => ({ value: id, label: connectionShapes[vendor].name }))
  return (
    <RowsField
      name="contents"
      label={text.rows}
      help={text.rowsHelp}
      rowLabel={(index) => rows[index]?.title || text.newRow}
      addLabel={text.add}
      newRow={() => ({
        kind: 'FILE',
        title: '',
        fileKey: null,
        captionsKey: null,
        url: null,
        endpointId: null,
        usesMax: null,
        opensOn: null,
      })}
      max={contentsMax}
      empty={{ icon: <FolderOpen />, title: text.empty.title, description: text.empty.text }}
    >
      {(path, index) => (
        <div className="grid gap-4">
          <TextField name={`${path}.title`} label={text.title} isRequired />
          <RadioField
            name={`${path}.kind`}
            label={text.kind}
            options={contentKinds.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
          />
          {rows[index]?.kind === 'LICENSE' && <p className="text-muted text-sm">{text.licenseHelp}</p>}
          {rows[index]?.kind === 'EXTERNAL' && (
            <SelectField
              name={`${path}.endpointId`}
              label={text.endpoint}
              help={endpoints.data?.length === 0 ? text.noEndpoint : text.endpointHelp}
              options={[
                ...(endpoints.data ?? []).map((endpoint) => ({
                  value: endpoint.id,
                  label: endpointName(endpoint),
                })),
                ...areaOf(rows[index]?.endpointId),
              ]}
              isRequired
            />
          )}
          {rows[index]?.kind === 'LINK' && (
            <TextField name={`${path}.url`} label={text.url} help={text.urlHelp} isRequired />
          )}
          {rows[index]?.kind === 'FILE' && (
            <ContentFileField
              name={`${path}.fileKey`}
              label={text.file}
              {...(rows[index]?.fileKey && { help: text.fileKept })}
              isRequired
            />
          )}
          {isVideo(rows[index]) && (
            <ContentFileField
              name={`${path}.captionsKey`}
              label={text.captions}
              help={text.captionsHelp}
              hint={optional}
              accepts="CAPTIONS"
            />
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            {(rows[index]?.kind === 'FILE' || rows[index]?.kind === 'LINK') && (
              <NumberField
                name={`${path}.usesMax`}
                label={text.usesMax}
                help={text.usesMaxHelp}
                hint={optional}
              />
            )}
            <DayField name={`${path}.opensOn`} label={text.opensOn} help={text.opensOnHelp} hint={optional} />
          </div>
        </div>
      )}
    </RowsField>
  )
}
