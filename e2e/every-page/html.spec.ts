// The HTML of eight pages as it is sent, by the rules of a linter that others keep.
import { HtmlValidate } from 'html-validate'
import { expect, test, WALKED } from '../support/fixtures.ts'

const PAGES = [
  '/',
  '/?page=2',
  '/search?q=passport',
  '/post/detail/trade-licence',
  '/about-us',
  '/privacy-policy',
  '/nowhere',
  '/lazy',
]

const linter = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes what it renders: attributes without a value, void elements with a slash, entities only where they must be.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-raw-characters': 'off',
    'no-implicit-button-type': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    // Measured sizes and shares of bars are data.
    'no-inline-style': 'off',
    // The policy names inline scripts by hash, and the rest comes from here.
    'require-sri': 'off',
    'attr-case': 'off',
    // What is not needed for the first paint stands after what is read.
    'element-permitted-content': 'off',
    'attribute-misuse': 'off',
    // axe judges landmarks as they are shown: a form without a name is none, and one of the two menus is always hidden.
    'unique-landmark': 'off',
    // Enter sends the search, on phones by the key that says so.
    'wcag/h32': 'off',
    // Firefox would bring back old ticks over those that the page remembers.
    'valid-autocomplete': 'off',
    'input-attributes': 'off',
    'no-implicit-input-type': 'off',
    // Choices that stand on their own are named without a visible line.
    'wcag/h71': 'off',
    // Tables that are laid out as rows on phones keep their roles only if these are said.
    'no-redundant-role': 'off',
  },
})

for (const language of WALKED) {
  for (const path of PAGES) {
    test(`${path} in ${language}`, { tag: '@desktop' }, async ({ request }) => {
      const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
      const report = await linter.validateString(await (await request.get(address)).text())
      const found = report.results.flatMap(({ messages }) => messages)
      expect(found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([])
    })
  }
}
