import { runServer } from '../../../api/src/main.ts'
import { samplePayments } from '../samples/payments.ts'

// `brand.config.ts` configures no payments until an owner does.
await runServer(samplePayments)
