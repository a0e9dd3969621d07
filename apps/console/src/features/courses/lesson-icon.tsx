import type { LessonKind } from '@balcao/domain/delivery/courses'
import { AlignLeft, FileText, Headphones, ListChecks, Video } from 'lucide-react'

const icons = { VIDEO: Video, AUDIO: Headphones, TEXT: AlignLeft, FILE: FileText, QUIZ: ListChecks }

export function LessonIcon({ kind, className }: { kind: LessonKind; className: string }) {
  const Icon = icons[kind]
  return <Icon aria-hidden="true" className={className} />
}
