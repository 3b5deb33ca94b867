export const breach = {
  subject: 'आपकी निजी जानकारी के साथ कुछ गड़बड़ हुई है',
  text: 'हमारे पास रखी आपकी निजी जानकारी के साथ कुछ गड़बड़ हुई है। हमें खेद है। अभी तक हमें इतना पता है।',
  facts: {
    nature: 'क्या हुआ',
    extent: 'कौन-सी जानकारी',
    when: 'कब',
    consequences: 'आप पर इसका असर',
    measures: 'हमने क्या किया',
    safetySteps: 'आप क्या कर सकते हैं',
    contact: 'किससे पूछें',
  },
  working: 'हम इस पर काम कर रहे हैं।',
  since: (from: string) => `${from} से`,
  between: (from: string, until: string) => `${from} से ${until} तक`,
  team: {
    openedSubject: (code: string) => `डेटा लीक ${code}: बोर्ड को अभी बताएँ`,
    opened: 'पहले बोर्ड को तुरंत पहली ख़बर दें, फिर पूरी जानकारी। जिनकी जानकारी है, उन्हें भी बताएँ।',
    subject: (code: string, hours: number) =>
      hours === 1 ? `डेटा लीक ${code}: 1 घंटा बाक़ी` : `डेटा लीक ${code}: ${hours} घंटे बाक़ी`,
    overSubject: (code: string) => `डेटा लीक ${code}: पूरी जानकारी देर से है`,
    text: 'बोर्ड को अभी पूरी जानकारी नहीं मिली है।',
    due: 'बोर्ड को जानकारी देने की आख़िरी घड़ी',
    aware: 'कब पता चला',
    action: 'डेटा लीक खोलें',
  },
}
