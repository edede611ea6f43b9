// What the browser of the journeys writes with: the fonts of an Android phone, or in the project of that name what the machine has.
import { hasPhoneFonts } from '../../scripts/browser.ts'
import { expect, test, useLanguage } from '../support/fixtures.ts'

test.skip(!hasPhoneFonts(), 'This machine has no Roboto and Noto Sans Ethiopic')

test('letters are those of a phone, or in its own run those of the machine', { tag: '@fonts' }, async ({ page }, { project }) => {
  await useLanguage(page, 'am')
  await page.goto('/post/detail/new-passport')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main article' })
  // Of the whole article: words in both scripts, bold ones and figures.
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId, selector: '*' })
  const families = new Set<string>()
  for (const each of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId: each })
    // The medium weight calls itself Roboto Medium.
    for (const { familyName } of fonts) families.add(familyName.replace(/^Roboto.*/, 'Roboto'))
  }
  if (project.name === 'system-fonts') expect([...families]).not.toContain('Roboto')
  else expect([...families].sort()).toEqual(['Noto Sans Ethiopic', 'Roboto'])
})
