import '../../app/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { answers } from '../../api/answers';
import { EnrolScreen } from './EnrolScreen';
import { SignedInScreen } from './SignedInScreen';
import { SignInScreen } from './SignInScreen';
import { TabletScreen } from './TabletScreen';
import { loadWords } from '../../words/catalogue';
import { firstLanguage, WordsProvider } from '../../words/words';

/** The screens before sign-in. They are a document of their own, which loads nothing of the application. */
const SCREENS = {
  '/sign-in': SignInScreen,
  '/signed-in': SignedInScreen,
  '/enrol': EnrolScreen,
  '/tablet': TabletScreen,
} as const;

const Screen = SCREENS[window.location.pathname.replace(/\/$/, '') as keyof typeof SCREENS];

const show = (): void =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <WordsProvider>
        <QueryClientProvider client={answers}>
          <Screen />
        </QueryClientProvider>
      </WordsProvider>
    </StrictMode>,
  );

void loadWords(firstLanguage()).then(show);
