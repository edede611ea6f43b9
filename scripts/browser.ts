// Finds a Chromium for the journeys, and the fonts that it shows; brings what is missing.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { aptInstall, isDebian, runShown } from './debian.ts'

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** Without windows, tabs and notifications: pages come in half the time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const NO_FONT = 'No font with Ethiopic letters is there. Install one, for example Noto Sans Ethiopic.'

const NO_PHONE_FONTS = `Journeys run with the fonts of this machine: it has no Roboto and Noto Sans Ethiopic, which a phone has.
Not run: what e2e/every-page/fonts.spec.ts says of a phone's fonts.`
const PACKAGES = ['fontconfig', 'fonts-noto-core', 'fonts-roboto-unhinted']

/** Those of an Android phone, or what the machine has. */
export type Fonts = 'phone' | 'system'
/** A shell is all that most journeys need; where there is none, a whole browser stands in. */
export type Kind = 'shell' | 'whole'
export type LaunchOptions = { executablePath: string; args: string[]; env: Record<string, string> }

/** What Playwright launches. @throws Error when there is no Chromium; `ensureBrowser` brings one. */
export function launchOptions(fonts: Fonts = 'phone', kind: Kind = 'shell'): LaunchOptions {
  const executablePath = findBrowser(kind)
  const env = fonts === 'phone' && !hasPhoneFonts() ? {} : { FONTCONFIG_FILE: configOf(fonts) }
  // Without UTF-8 a file with an Amharic name is saved as "download".
  const all = { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8', ...env }
  if (executablePath) return { executablePath, args: FLAGS, env: all }
  throw new Error('No Chromium was found. Set CHROME_PATH, or run "npm run e2e", which installs one.')
}

/** Makes sure that a Chromium and an Ethiopic font are there, and where they can be had the fonts of a phone. */
export function ensureBrowser(): void {
  if (!findBrowser('whole')) installBrowser()
  if (!findBrowser('whole')) throw new Error('No Chromium could be installed. Set CHROME_PATH to one of your own.')
  if (!process.env.CHROME_PATH && !canRun(SHELL) && isDebian()) aptInstall(['chromium-headless-shell'])
  if (!hasPhoneFonts() && process.platform === 'linux') {
    console.log("Installing a phone's fonts …")
    aptInstall(PACKAGES)
  }
  if (!hasEthiopicFont()) throw new Error(NO_FONT)
  if (!hasPhoneFonts()) console.log(NO_PHONE_FONTS)
}

const configOf = (fonts: Fonts): string => fileURLToPath(new URL(`../e2e/fonts/${fonts}.conf`, import.meta.url))

let phoneFonts: boolean | undefined
/** Asked of fontconfig, which only Linux has. */
export function hasPhoneFonts(): boolean {
  if (phoneFonts) return true
  const familyOf = (pattern: string) =>
    spawnSync('fc-match', ['--format=%{family[0]}', pattern], {
      encoding: 'utf8',
      env: { ...process.env, FONTCONFIG_FILE: configOf('phone') },
    }).stdout
  phoneFonts =
    process.platform === 'linux' && familyOf('sans-serif') === 'Roboto' && familyOf(':lang=am') === 'Noto Sans Ethiopic'
  return phoneFonts
}

function findBrowser(kind: Kind): string | undefined {
  const named = process.env.CHROME_PATH
  if (named && !canRun(named)) throw new Error(`CHROME_PATH is ${named}, which cannot be run.`)
  return [named, kind === 'shell' ? SHELL : undefined, ...PLACES, chromium.executablePath()].find((path) => path && canRun(path))
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installBrowser(): void {
  console.log('Installing Chromium …')
  if (!isDebian() || !aptInstall(['chromium', ...PACKAGES])) runShown('playwright', ['install', '--with-deps', 'chromium'])
}

/** Only Linux can list fonts; the other systems bring an Ethiopic font themselves. */
function hasEthiopicFont(): boolean {
  if (process.platform !== 'linux') return true
  const { stdout } = spawnSync('fc-list', [':lang=am'], { encoding: 'utf8' })
  return (stdout ?? '').trim() !== ''
}
