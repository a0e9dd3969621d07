import { Button } from '@balcao/ui/button'
import { Download } from 'lucide-react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QrCode } from './qr-code.tsx'
import { qrPng, qrSvg } from './qr-file.ts'
import { saveBlob } from './save-blob.ts'

/** QR code of a link, to be scanned here or saved for print and screen. */
export function QrShare({ text, label }: { text: string; label: string }) {
  const { qr } = useMessages(coreCatalogue)
  return (
    <div className="grid w-fit justify-items-center gap-2">
      <QrCode text={text} label={label} />
      <div className="flex gap-2">
        <Button size="small" icon={<Download />} onClick={() => saveBlob('qr-code.svg', qrSvg(text))}>
          {qr.svg}
        </Button>
        <Button
          size="small"
          icon={<Download />}
          onClick={() => void qrPng(text).then((file) => saveBlob('qr-code.png', file))}
        >
          {qr.png}
        </Button>
      </div>
    </div>
  )
}
