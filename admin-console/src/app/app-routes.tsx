import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Frame } from './frame';

const NotFoundPage = lazy(async () => ({ default: (await import('../pages/not-found.page')).NotFoundPage }));

/** Every address of the console, each screen in a chunk of its own. */
export const AppRoutes = () => (
  <Routes>
    <Route path="/admin" element={<Frame />}>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
