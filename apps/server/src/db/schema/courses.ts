import type { CommentState, LessonKind, LessonRelease, ModuleRelease } from '@balcao/domain/delivery/courses'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { accessGrants } from './access.ts'
import { users } from './accounts.ts'
import { products } from './catalog.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/** The course of a digital product. Its row is locked by every change of the order of lessons. */
export const courses = pgTable(
  'courses',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    hasCertificate: boolean().notNull().default(true),
    /** Comments wait for the seller's approval. */
    approvesComments: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    unique().on(table.platformId, table.productId),
  ],
)

export const courseModules = pgTable(
  'course_modules',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    title: text().notNull(),
    release: text().$type<ModuleRelease>().notNull(),
    releaseAt: instant(),
    releaseDays: integer(),
    position: integer().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    index().on(table.platformId, table.productId, table.position),
  ],
)

export const courseLessons = pgTable(
  'course_lessons',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    moduleId: uuid().notNull(),
    kind: text().$type<LessonKind>().notNull(),
    title: text().notNull(),
    /** Text of the lesson, or the text under its video; see `lesson-text.ts` for its marks. */
    body: text().notNull().default(''),
    /** Key and size of the file of a VIDEO, AUDIO or FILE. */
    fileKey: text(),
    sizeBytes: bigint({ mode: 'number' }),
    /** Link to the video of a VIDEO at YouTube or Vimeo, in place of a file; see `external-video.ts`. */
    videoUrl: text(),
    /** Length of a video or audio, as read by the seller's browser. */
    seconds: integer(),
    /** Share of right answers that a QUIZ requires. */
    passPercent: integer().notNull().default(70),
    /** Visible to students. */
    isPublished: boolean().notNull().default(false),
    /** Visible to every visitor of the product's sample page. */
    isPreview: boolean().notNull().default(false),
    hasComments: boolean().notNull().default(true),
    release: text().$type<LessonRelease>().notNull().default('AS_MODULE'),
    releaseAt: instant(),
    releaseDays: integer(),
    position: integer().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    refersTo(table, table.moduleId, courseModules),
    index().on(table.platformId, table.productId),
    index().on(table.platformId, table.moduleId, table.position),
  ],
)

/** Files beside the contents of a lesson, for its students. */
export const lessonMaterials = pgTable(
  'lesson_materials',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    lessonId: uuid().notNull(),
    title: text().notNull(),
    fileKey: text().notNull(),
    sizeBytes: bigint({ mode: 'number' }).notNull(),
    position: integer().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    refersTo(table, table.lessonId, courseLessons),
    index().on(table.platformId, table.lessonId, table.position),
    index().on(table.platformId, table.fileKey),
  ],
)

/** Questions of a QUIZ. The server sends the number of the right option only to the seller. */
export const quizQuestions = pgTable(
  'quiz_questions',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    lessonId: uuid().notNull(),
    question: text().notNull(),
    options: jsonb().$type<string[]>().notNull(),
    rightOption: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    refersTo(table, table.lessonId, courseLessons),
    index().on(table.platformId, table.lessonId, table.position),
  ],
)

/** How far a student is in one lesson: evidence in a dispute about the sale. A row outlives its lesson. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    id: id(),
    platformId: platformId(),
    grantId: uuid().notNull(),
    lessonId: uuid().notNull(),
    title: text().notNull(),
    startedAt: instant().notNull(),
    seenAt: instant().notNull(),
    positionSeconds: integer().notNull().default(0),
    doneAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.grantId, accessGrants),
    unique().on(table.platformId, table.grantId, table.lessonId),
    index().on(table.platformId, table.grantId, table.seenAt),
  ],
)

export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: id(),
    platformId: platformId(),
    grantId: uuid().notNull(),
    lessonId: uuid().notNull(),
    answers: jsonb().$type<number[]>().notNull(),
    rightCount: integer().notNull(),
    questionCount: integer().notNull(),
    isPassed: boolean().notNull(),
    attemptedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.grantId, accessGrants),
    index().on(table.platformId, table.grantId, table.lessonId, table.attemptedAt),
  ],
)

/** Comments of students under a lesson, and the seller's answers below them. */
export const lessonComments = pgTable(
  'lesson_comments',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    lessonId: uuid().notNull(),
    /** The comment that this row answers. */
    parentId: uuid(),
    authorId: uuid().notNull(),
    body: text().notNull(),
    state: text().$type<CommentState>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    refersTo(table, table.lessonId, courseLessons),
    foreignKey({
      name: 'lesson_comments_parent_id_fk',
      columns: [table.platformId, table.parentId],
      foreignColumns: [table.platformId, table.id],
    }),
    refersTo(table, table.authorId, users),
    index().on(table.platformId, table.lessonId, table.createdAt, table.id),
    index().on(table.platformId, table.productId, table.createdAt, table.id),
    index().on(table.platformId, table.parentId),
    index().on(table.platformId, table.authorId, table.createdAt),
  ],
)

/** Certificate of a student who finished a course, with a code that any visitor can check. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    platformId: platformId(),
    grantId: uuid().notNull(),
    code: text().notNull(),
    /** Names of that day: a renamed account or course changes no certificate. */
    studentName: text().notNull(),
    courseName: text().notNull(),
    sellerName: text().notNull(),
    /** Number of lessons in the course at that time. */
    lessons: integer().notNull(),
    issuedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.grantId, accessGrants),
    unique().on(table.platformId, table.grantId),
    unique().on(table.platformId, table.code),
  ],
)
