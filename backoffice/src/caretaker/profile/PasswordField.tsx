import VisibilityIcon from '@mui/icons-material/Visibility'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { suggestedPassword } from '@thodu/api/contract/accounts/suggested-password'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

type PasswordFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'slotProps'> & { label: string }

export function PasswordField({ label, ...props }: PasswordFieldProps) {
  const translate = useTranslate()
  const [shown, setShown] = useState(false)
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        onClick={() => setShown(!shown)}
        edge="end"
        aria-label={translate(shown ? 'caretaker.password.hide' : 'caretaker.password.show', { field: label })}
        sx={{ width: 44, height: 44 }}
      >
        {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextField
      {...props}
      label={label}
      type={shown ? 'text' : 'password'}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: {
          autoCapitalize: 'none',
          spellCheck: false,
          ...(props.autoComplete === 'new-password' && suggestedPassword),
        },
      }}
    />
  )
}
