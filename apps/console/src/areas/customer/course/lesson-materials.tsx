import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { Download } from 'lucide-react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { studyCatalogue } from './catalogue.ts'
import type { OpenLesson } from './study.ts'

type Material = OpenLesson['materials'][number]
type Studied = { grantId: string; lessonId: string }

/** Files beside the contents of a lesson. */
export function LessonMaterials({ studied, materials }: { studied: Studied; materials: Material[] }) {
  const text = useMessages(studyCatalogue)
  return (
    <Card className="grid gap-3">
      <h3 className="font-medium">{text.materials}</h3>
      <ul className="grid gap-3">
        {materials.map((material) => (
          <MaterialRow key={material.id} studied={studied} material={material} />
        ))}
      </ul>
    </Card>
  )
}

function MaterialRow({ studied, material }: { studied: Studied; material: Material }) {
  const { id: materialId, title, sizeBytes } = material
  const text = useMessages(studyCatalogue)
  const format = useFormat()
  const download = useAction(api.customer.courses.downloadMaterial, {
    done: ({ url }) => window.location.assign(url),
  })
  return (
    <li className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{title}</p>
        <p className="text-muted text-sm">{format.fileSize(sizeBytes)}</p>
      </div>
      <Button
        size="small"
        icon={<Download />}
        isBusy={download.isBusy}
        aria-label={text.downloadMaterial(title)}
        onClick={() => download.start({ ...studied, materialId })}
      >
        {text.download}
      </Button>
    </li>
  )
}
