export const words = { admin: { privacy: { tabs: { requests: 'अनुरोध' } } } }
