// Names, type and website of an organisation: the same fields where it is added and where it is changed.
import { ORGANISATION_TYPES } from '@menged/contracts/categories'
import { LIMITS } from '@menged/contracts/limits'
import type { OrganisationForm } from '@menged/contracts/organisations'
import { shortNames } from '@menged/contracts/wire-names'
import { inEach } from '@menged/ethiopia/text'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { textIn } from '../../ui/forms/submitted.ts'
import { useT } from '../../words/language.tsx'

/** `nameEn`, `nameAm`: the language of each. */
const LANGUAGE_OF = shortNames(
  'name',
  inEach((each) => each),
)
type Name = keyof typeof LANGUAGE_OF
const NAMES = Object.keys(LANGUAGE_OF) as Name[]

export function organisationIn(form: FormData): OrganisationForm {
  const text = (name: string) => textIn(form, name)
  const type = text('type') === 'Government' ? 'Government' : 'Private'
  const names = Object.fromEntries(NAMES.map((name) => [name, text(name)])) as Record<Name, string>
  return { type, ...names, website: text('website') }
}

type Props = { id: string; values: OrganisationForm; errorOf: (field: string) => string | null }

export function OrganisationFields({ id, values, errorOf }: Props) {
  const t = useT()
  return (
    <>
      {NAMES.map((name) => (
        <TextField
          key={name}
          id={`${id}-${LANGUAGE_OF[name]}`}
          name={name}
          lang={LANGUAGE_OF[name]}
          label={t(`people.${name}`)}
          required
          requiredMark
          maxLength={LIMITS.title}
          defaultValue={values[name]}
          error={errorOf(name)}
        />
      ))}
      <SelectField
        id={`${id}-type`}
        name="type"
        label={t('people.type')}
        options={ORGANISATION_TYPES.map((type) => [type, t(`people.type_${type}`)] as const)}
        defaultValue={values.type}
      />
      <TextField
        id={`${id}-website`}
        name="website"
        type="url"
        label={t('people.website')}
        hint={t('people.websiteHint')}
        dir="ltr"
        maxLength={200}
        defaultValue={values.website}
        error={errorOf('website')}
      />
    </>
  )
}
