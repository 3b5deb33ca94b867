/** Attributes of a new password's field, so that phones suggest valid passwords (rule ACC-3). */
export const suggestedPassword = {
  passwordrules:
    'minlength: 12; maxlength: 128; required: lower; required: upper; required: digit; required: [@$!%*?&];',
} as const
