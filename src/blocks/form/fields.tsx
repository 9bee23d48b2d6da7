import { memo } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { Field } from '../../ui/forms/field.tsx'
import { RadioStations } from '../../ui/forms/radioStations.tsx'
import { emailPattern, type FieldErrors, leastDescription } from './values.ts'

interface Props {
  /** The id of the form, with which those of its fields begin. */
  id: string
  words: BlockProps['form']
  errors: FieldErrors
}

/** What a visitor fills in, with what is wrong at each field. What happens at the foot of the form leaves it as it is. */
export const Fields = memo(function Fields({ id, words, errors }: Props) {
  return (
    <>
      <Field
        id={`${id}name`}
        name="name"
        label={words.nameLabel}
        error={words.nameError}
        isWrong={errors.has('name')}
        kind="text"
        autoComplete="name"
        maxLength={200}
      />
      <Field
        id={`${id}email`}
        name="email"
        label={words.emailLabel}
        error={words.emailError}
        isWrong={errors.has('email')}
        kind="email"
        autoComplete="email"
        pattern={emailPattern}
        maxLength={254}
      />
      <RadioStations
        id={`${id}reason`}
        name="reason"
        label={words.reasonLabel}
        options={words.reasons}
        error={words.reasonError}
        isWrong={errors.has('reason')}
      />
      <Field
        id={`${id}description`}
        name="description"
        label={words.descriptionLabel}
        hint={words.descriptionHint}
        error={words.descriptionError}
        isWrong={errors.has('description')}
        kind="area"
        minLength={leastDescription}
        maxLength={5000}
      />
    </>
  )
})
