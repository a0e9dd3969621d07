import { expect, test } from 'vitest'
import { adultProblem, ageOn } from './age-ratings.ts'

test.each([
  ['2008-03-14', '2026-03-13', 17],
  ['2008-03-14', '2026-03-14', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('a person born on %s is, on %s, %i years old', (birthDate, day, age) => {
  expect(ageOn(birthDate, day)).toBe(age)
})

test.each([
  ['', 'birth_date_required'],
  ['14/03/1990', 'birth_date_required'],
  ['2027-01-01', 'birth_date_required'],
  ['0199-01-01', 'birth_date_required'],
  ['2008-03-14', 'buyer_under_age'],
  ['2008-03-13', null],
])('a birth date %j is judged as %j', (birthDate, problem) => {
  expect(adultProblem(birthDate, '2026-03-13')).toBe(problem)
})
