import { z } from 'zod'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { issueCertificate } from './certificates/issue-certificate.ts'
import { addComment } from './comments/add-comment.ts'
import { lessonCommentsInput, listLessonComments } from './comments/list-lesson-comments.ts'
import {
  certificateInput,
  commentInput,
  lessonDoneInput,
  positionInput,
  quizAnswersInput,
  studiedLesson,
  studiedMaterial,
} from './course.input.ts'
import { answerQuiz } from './study/answer-quiz.ts'
import { findLastStudy } from './study/find-last-study.ts'
import { getStudy } from './study/get-study.ts'
import { listFurtherOffers } from './study/list-further-offers.ts'
import { markLesson } from './study/mark-lesson.ts'
import { downloadLessonFile, downloadMaterial, openLesson } from './study/open-lesson.ts'
import { recordPosition } from './study/record-position.ts'

const customer = proceduresFor({ area: 'CUSTOMER' })
const ofGrant = z.strictObject({ grantId: z.uuid() })

export const customerCoursesApi = router({
  last: customer.read(findLastStudy),
  furtherOffers: customer.readLagging(listFurtherOffers),
  get: customer.read(ofGrant, getStudy),
  open: customer.write(studiedLesson, openLesson),
  download: customer.write(studiedLesson, downloadLessonFile),
  downloadMaterial: customer.write(studiedMaterial, downloadMaterial),
  position: customer.write(positionInput, recordPosition),
  mark: customer.write(lessonDoneInput, markLesson),
  answer: customer.write(quizAnswersInput, answerQuiz),
  comments: customer.read(lessonCommentsInput, listLessonComments),
  comment: customer.write(commentInput, addComment),
  certificate: customer.write(certificateInput, issueCertificate),
})
