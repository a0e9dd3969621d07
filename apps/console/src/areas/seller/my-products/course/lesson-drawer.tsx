import { lessonReleases } from '@balcao/domain/delivery/courses'
import { lessonInput, materialsMax, questionsMax } from '@balcao/server/modules/courses/course.input'
import { Button } from '@balcao/ui/button'
import { RadioGroup } from '@balcao/ui/radio-group'
import { ListChecks, Paperclip, Trash2 } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { api } from '#api/client.ts'
import { ContentFileField } from '#features/media/content-file-field.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { courseCatalogue } from './catalogue.ts'
import { type LessonForm, lessonFormOf } from './lesson-form.ts'
import { QuestionFields } from './question-fields.tsx'
import { ReleaseFields } from './release-fields.tsx'

const { TextField, TextareaField, NumberField, RowsField, SwitchField } = fieldsOf<LessonForm>()

type LessonDrawerProps = { lessonId: string; onClose: () => void }

/** One lesson: its contents, its release, and whether students see it. */
export function LessonDrawer({ lessonId, onClose }: LessonDrawerProps) {
  const { lesson: text } = useMessages(courseCatalogue)
  const save = useAction(api.seller.courses.saveLesson)
  const remove = useAction(api.seller.courses.removeLesson, {
    invalidates: [api.seller.courses],
    done: text.removed,
  })
  const form = useRecordForm({
    query: api.seller.courses.lesson.queryOptions({ lessonId }),
    schema: lessonInput,
    toForm: (stored) => lessonFormOf(lessonId, stored),
    save: save.run,
    invalidates: [api.seller.courses.get],
  })
  const title = form.form.watch('title')
  return (
    <FormDrawer form={form} title={title || text.new} onClose={onClose}>
      <LessonFields />
      <ConfirmAction
        trigger={
          <Button variant="ghost" icon={<Trash2 />} className="justify-self-start">
            {text.remove}
          </Button>
        }
        title={text.removeTitle(title)}
        description={text.removeText}
        confirmLabel={text.remove}
        isDangerous
        onConfirm={async () => {
          await remove.run({ lessonId })
          onClose()
        }}
      />
    </FormDrawer>
  )
}

function LessonFields() {
  const { lesson: text } = useMessages(courseCatalogue)
  const { control, setValue } = useFormContext<LessonForm>()
  const [kind, fileKey, videoUrl, materials, questions] = useWatch({
    control,
    name: ['kind', 'fileKey', 'videoUrl', 'materials', 'questions'],
  })
  return (
    <div className="grid gap-5">
      <TextField name="title" label={text.title} isRequired />
      {kind === 'VIDEO' && (
        <RadioGroup
          label={text.videoSource}
          options={[
            { value: 'FILE', label: text.videoSources.FILE },
            { value: 'LINK', label: text.videoSources.LINK },
          ]}
          value={videoUrl === null ? 'FILE' : 'LINK'}
          onChange={(source) => setValue('videoUrl', source === 'FILE' ? null : '', { shouldDirty: true })}
        />
      )}
      {videoUrl !== null && (
        <TextField name="videoUrl" label={text.videoUrl} help={text.videoUrlHelp} isRequired />
      )}
      {(kind === 'AUDIO' || kind === 'FILE' || (kind === 'VIDEO' && videoUrl === null)) && (
        <ContentFileField
          name="fileKey"
          label={text.file}
          {...(fileKey && { help: text.fileKept })}
          accepts={kind === 'FILE' ? 'DOCUMENT' : kind}
          onChosen={async (file) =>
            setValue('seconds', kind === 'FILE' ? null : await readMediaSeconds(file))
          }
          isRequired
        />
      )}
      <TextareaField
        name="body"
        label={kind === 'TEXT' ? text.body : text.description}
        help={text.bodyHelp}
        rows={kind === 'TEXT' ? 14 : 4}
      />
      {kind === 'QUIZ' && (
        <>
          <NumberField name="passPercent" label={text.passPercent} isRequired />
          <RowsField
            name="questions"
            label={text.questions}
            help={text.questionsHelp}
            rowLabel={(index) => questions[index]?.question || text.newQuestion}
            addLabel={text.addQuestion}
            newRow={() => ({ question: '', options: [{ text: '' }, { text: '' }], rightOption: 0 })}
            max={questionsMax}
            empty={{ icon: <ListChecks />, title: text.questions, description: text.questionsHelp }}
          >
            {(path) => <QuestionFields path={path} />}
          </RowsField>
        </>
      )}
      <RowsField
        name="materials"
        label={text.materials}
        help={text.materialsHelp}
        rowLabel={(index) => materials[index]?.title || text.newMaterial}
        addLabel={text.addMaterial}
        newRow={() => ({ title: '', fileKey: null })}
        max={materialsMax}
        empty={{ icon: <Paperclip />, title: text.noMaterials, description: text.materialsHelp }}
      >
        {(path) => (
          <div className="grid gap-4">
            <TextField name={`${path}.title`} label={text.materialTitle} isRequired />
            <ContentFileField
              name={`${path}.fileKey`}
              label={text.materialFile}
              accepts="DOCUMENT"
              isRequired
            />
          </div>
        )}
      </RowsField>
      <ReleaseFields releases={lessonReleases} />
      <SwitchField name="isPreview" label={text.isPreview} help={text.isPreviewHelp} />
      <SwitchField name="hasComments" label={text.hasComments} />
      <SwitchField name="isPublished" label={text.isPublished} help={text.isPublishedHelp} />
    </div>
  )
}

/** Length of a video or recording; null if this browser cannot play it. */
function readMediaSeconds(file: File): Promise<number | null> {
  const media = document.createElement('video')
  const url = URL.createObjectURL(file)
  return new Promise((resolve) => {
    const end = (seconds: number) => {
      URL.revokeObjectURL(url)
      resolve(Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null)
    }
    media.preload = 'metadata'
    media.onloadedmetadata = () => end(media.duration)
    media.onerror = () => end(0)
    media.src = url
  })
}
