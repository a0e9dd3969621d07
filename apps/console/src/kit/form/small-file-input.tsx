import { Button } from '@balcao/ui/button'
import { useFieldWiring } from '@balcao/ui/field'
import { FileCheck2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

type SmallFileInputProps = {
  /** Value of the `accept` attribute. */
  accept: string
  /** Text about the accepted files, shown until a file is chosen. */
  rules: string
  /** Content in base64. */
  onRead: (content: string) => void
}

/** Field for a small file, which is sent inside its form. */
export function SmallFileInput({ accept, rules, onRead }: SmallFileInputProps) {
  const { upload } = useMessages(coreCatalogue)
  const wired = useFieldWiring({})
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string | null>(null)
  const Icon = name === null ? Upload : FileCheck2
  return (
    <div className="flex min-h-14 flex-wrap content-center items-center gap-x-4 gap-y-2 rounded-control border border-control border-dashed bg-surface p-3">
      <span className="flex min-w-40 flex-1 items-center gap-2.5 text-muted text-sm">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className="wrap-anywhere min-w-0">{name ?? rules}</span>
      </span>
      <Button size="small" onClick={() => input.current?.click()}>
        {name === null ? upload.choose : upload.replace}
      </Button>
      <input
        {...wired}
        ref={input}
        type="file"
        tabIndex={-1}
        accept={accept}
        className="sr-only"
        onChange={async ({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (!file) return
          setName(file.name)
          onRead(await base64Of(file))
        }}
      />
    </div>
  )
}

/** More than the server accepts: a file of this length, cut off, is refused there as too long. */
const bytesMax = 60_000

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, bytesMax).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
