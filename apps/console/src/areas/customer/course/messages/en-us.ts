import * as words from '#i18n/words/en-us.ts'
import type { StudyMessages } from './pt-br.ts'

export const messages: StudyMessages = {
  title: 'Lessons',
  lessonList: 'Lessons of the course',
  progress: (done, lessons, percent) =>
    `${done} of ${lessons === 1 ? '1 lesson' : `${lessons} lessons`} · ${percent}%`,
  moduleDone: (done, lessons) => `${done} of ${lessons}`,
  opensOn: (day) => `Opens on ${day}`,
  done: 'Lesson completed',
  empty: { title: 'Lessons coming soon', text: 'The store has not published lessons of this course yet.' },
  place: (module) => `Module: ${module}`,
  previous: 'Previous',
  next: 'Next',
  mark: 'Mark as completed',
  unmark: 'Mark as not completed',
  download: words.download,
  lessonFile: 'Lesson file',
  quiz: {
    title: 'Quiz',
    explain: (percent) => `Get at least ${percent}% right to complete this lesson.`,
    send: 'Submit answers',
    passed: (right, total) => `Passed: ${right} of ${total === 1 ? '1 answer' : `${total} answers`} right.`,
    failed: (right, total) =>
      `${right} of ${total === 1 ? '1 answer' : `${total} answers`} right. Review the lesson and try again.`,
    right: 'Right',
    wrong: 'Wrong',
    unanswered: 'Answer every question.',
  },
  certificate: {
    title: 'Certificate',
    left: (count) => (count === 1 ? '1 lesson left' : `${count} lessons left`),
    explain: 'Available once every lesson is completed.',
    issue: 'Issue certificate',
    name: 'Name on the certificate',
    nameHelp: 'Check it first: it cannot be changed later.',
    download: 'Download PDF',
    copy: words.copyLink,
    check: 'The recipient checks the code at the link, without seeing your data.',
  },
  comments: {
    title: 'Comments',
    label: 'Write a comment or question',
    send: 'Comment',
    sent: 'Comment published',
    sentWaiting: 'Comment sent. It appears once the store approves it.',
    waiting: 'Waiting for approval',
    seller: 'Store',
    empty: { title: 'No comments', text: 'Start the conversation about this lesson.' },
  },
}
