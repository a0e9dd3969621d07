import { FileCheck2, RotateCw, Upload, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { useFieldWiring } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { Progress } from './progress.tsx'
import type { PutFileResult } from './put-file.ts'
import { showToast } from './toast.tsx'

export type FileUploadTexts = {
  choose: string
  /** Accepted types and size, shown before a file is picked: “JPG, PNG ou PDF de até 10 MB”. */
  rules: string
  uploading: string
  cancel: string
  retry: string
  replace: string
  remove: string
  wrongType: string
  tooLarge: string
  /** Shown beside the field after the server refused a file: names the accepted kinds of files. */
  notAccepted: string
  done: string
  refused: string
  failed: string
}

export type FileUploadProps = {
  texts: FileUploadTexts
  accept: readonly string[]
  maxBytes: number
  /** Asks for a fresh signed address and sends the file to it; called again on a retry. */
  onUpload: (
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<PutFileResult>
  id?: string | undefined
  disabled?: boolean | undefined
  /**
   * The existing picture, or null if there is none. Undefined for other files: the control then shows the
   * file's name.
   */
  picture?: { url: string; onRemove: () => void } | null | undefined
}

type Stage =
  | { name: 'empty' }
  | { name: 'sending'; file: File; share: number; controller: AbortController }
  | { name: 'stopped'; file: File; problem: string }
  | { name: 'sent'; file: File }

export function FileUpload({
  texts,
  accept,
  maxBytes,
  onUpload,
  disabled,
  picture,
  ...own
}: FileUploadProps) {
  const [stage, setStage] = useState<Stage>({ name: 'empty' })
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const wired = useFieldWiring(own)

  async function send(file: File) {
    const controller = new AbortController()
    setProblem(null)
    setStage({ name: 'sending', file, share: 0, controller })
    const onProgress = (share: number) =>
      setStage((current) => (current.name === 'sending' ? { ...current, share } : current))
    const result = await onUpload(file, { onProgress, signal: controller.signal })
    if (result === 'done') {
      // A picture is visible; only another kind of file needs its name shown.
      setStage(picture === undefined ? { name: 'sent', file } : { name: 'empty' })
      void showToast({ tone: 'positive', title: texts.done })
    } else if (result === 'aborted') {
      setStage({ name: 'empty' })
    } else {
      const isRefused = result === 'refused'
      setStage({ name: 'stopped', file, problem: isRefused ? texts.notAccepted : texts.failed })
      void showToast({ tone: 'negative', title: isRefused ? texts.refused : texts.failed })
    }
  }

  function take(file: File | undefined) {
    if (!file) return
    if (!accept.includes(file.type)) setProblem(texts.wrongType)
    else if (file.size > maxBytes) setProblem(texts.tooLarge)
    else void send(file)
  }

  const shownProblem = stage.name === 'stopped' ? stage.problem : problem
  return (
    <div className="grid gap-1.5">
      <fieldset
        aria-label={texts.rules}
        onDragOver={(event) => {
          event.preventDefault()
          setIsDraggedOver(true)
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsDraggedOver(false)
          if (!disabled) take(event.dataTransfer.files[0])
        }}
        className={joinClasses(
          'flex min-h-14 flex-wrap content-center items-center gap-x-4 gap-y-2 rounded-control border border-control border-dashed bg-surface p-3 transition-colors duration-(--duration-quick)',
          isDraggedOver && 'border-primary bg-primary-soft',
          shownProblem && 'border-negative',
        )}
      >
        {picture && (
          <img
            src={picture.url}
            alt=""
            className="size-16 shrink-0 rounded-control border border-default object-cover"
          />
        )}
        {stage.name === 'sending' ? (
          <>
            <div className="min-w-40 flex-1">
              <p className="mb-1.5 flex justify-between gap-3 text-sm">
                <span className="truncate">{stage.file.name}</span>
                <span className="shrink-0 text-muted tabular-nums">{Math.round(stage.share * 100)}%</span>
              </p>
              <Progress value={stage.share} label={texts.uploading} />
            </div>
            <IconButton label={texts.cancel} onClick={() => stage.controller.abort()}>
              <X />
            </IconButton>
          </>
        ) : (
          <>
            <div className="flex min-w-40 flex-1 items-center gap-2.5">
              {stage.name === 'sent' ? (
                <FileCheck2 aria-hidden="true" className="size-5 shrink-0 text-positive" />
              ) : (
                !picture && <Upload aria-hidden="true" className="size-5 shrink-0 text-muted" />
              )}
              <span className="min-w-0 text-muted text-sm">
                {stage.name === 'empty' ? texts.rules : stage.file.name}
              </span>
            </div>
            {stage.name === 'stopped' && (
              <Button size="small" icon={<RotateCw />} onClick={() => send(stage.file)}>
                {texts.retry}
              </Button>
            )}
            {picture && (
              <Button
                size="small"
                variant="ghost"
                disabled={disabled}
                onClick={() => {
                  picture.onRemove()
                  chooser.current?.focus()
                }}
              >
                {texts.remove}
              </Button>
            )}
            <Button ref={chooser} size="small" disabled={disabled} onClick={() => input.current?.click()}>
              {stage.name === 'empty' && !picture ? texts.choose : texts.replace}
            </Button>
          </>
        )}
        <input
          {...wired}
          ref={input}
          type="file"
          tabIndex={-1}
          accept={accept.join(',')}
          disabled={disabled}
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
    </div>
  )
}
