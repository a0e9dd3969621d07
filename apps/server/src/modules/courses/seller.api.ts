import { z } from 'zod'
import { giveAccess } from '#modules/access/given/give-access.ts'
import { givenAccessInput } from '#modules/access/given/given.input.ts'
import { takeBackAccess } from '#modules/access/given/take-back-access.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { answerComment, moderateComment } from './comments/answer-comment.ts'
import { courseCommentsInput, listCourseComments } from './comments/list-course-comments.ts'
import {
  answerInput,
  courseSettingsInput,
  lessonInput,
  lessonMoveInput,
  moderationInput,
  moduleInput,
  moduleMoveInput,
  newLessonInput,
} from './course.input.ts'
import { addLesson } from './editing/add-lesson.ts'
import { getCourse } from './editing/get-course.ts'
import { getLesson } from './editing/get-lesson.ts'
import { moveLesson } from './editing/move-lesson.ts'
import { moveModule } from './editing/move-module.ts'
import { removeLesson } from './editing/remove-lesson.ts'
import { removeModule } from './editing/remove-module.ts'
import { saveCourseSettings } from './editing/save-course-settings.ts'
import { saveLesson } from './editing/save-lesson.ts'
import { saveModule } from './editing/save-module.ts'
import { listStudents, studentListInput } from './students/list-students.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerCoursesApi = router({
  get: seller.read(z.strictObject({ productId: z.uuid() }), getCourse),
  saveSettings: seller.write(courseSettingsInput, saveCourseSettings),
  saveModule: seller.write(moduleInput, saveModule),
  moveModule: seller.write(moduleMoveInput, moveModule),
  removeModule: seller.write(z.strictObject({ moduleId: z.uuid() }), removeModule),
  lesson: seller.read(z.strictObject({ lessonId: z.uuid() }), getLesson),
  addLesson: seller.write(newLessonInput, addLesson),
  saveLesson: seller.write(lessonInput, saveLesson),
  moveLesson: seller.write(lessonMoveInput, moveLesson),
  removeLesson: seller.write(z.strictObject({ lessonId: z.uuid() }), removeLesson),
  students: seller.readLagging(studentListInput, listStudents),
  giveAccess: seller.write(givenAccessInput, giveAccess),
  takeBack: seller.write(z.strictObject({ grantId: z.uuid() }), takeBackAccess),
  comments: seller.readLagging(courseCommentsInput, listCourseComments),
  answerComment: seller.write(answerInput, answerComment),
  moderateComment: seller.write(moderationInput, moderateComment),
})
