import { expect, test } from 'vitest'
import { createPageStyles } from './page-styles.ts'

const cut = (css: string, main: string, behind = '') =>
  createPageStyles(css)(`<html dir="ltr"><body><main>${main}`, `</main>${behind}</body></html>`)
const main = (css: string, html: string): string => cut(css, html).main

test('a rule stays when one element carries all that its selector asks of it', () => {
  expect(main('.a.b{top:0}.a .b{left:0}p{right:0}', '<div class="a"><i class="b"></i></div>')).toBe('.a .b{left:0}')
  expect(main('.a,.z{top:0}', '<p class="x a"></p>')).toBe('.a{top:0}')
  expect(main(':is(.z,.a)>b{top:0}:where(.z) b{left:0}', '<p class="a"><b></b></p>')).toBe(':is(.z,.a)>b{top:0}')
  expect(main('.sm\\:x{top:0}.y>*{left:0}', '<p class="sm:x"></p>')).toBe('.sm\\:x{top:0}')
})

test('states that come by themselves stay, and what is for the pointer, the printer or the eye that follows comes later', () => {
  const css = 'p:focus{top:0}details[open]{left:0}p:not(.z){right:0}.dark p{bottom:0}html[data-waiting]{top:1px}'
  expect(main(css, '<p></p><details></details>')).toBe(css)
  expect(main('p:hover{top:0}@media print{p{left:0}}', '<p></p>')).toBe('')
  expect(main('@media (prefers-reduced-motion:no-preference){@keyframes in{0%{top:0}}p{animation:1s in}}', '<p></p>')).toBe('')
  expect(main('p{top:0;transition:top 1s}', '<p></p>')).toBe('p{top:0}')
  expect(main('[data-shown] p{top:0}', '<p></p>')).toBe('')
  expect(main('[data-shown] p{top:0}p[id]{left:0}', '<div data-shown><p id="x"></p></div>')).toBe(
    '[data-shown] p{top:0}p[id]{left:0}',
  )
  expect(main('p[aria-busy]{top:0}p[disabled]{left:0}:where(p:is([type=tel])){right:0}', '<p></p>')).toBe('')
  expect(main('p[aria-busy]{top:0}p[disabled]{left:0}', '<p aria-busy="true" disabled></p>')).toBe(
    'p[aria-busy]{top:0}p[disabled]{left:0}',
  )
  expect(main('html[dir=rtl] p{top:0}html[dir=ltr] p{left:0}', '<p></p>')).toBe('html[dir=ltr] p{left:0}')
})

test('variables, keyframes and blocks stay as long as something refers to them', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px}@keyframes in{0%{top:0}}@keyframes out{0%{top:0}}'
  expect(main(`${css}p{top:var(--a);animation:1s in}`, '<p></p>')).toBe(
    ':root{--a:var(--b);--b:1px}@keyframes in{0%{top:0}}p{top:var(--a);animation:1s in}',
  )
  expect(main(`${css}`, '<p style="top:var(--c)"></p>')).toBe(':root{--c:2px}')
  expect(main('@media (width>1px){.z{top:0}}@layer x,y;', '<p></p>')).toBe('@layer x,y;')
})

test('what only stands behind the page comes with it, in the order of the sheet', () => {
  expect(cut('p{top:0}.f,p b{left:0}.f{right:0}', '<p><b></b></p>', '<footer class="f"></footer>')).toEqual({
    main: 'p{top:0}p b{left:0}',
    behind: '.f{left:0}.f{right:0}',
  })
})
