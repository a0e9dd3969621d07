import {
  type ContentFileKind,
  type ContentFileType,
  captionsBytesMax,
  contentBytesMax,
  contentFileKindOf,
  contentFileTypeOf,
  endingsOf,
  mediaKindOf,
  sentFileTypeOf,
} from '@balcao/domain/delivery/content-files'
import { importBytesMax } from '@balcao/domain/platform/imports'
import { Button } from '@balcao/ui/button'
import { Field, useFieldWiring } from '@balcao/ui/field'
import { IconButton } from '@balcao/ui/icon-button'
import { joinClasses } from '@balcao/ui/join-classes'
import { Progress } from '@balcao/ui/progress'
import { useQuery } from '@tanstack/react-query'
import { FileCheck2, Pause, Play, Upload, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { type FieldBasics, useBoundField } from '#kit/form/fields/use-bound-field.ts'
import { Renditions } from './renditions.tsx'
import { fileUploadCatalogue } from './upload-catalogue.ts'
import { type FileSender, type SenderStage, useFileSender } from './use-file-sender.ts'

/** CONTENT: any file given to buyers. IMPORT: a list of records, which no buyer sees. */
type Accepted = 'CONTENT' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'CAPTIONS' | 'IMPORT'

function kindsOf(accepts: Exclude<Accepted, 'IMPORT'>): readonly ContentFileKind[] {
  return accepts === 'CONTENT' ? ['VIDEO', 'AUDIO', 'DOCUMENT'] : [accepts]
}

function isAccepted(contentType: ContentFileType | 'text/csv', accepts: Accepted): boolean {
  if (contentType === 'text/csv' || accepts === 'IMPORT')
    return contentType === 'text/csv' && accepts === 'IMPORT'
  return kindsOf(accepts).includes(contentFileKindOf(contentType))
}

function chooserEndings(accepts: Accepted): string {
  const endings = accepts === 'IMPORT' ? ['csv'] : endingsOf(...kindsOf(accepts))
  return endings.map((ending) => `.${ending}`).join(',')
}

const bytesMaxOf: Partial<Record<Accepted, number>> = { CAPTIONS: captionsBytesMax, IMPORT: importBytesMax }

export type ContentFileFieldProps = Omit<FieldBasics, 'disabled'> & {
  accepts?: Accepted
  /** Called with the chosen file, before it is sent. */
  onChosen?: (file: File) => void
}

/** Form field of a product file. Its value is the key of the file, which is sent in parts and then checked. */
export function ContentFileField({ accepts = 'CONTENT', onChosen, ...props }: ContentFileFieldProps) {
  const { name, label, help, hint, isRequired, className } = props
  const { id, field, error } = useBoundField({ name, label })
  const sender = useFileSender(field.onChange)
  return (
    <Field {...{ id, label, help, hint, isRequired, className, error }}>
      <FileBox
        sender={sender}
        accepts={accepts}
        onChosen={onChosen}
        hasFile={Boolean(field.value)}
        onRemove={isRequired ? undefined : () => field.onChange(null)}
      />
      {isVideoKey(field.value) && <Renditions fileKey={field.value} />}
    </Field>
  )
}

/** A key ends in its file's extension. */
const isVideoKey = (key: unknown): key is string =>
  typeof key === 'string' && mediaKindOf(contentFileTypeOf(key) ?? '') === 'VIDEO'

type FileBoxProps = {
  sender: FileSender
  accepts: Accepted
  onChosen: ((file: File) => void) | undefined
  hasFile: boolean
  onRemove: (() => void) | undefined
}

function FileBox({ sender, accepts, onChosen, hasFile, onRemove }: FileBoxProps) {
  const text = useMessages(fileUploadCatalogue)
  const format = useFormat()
  const { stage } = sender
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const wired = useFieldWiring({})
  const bytesMax = bytesMaxOf[accepts] ?? contentBytesMax
  const sizeMax = format.fileSize(bytesMax)
  const isUnderway = stage.name === 'sending' || stage.name === 'paused'

  function take(file: File | undefined) {
    if (!file) return
    const contentType = sentFileTypeOf(file.name)
    if (contentType === undefined || !isAccepted(contentType, accepts)) setProblem(text.wrongKind[accepts])
    else if (file.size > bytesMax) setProblem(text.tooLarge(sizeMax))
    else {
      setProblem(null)
      onChosen?.(file)
      void sender.send(file)
    }
  }

  const wrongType = `${text.refusal.WRONG_TYPE} ${text.wrongKind[accepts]}`
  const shownProblem =
    stage.name === 'refused' ? refusalText(stage, { ...text.refusal, WRONG_TYPE: wrongType }) : problem
  return (
    <div className="grid gap-1.5">
      <fieldset
        aria-label={text.rules[accepts](sizeMax)}
        onDragOver={(event) => {
          event.preventDefault()
          setIsDraggedOver(true)
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsDraggedOver(false)
          if (stage.name !== 'sending' && stage.name !== 'checking') take(event.dataTransfer.files[0])
        }}
        className={joinClasses(
          'flex min-h-14 flex-wrap content-center items-center gap-x-4 gap-y-2 rounded-control border border-control border-dashed bg-surface p-3 transition-colors duration-(--duration-quick)',
          isDraggedOver && 'border-primary bg-primary-soft',
          shownProblem && 'border-negative',
        )}
      >
        {isUnderway ? (
          <Underway stage={stage} sender={sender} />
        ) : (
          <AtRest
            label={stage.name === 'empty' ? text.rules[accepts](sizeMax) : stage.file.name}
            isChecking={stage.name === 'checking'}
            isThere={stage.name === 'ready' || (stage.name === 'empty' && hasFile)}
            onChoose={() => input.current?.click()}
            onRemove={hasFile ? onRemove : undefined}
          />
        )}
        <input
          {...wired}
          ref={input}
          type="file"
          tabIndex={-1}
          accept={chooserEndings(accepts)}
          className="sr-only"
          onChange={(event) => {
            take(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </fieldset>
      {shownProblem && (
        <p role="alert" className="text-negative text-sm">
          {shownProblem}
        </p>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 text-muted text-sm">
        <span role="status">
          {stage.name === 'checking' && text.checking}
          {stage.name === 'ready' && (accepts === 'IMPORT' ? text.readyToImport : text.ready)}
          {isUnderway && text.comeBack}
        </span>
        {bytesMaxOf[accepts] === undefined && (!hasFile || stage.name !== 'empty') && <Storage />}
      </p>
    </div>
  )
}

function refusalText(
  { refusal }: Extract<SenderStage, { name: 'refused' }>,
  texts: Record<string, string>,
): string | undefined {
  return typeof refusal === 'string' ? texts[refusal] : refusal.text
}

/** Used part of the seller's storage. */
function Storage() {
  const text = useMessages(fileUploadCatalogue)
  const format = useFormat()
  const storage = useQuery(api.seller.files.storage.queryOptions())
  if (!storage.data) return null
  const { usedBytes, quotaBytes } = storage.data
  return (
    <span className="tabular-nums">
      {text.storage(format.fileSize(usedBytes), format.fileSize(quotaBytes))}
    </span>
  )
}

type AtRestProps = {
  label: string
  isChecking: boolean
  isThere: boolean
  onChoose: () => void
  onRemove: (() => void) | undefined
}

function AtRest({ label, isChecking, isThere, onChoose, onRemove }: AtRestProps) {
  const { upload } = useMessages(coreCatalogue)
  return (
    <>
      <div className="flex min-w-40 flex-1 items-center gap-2.5">
        {isThere ? (
          <FileCheck2 aria-hidden="true" className="size-5 shrink-0 text-positive" />
        ) : (
          <Upload aria-hidden="true" className="size-5 shrink-0 text-muted" />
        )}
        <span className="wrap-anywhere min-w-0 text-muted text-sm">{label}</span>
      </div>
      {isThere && onRemove && (
        <Button size="small" variant="ghost" onClick={onRemove}>
          {upload.remove}
        </Button>
      )}
      <Button size="small" isBusy={isChecking} onClick={onChoose}>
        {isThere ? upload.replace : upload.choose}
      </Button>
    </>
  )
}

type UnderwayProps = {
  stage: Extract<SenderStage, { name: 'sending' | 'paused' }>
  sender: FileSender
}

function Underway({ stage, sender }: UnderwayProps) {
  const text = useMessages(fileUploadCatalogue)
  const { upload } = useMessages(coreCatalogue)
  const format = useFormat()
  const { file, sentBytes } = stage
  const share = sentBytes / file.size
  return (
    <>
      <div className="min-w-40 flex-1">
        <p className="mb-1.5 flex justify-between gap-3 text-sm">
          <span className="truncate">{file.name}</span>
          <span className="shrink-0 text-muted tabular-nums">{Math.floor(share * 100)}%</span>
        </p>
        <Progress value={share} label={upload.uploading} />
        <p className="mt-1.5 text-muted text-sm tabular-nums">
          {stage.name === 'sending' && stage.isWaiting
            ? text.waiting
            : [
                text.sent(format.fileSize(sentBytes), format.fileSize(file.size)),
                ...(stage.name === 'paused' ? [text.paused] : []),
              ].join(' · ')}
        </p>
      </div>
      <div className="flex gap-1">
        {stage.name === 'paused' ? (
          <IconButton label={text.resume} onClick={() => void sender.send(file)}>
            <Play />
          </IconButton>
        ) : (
          <IconButton label={text.pause} onClick={sender.pause}>
            <Pause />
          </IconButton>
        )}
        <IconButton label={upload.cancel} onClick={sender.cancel}>
          <X />
        </IconButton>
      </div>
    </>
  )
}
