import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { RadioGroup } from '@balcao/ui/radio-group'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { studyCatalogue } from './catalogue.ts'
import type { OpenLesson } from './study.ts'

type QuizProps = {
  studied: { grantId: string; lessonId: string }
  version: number
  quiz: NonNullable<OpenLesson['quiz']>
}

/** Questions of a single choice each; the server judges the answers. */
export function Quiz({ studied, version, quiz }: QuizProps) {
  const { quiz: text } = useMessages(studyCatalogue)
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const [isMissing, setIsMissing] = useState(false)
  const answer = useAction(api.customer.courses.answer, { invalidates: [api.customer.courses.get] })
  const result = answer.data
  const isPassed = result?.isPassed ?? quiz.best?.isPassed ?? false
  const rightCount = result?.rightCount ?? quiz.best?.rightCount
  const total = quiz.questions.length

  function send() {
    const given = quiz.questions.map(({ id }) => answers[id])
    setIsMissing(given.includes(undefined))
    if (!given.includes(undefined)) answer.start({ ...studied, version, answers: given.map(Number) })
  }
  return (
    <section aria-label={text.title} className="grid grid-cols-1 gap-4">
      {rightCount === undefined ? (
        <p className="text-muted">{text.explain(quiz.passPercent)}</p>
      ) : (
        <Banner tone={isPassed ? 'positive' : 'pending'}>
          {isPassed ? text.passed(rightCount, total) : text.failed(rightCount, total)}
        </Banner>
      )}
      {quiz.questions.map(({ id, question, options }, place) => (
        <Card key={id} className="grid gap-3">
          <RadioGroup
            label={`${place + 1}. ${question}`}
            value={answers[id] ?? ''}
            onChange={(value) => setAnswers((known) => ({ ...known, [id]: value }))}
            options={options.map((label, option) => ({ value: String(option), label }))}
          />
          {result?.results && (
            <p className={result.results[place] ? 'text-positive text-sm' : 'text-negative text-sm'}>
              {result.results[place] ? text.right : text.wrong}
            </p>
          )}
        </Card>
      ))}
      {isMissing && (
        <p role="alert" className="text-negative text-sm">
          {text.unanswered}
        </p>
      )}
      {!isPassed && (
        <Button variant="primary" className="justify-self-start" isBusy={answer.isBusy} onClick={send}>
          {text.send}
        </Button>
      )}
    </section>
  )
}
