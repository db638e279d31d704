import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Frame } from './frame';

const LoginPage = lazy(async () => ({ default: (await import('../pages/login.page')).LoginPage }));
const DashboardPage = lazy(async () => ({ default: (await import('../pages/dashboard.page')).DashboardPage }));
const PostsPage = lazy(async () => ({ default: (await import('../pages/posts.page')).PostsPage }));
const PostEditorPage = lazy(async () => ({ default: (await import('../pages/post-editor.page')).PostEditorPage }));
const MessagesPage = lazy(async () => ({ default: (await import('../pages/messages.page')).MessagesPage }));
const UsersPage = lazy(async () => ({ default: (await import('../pages/users.page')).UsersPage }));
const LinkPage = lazy(async () => ({ default: (await import('../pages/link.page')).LinkPage }));
const AccountPage = lazy(async () => ({ default: (await import('../pages/account.page')).AccountPage }));
const AuditPage = lazy(async () => ({ default: (await import('../pages/audit.page')).AuditPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('../pages/not-found.page')).NotFoundPage }));

/** Every address of the console, each screen in a chunk of its own. */
export const AppRoutes = () => (
  <Suspense>
    <Routes>
      <Route path="/admin/login" element={<LoginPage />} />
      <Route path="/admin/invitation/:token" element={<LinkPage purpose="invitation" />} />
      <Route path="/admin/reset/:token" element={<LinkPage purpose="reset" />} />
      <Route path="/admin" element={<Frame />}>
        <Route index element={<DashboardPage />} />
        <Route path="posts" element={<PostsPage />} />
        <Route path="posts/new" element={<PostEditorPage />} />
        <Route path="posts/:id/edit" element={<PostEditorPage />} />
        <Route path="messages" element={<MessagesPage />} />
        <Route path="users" element={<UsersPage />} />
        <Route path="account" element={<AccountPage />} />
        <Route path="audit" element={<AuditPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  </Suspense>
);
