import './app/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { answers } from './api/answers';
import { router } from './app/router';
import { loadWords } from './words/catalogue';
import { firstLanguage, WordsProvider } from './words/words';

const show = (): void =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <WordsProvider>
        <QueryClientProvider client={answers}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </WordsProvider>
    </StrictMode>,
  );

// A page that the back button brings back as it was may show figures of a person who has signed out: it is read again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});

void loadWords(firstLanguage()).then(show);
