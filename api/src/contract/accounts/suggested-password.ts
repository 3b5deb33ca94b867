/** Attributes of a field for a new password, so that passwords suggested by phones satisfy the rules (rule ACC-3). */
export const suggestedPassword = {
  passwordrules:
    'minlength: 12; maxlength: 128; required: lower; required: upper; required: digit; required: [@$!%*?&];',
} as const
