import { Field } from '@balcao/ui/field'
import { FileUpload } from '@balcao/ui/file-upload'
import { putFile } from '@balcao/ui/put-file'
import { useMutation } from '@tanstack/react-query'
import type { inferInput } from '@trpc/tanstack-react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { readError } from '../../../api/read-error.ts'
import { coreCatalogue } from '../../../i18n/core/catalogue.ts'
import { languageTags, useLocale } from '../../../i18n/locale.tsx'
import { useMessages } from '../../../i18n/use-messages.ts'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

type UploadPurpose = inferInput<typeof api.uploads.create>['purpose']

const typeNames = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'application/pdf': 'PDF',
} as const

export type UploadFieldProps = Omit<FieldBasics, 'disabled'> & {
  purpose: UploadPurpose
  accept: readonly (keyof typeof typeNames)[]
  maxMegabytes: number
  /** What the form keeps of the file: where it lies in the store, or where it can be seen. */
  keep: 'key' | 'imageUrl'
  /** Where a stored picture can be seen by its key; with it, or where the form keeps the address itself, the picture is shown. */
  urlOf?: (key: string) => string | undefined
  /** What the form keeps once the picture was taken away; null unless it says so. */
  removedAs?: string
}

/** The file goes straight to the store, by a link that the server signs for one minute; a retry asks for a fresh one. */
export function UploadField(props: UploadFieldProps) {
  const { name, label, help, hint, isRequired, className } = props
  const { id, field, error } = useBoundField({ name, label })
  const core = useMessages(coreCatalogue)
  const { locale } = useLocale()
  // What was sent from here, by its key: the form knows the address only of what is stored.
  const [sent, setSent] = useState<Record<string, string>>({})
  const create = useMutation(api.uploads.create.mutationOptions())
  const types = new Intl.ListFormat(languageTags[locale], { type: 'disjunction' }).format(
    props.accept.map((type) => typeNames[type]),
  )
  const size = new Intl.NumberFormat(languageTags[locale], { style: 'unit', unit: 'megabyte' }).format(
    props.maxMegabytes,
  )

  const urlOf = props.keep === 'imageUrl' ? (value: string) => value : props.urlOf
  const url =
    field.value && field.value !== props.removedAs ? (sent[field.value] ?? urlOf?.(field.value)) : undefined
  return (
    <Field {...{ id, label, help, hint, isRequired, className, error }}>
      <FileUpload
        picture={
          urlOf &&
          (url === undefined ? null : { url, onRemove: () => field.onChange(props.removedAs ?? null) })
        }
        accept={props.accept}
        maxBytes={props.maxMegabytes * 1_000_000}
        texts={{
          ...core.upload,
          retry: core.action.retry,
          rules: core.upload.rules(types, size),
          wrongType: core.upload.wrongType(types),
          tooLarge: core.upload.tooLarge(size),
        }}
        onUpload={async (file, options) => {
          try {
            const { signedUrl, headers, key, imageUrl } = await create.mutateAsync({
              purpose: props.purpose,
              contentType: file.type,
              sizeBytes: file.size,
            })
            const result = await putFile({ url: signedUrl, headers, file, ...options })
            if (result === 'done') {
              setSent((known) => ({ ...known, [key]: imageUrl }))
              field.onChange({ key, imageUrl }[props.keep])
            }
            return result
          } catch (error) {
            return readError(error).code === null ? 'failed' : 'refused'
          }
        }}
      />
    </Field>
  )
}
