// Every template, filled to its end on a phone: the files hold what was typed.
import { TEMPLATE_IDS } from '@menged/contracts/documents/lists'
import { loadTemplate } from '@menged/documents/preview'
import { EXAMPLES } from '@menged/documents/testing/examples'
import { hasPoppler, textOf } from '@menged/documents/testing/tools'
import { answer, button, card, fileOf, fillStepOf, next } from '../support/documents.ts'
import { badTexts, expect, expectNoAxeViolations, ready, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { wordsOf } from '../support/people.ts'

for (const id of TEMPLATE_IDS)
  for (const language of WALKED)
    test(`${id} is filled, made and downloaded (${language})`, async ({ page }) => {
      const t = wordsOf(language)
      const [template, values] = [await loadTemplate(id), EXAMPLES[id]]
      const steps = template.steps(values)
      await useLanguage(page, language)
      await page.goto(`/generative-ai?template=${id}`)
      await ready(page)
      for (const [index, step] of steps.entries()) {
        await fillStepOf(page, step, values, language)
        if (index < steps.length - 1) await next(page, language)
      }
      await expectNoAxeViolations(page)
      expect(await badTexts(page)).toEqual([])
      await expect(answer(page, 'agree')).toBeChecked()
      await button(page, t('documents.generate')).click()
      await expect(card(page).getByRole('heading', { level: 2 })).toHaveText(template.nameOf(values)[language])
      await expect(card(page).locator('.made-next > ol > li')).toHaveCount(template.next(values).length)
      const pdf = await fileOf(page, t('documents.download_pdf'))
      expect(pdf.start).toBe('%PDF')
      expect((await fileOf(page, t('documents.download_docx'))).start).toBe('PK\u0003\u0004')
      test.skip(!hasPoppler, 'not read, for want of poppler-utils')
      const text = textOf(pdf.content)
      const names = Object.entries(values).flatMap(([name, value]) => (/Name$/.test(name) && value !== '' ? [String(value)] : []))
      expect(names.filter((name) => !text.includes(name))).toEqual([])
    })
