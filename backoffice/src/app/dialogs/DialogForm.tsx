import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { randomUuid } from '@thodu/api/contract/client/plain-http'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import {
  type DefaultValues,
  type FieldErrors,
  FormProvider,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
  useWatch,
} from 'react-hook-form'
import { useKeptText } from '../session/use-kept-text.ts'
import { readFieldErrors } from '../wire/http-client.ts'
import { readCachedUser } from '../wire/session.ts'
import { type Action, useAction } from '../wire/use-action.ts'
import { useBackCloses } from './use-back-closes.ts'
import { WhyOff } from './WhyOff.tsx'

export type FormState<Values> = {
  values: Values
  /** The message of each refused field. */
  errors: Readonly<Record<string, string>>
  /** Changes some values, for inputs that are not a `FormField`. */
  change: (changes: Partial<Values>) => void
  /** Deletes the draft, for another action that has saved it. */
  forget: () => void
}

type FormPartsProps<Values extends object, Answer> = Omit<Action<Values, Answer>, 'act' | 'showFailure'> & {
  /** Sends the values. The event's id is the same for each try, so that the server can apply them once. */
  act: (values: Values, clientEventId: string) => Promise<Answer>
  /** Key of the stored draft; without one nothing is stored. */
  draft?: string
  initial: Values
  /**
   * The fields that remain in the draft when the dialog is closed by Esc or Back, all of them by default. An amount from an hour
   * ago must not reappear; a written text must not be lost. Cancel and saving delete the whole draft.
   */
  lasting?: readonly (keyof Values)[]
  /** Checks the values before they are sent. Returns the message of each wrong field. */
  check?: Check<Values>
  /** The entry that is missing: Save is disabled, and this text is beside it (rule LOOK-11). */
  missing?: (values: Values) => string | undefined
  /** A problem of the whole form that is known before it is sent. */
  problem?: string | undefined
  saveLabel?: string
  cancelLabel?: string
  color?: ButtonProps['color']
  onClose: () => void
  children?: ReactNode | ((form: FormState<Values>) => ReactNode)
}

type Draft<Values> = { values?: Partial<Values>; clientEventId?: string }
function parse<Values>(kept: string): Draft<Values> {
  try {
    return JSON.parse(kept) as Draft<Values>
  } catch {
    return {}
  }
}

/** The values that differ from the initial ones: a draft must not undo other people's changes of untouched fields. */
function toDraft<Values extends object>(
  values: Values,
  initial: Values,
  clientEventId: string,
  names?: readonly string[],
) {
  const changed = Object.entries(values).filter(
    ([name, value]) =>
      (names?.includes(name) ?? true) && JSON.stringify(value) !== JSON.stringify(initial[name as keyof Values]),
  )
  return changed.length === 0 ? '' : JSON.stringify({ values: Object.fromEntries(changed), clientEventId })
}

const toErrors = <Values extends object>(messages: Readonly<Record<string, string>>): FieldErrors<Values> =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, { type: 'refused', message }]),
  ) as FieldErrors<Values>

type Check<Values> = (values: Values) => Readonly<Record<string, string>>
/** The resolver of react-hook-form for a check that returns the message of each wrong field. */
export const resolveBy =
  <Values extends object>(check: Check<Values>): Resolver<Values> =>
  (values) => {
    const found = check(values)
    return Object.keys(found).length === 0 ? { values, errors: {} } : { values: {}, errors: toErrors(found) }
  }

/** Content and buttons of a form in a dialog that has its own title; see `DialogForm`. */
export function FormParts<Values extends object, Answer>({
  draft,
  initial,
  lasting,
  check,
  missing,
  problem,
  saveLabel,
  cancelLabel,
  color = 'primary',
  onClose,
  act,
  onDone,
  children,
  ...action
}: FormPartsProps<Values, Answer>) {
  const translate = useTranslate()
  const whyId = useId()
  const [first] = useState(initial)
  const [kept, keep, forgetText] = useKeptText(draft ?? '')
  const [{ values: typed, clientEventId }] = useState(() => ({ clientEventId: randomUuid(), ...parse<Values>(kept) }))
  const isStored = useRef(draft !== undefined)
  const forget = () => {
    isStored.current = false
    forgetText()
  }
  const { mutate, error, isPending, ...sent } = useAction({
    ...action,
    act: (values: Values) => act(values, clientEventId),
    showFailure: 'form',
    onDone(answer: Answer) {
      forget()
      onDone?.(answer)
      onClose()
    },
  })
  const errors = useMemo(() => (error === null ? undefined : toErrors<Values>(readFieldErrors(error))), [error])
  const form = useForm<Values>({
    defaultValues: { ...first, ...typed } as DefaultValues<Values>,
    ...(errors ? { errors } : {}),
    resolver: resolveBy(check ?? (() => ({}))),
  })
  const values = useWatch({ control: form.control }) as Values
  const changed = toDraft(values, first, clientEventId)
  const last = useRef(values)
  useEffect(() => {
    last.current = values
  })
  useEffect(() => {
    if (isStored.current) keep(changed)
  }, [changed, keep])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the dialog closes
  useEffect(
    () => () => {
      // A session that has ended keeps everything: the user did not close the dialog.
      if (lasting && isStored.current && readCachedUser() !== null)
        keep(toDraft(last.current, first, clientEventId, lasting.map(String)))
    },
    [],
  )
  const state: FormState<Values> = {
    values,
    forget,
    errors: Object.fromEntries(
      Object.entries(form.formState.errors).map(([name, found]) => [name, String(found?.message ?? '')]),
    ),
    change(changes) {
      for (const [name, value] of Object.entries(changes))
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
          shouldValidate: form.formState.isSubmitted,
        })
    },
  }
  const why = missing?.(values)
  const isWrong = Object.keys(form.formState.errors).length > 0
  const shown = sent.problem ?? problem ?? (isWrong ? translate('app.checkFields') : undefined)
  return (
    <Box
      component="form"
      noValidate
      onKeyDown={(event) => {
        // Enter in a search field must not send the form.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'search')
          event.preventDefault()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (why === undefined && !isPending) void form.handleSubmit(mutate)()
      }}
      sx={{ display: 'contents' }}
    >
      {/* The form is between title and content, so that MUI's rule for their distance does not apply. */}
      <DialogContent sx={{ pt: 0 }}>
        <FormProvider {...form}>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {shown && <Alert severity="error">{shown}</Alert>}
            {typeof children === 'function' ? children(state) : children}
          </Stack>
        </FormProvider>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', px: 3, pb: 2 }}>
        {missing && <WhyOff id={whyId}>{isPending ? undefined : why}</WhyOff>}
        <Button
          onClick={() => {
            forget()
            onClose()
          }}
        >
          {cancelLabel ?? translate('app.cancel')}
        </Button>
        {/* While it is sent, a disabled button would lose the focus, and Escape would no longer work. */}
        <Button
          type="submit"
          variant="contained"
          color={color}
          disabled={why !== undefined}
          aria-disabled={isPending}
          {...(missing ? { 'aria-describedby': whyId } : {})}
        >
          {saveLabel ?? translate('app.save')}
        </Button>
      </DialogActions>
    </Box>
  )
}

export type DialogFormProps<Values extends object, Answer> = FormPartsProps<Values, Answer> & {
  title: string
  maxWidth?: DialogProps['maxWidth']
}

/**
 * A form in a dialog (decision 0093): it stores a draft (rule OFF-37), sends the values as one action, and shows a refusal above the
 * fields and beside each refused field. The dialog closes when it is saved. The phone's Back button closes it too.
 */
export function DialogForm<Values extends object, Answer>({
  title,
  maxWidth = 'md',
  ...form
}: DialogFormProps<Values, Answer>) {
  const titleId = useId()
  useBackCloses(true, form.onClose)
  return (
    <Dialog open onClose={form.onClose} fullWidth maxWidth={maxWidth} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormParts {...form} />
    </Dialog>
  )
}
