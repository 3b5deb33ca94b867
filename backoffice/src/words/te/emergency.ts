import type { Translated } from '@thodu/api/contract/words/translated'
import type { emergencyWords as english } from '../en/emergency.ts'

/** Words of the sheet that is printed for the day the machine is dead; loaded with it. Commands stand as they are typed. */
export const emergencyWords: Translated<typeof english> = {
  title: 'అత్యవసర పత్రం',
  why: 'ఈ యంత్రం ఆగిపోయిన రోజు కోసం. ఇప్పుడే ప్రింట్ చేసి, బ్యాకప్ తాళంతో పాటు ఉంచండి; ముఖ్యమైన ప్రతి ఉదయం మళ్ళీ ప్రింట్ చేయండి.',
  print: 'ప్రింట్ చేయండి',
  printed: '%{brand}: అత్యవసర పత్రం, %{time} నాటిది',
  call: {
    title: 'ఎవరికి ఫోన్ చేయాలి',
    machine: 'యంత్రాన్ని చూసుకునేవారు',
    key: 'బ్యాకప్ తాళం ఎక్కడ ఉంది',
    copies: 'బ్యాకప్ నకళ్ళు ఎక్కడ ఉన్నాయి',
    office: 'ఆఫీసు',
    ambulance: 'అంబులెన్స్',
    none: 'నంబర్ లేదు',
    lastCopy: 'ఈ యంత్రం బయట చివరి నకలు: %{time}.',
    noCopy: 'ఇంకా ఏ నకలూ ఈ యంత్రం బయటికి వెళ్ళలేదు.',
    oneDisk: 'సమాచారం నకళ్ళన్నీ ఒకే డిస్క్‌లో ఉన్నాయి. అది పాడైతే అంతా పోతుంది.',
    lastBackup: 'చివరి బ్యాకప్, తిరిగి తెరిచి పరీక్షించింది: %{time}.',
  },
  start: {
    title: 'యంత్రం నడుస్తోంది, పేజీలు తెరుచుకోవడం లేదు',
    look: 'ఏమి జరిగిందో చూడండి:',
    again: 'మళ్ళీ మొదలుపెట్టండి:',
    full: 'డిస్క్ నిండి ఉంటే ఖాళీ చేయండి (df -h); అందుకోసం ఏదీ మళ్ళీ మొదలుపెట్టనవసరం లేదు.',
  },
  restore: {
    title: 'యంత్రం లేదా దాని సమాచారం పోయింది',
    install: 'మరో యంత్రాన్ని సిద్ధం చేయండి: docs/operations.md, “Install as a service”. ఇంకా మొదలుపెట్టకండి.',
    fetch: 'నకళ్ళు ఉన్న చోటు నుంచి తాజా nightly-….tar.sealed ఫైల్‌ను, భద్రమైన చోటు నుంచి తాళాన్ని తీసుకురండి.',
    run: 'తాళాన్ని టైప్ చేయండి (Ctrl-D తో ముగుస్తుంది), తిరిగి తెరవండి, తాళాన్ని తీసేయండి, మొదలుపెట్టండి:',
    after: 'అందరూ మళ్ళీ సైన్ ఇన్ అవ్వాలి. బ్యాకప్ తర్వాత బుక్ చేసిన కింది కుటుంబాలకు ఫోన్ చేయండి.',
  },
  reset: {
    title: 'ఆఫీసులోకి ఎవరూ సైన్ ఇన్ కాలేకపోతున్నారు',
    run: 'యంత్రం దగ్గర మరో అడ్మిన్‌ను చేయండి; పాస్‌వర్డ్ ఒక్కసారి కనబడుతుంది:',
  },
  bookings: {
    title: 'ఈ రోజుకు మొదలైన, పూర్తికాని బుకింగ్‌లు: %{count}',
    none: 'ఈ రోజు పూర్తికాని బుకింగ్‌లు లేవు.',
    notAll: 'మొదటి %{count} మాత్రమే; ఇంకా ఉన్నాయి.',
    family: 'కుటుంబం',
    patient: 'రోగి',
    caretaker: 'కేర్‌టేకర్',
    nobody: 'ఇంకా ఎవరూ లేరు',
    since: '%{day} నుంచి',
    inEmergency: 'అత్యవసరంలో: %{contact}',
  },
}
